/** Longest time (ms) that a plugin of a server may take to be there; a busy machine takes its time. */
export const PLUGIN_MS = 120_000
