import { atom } from 'nanostores'

/**
 * What the open connection says of the signed-in teacher's revision, and of the build; null while there is none, and the
 * question has to be asked by calls (core/shell/watch.ts).
 */
export const $liveRevision = atom<{ revision: string; build: string } | null>(null)
