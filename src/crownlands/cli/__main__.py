"""`python -m crownlands.cli`."""

import sys

from crownlands.cli.main import main

sys.exit(main())
