import sys

from quartett.cli import main

sys.exit(main())
