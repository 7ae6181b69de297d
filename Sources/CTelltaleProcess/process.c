#include "telltale_process.h"
