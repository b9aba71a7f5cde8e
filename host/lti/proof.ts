import { storage } from '../../src/core/storage.ts'
import { atPlatform, offeredTarget, type StoragePlace } from './platform-storage.ts'

/** Where the proof of a login is kept until its launch, under which name. */
export interface ProofPlace extends StoragePlace {
  key: string
}

const tab = storage('session')

/** Written to learn whether anything stays. */
const PROBE = '1'

/** The platform's frame that has been offered, or that is there when one is asked for. */
async function knownPlace({ target, origin }: StoragePlace): Promise<StoragePlace> {
  return { origin, target: target || (await offeredTarget()) }
}

/** Keeps it with the platform, where that offers to, and in this tab, where a browser lets a frame keep anything. */
export async function keepProof({ key, ...place }: ProofPlace, proof: string): Promise<void> {
  const isKept = tab.write(key, proof)
  await atPlatform(isKept ? place : await knownPlace(place), key, proof)
}

/** What tells that this browser is the one that began a login. */
export interface TakenProof {
  /** Null where it has none. */
  proof: string | null
  /** Whether it keeps things for this page at all. */
  hasStorage: boolean
}

/** The proof that this browser has kept, which it keeps no longer. */
export async function takeProof({ key, ...place }: ProofPlace): Promise<TakenProof> {
  const own = tab.read(key) ?? null
  const hasStorage = tab.write(key, PROBE)
  tab.remove(key)
  const known = own === null ? await knownPlace(place) : place
  const proof = own ?? (await atPlatform(known, key))
  // some answer that nothing cannot be kept; it lasts no longer than their page
  void atPlatform(known, key, null)
  return { proof, hasStorage }
}
