/** What a process that imports the server and does not start at its entry is started with. */
export const QUICK_IMPORTS = '--import=./server/quick-imports.ts'
