#!/bin/sh
# Plays any game by choosing at random: the smallest program for a shell.
#
#     quartett seat "LINK" --text -- sh examples/programs/any.sh
#
# It reads plain text: `choice` lines are counted until `go`, and a number is the answer; after `no`
# another one is owed. See docs/programs.md.
seed=$$
choices=0
while read -r word rest; do
  case $word in
    question) choices=0 ;;
    choice) choices=$((choices + 1)) ;;
    go | no)
      seed=$(((seed * 1103515245 + 12345) % 2147483648))
      echo $((seed / 65536 % choices + 1))
      ;;
  esac
done
