"""Small programs that measure other libraries, run by an interpreter of their own."""
