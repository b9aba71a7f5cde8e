import { storage } from '../../src/core/storage.ts'
import { atPlatform, offeredTarget, type StoragePlace } from './platform-storage.ts'

/** Where the proof of a login is kept until its launch, under which name. */
export interface ProofPlace extends StoragePlace {
  key: string
}

const tab = storage('session')

/** The platform's frame that has been offered, or that is there when one is asked for. */
async function knownPlace({ target, origin }: StoragePlace): Promise<StoragePlace> {
  return { origin, target: target || (await offeredTarget()) }
}

/** Keeps it with the platform, where that offers to, and in this tab, where a browser lets a frame keep anything. */
export async function keepProof({ key, ...place }: ProofPlace, proof: string): Promise<void> {
  const isKept = tab.write(key, proof)
  await atPlatform(isKept ? place : await knownPlace(place), key, proof)
}

/** The proof that this browser has kept, which it keeps no longer; null where it has none. */
export async function takeProof({ key, ...place }: ProofPlace): Promise<string | null> {
  const own = tab.read(key) ?? null
  tab.remove(key)
  const known = own === null ? await knownPlace(place) : place
  const proof = own ?? (await atPlatform(known, key))
  // some answer that nothing cannot be kept; it lasts no longer than their page
  void atPlatform(known, key, null)
  return proof
}
