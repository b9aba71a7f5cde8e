import { storage } from '../../src/core/storage.ts'
import { atPlatform, type StoragePlace } from './platform-storage.ts'

/** Where the proof of a login is kept until its launch, under which name. */
export interface ProofPlace extends StoragePlace {
  key: string
}

const tab = storage('session')

/** Keeps it with the platform, where that offers to, and in this tab, where a browser lets a frame keep anything. */
export async function keepProof({ key, ...place }: ProofPlace, proof: string): Promise<void> {
  tab.write(key, proof)
  await atPlatform(place, key, proof)
}

/** The proof that this browser has kept, which it keeps no longer; null where it has none. */
export async function takeProof({ key, ...place }: ProofPlace): Promise<string | null> {
  const own = tab.read(key) ?? null
  tab.remove(key)
  const proof = own ?? (await atPlatform(place, key))
  // some answer that nothing cannot be kept; it lasts no longer than their page
  void atPlatform(place, key, null)
  return proof
}
