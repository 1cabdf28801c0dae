// Plays any game by choosing at random: the smallest program in JavaScript (Node, no packages).
//
//     quartett seat "LINK" -- node examples/programs/any.js
//
// It reads lines of JSON and answers each `ask` and each `refused` with one line. See
// docs/programs.md.
const readline = require('node:readline');

let choices = [];
readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'ask') choices = message.choices;
  if (message.type === 'ask' || message.type === 'refused') {
    console.log(choices[Math.floor(Math.random() * choices.length)].move);
  }
});
