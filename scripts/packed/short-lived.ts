// Loaded before a program by NODE_OPTIONS (scripts/pack-packages.ts). A process of a test ends before better code for
// PGlite's WebAssembly has paid for its making: a file of forty tests takes a quarter less of a core without it.
import { setFlagsFromString } from 'node:v8'

setFlagsFromString('--liftoff-only')
