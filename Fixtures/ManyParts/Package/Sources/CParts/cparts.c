#include "cparts.h"

/* C89: no line comments, no declarations in between. */
int cparts_next(int value) { return value + CPARTS_STEP; }
