/// See arguments.c; there is nothing to call.
#pragma once
