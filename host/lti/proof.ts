import { atPlatform, type StoragePlace } from './platform-storage.ts'

/** Where the proof of a login is kept until its launch, under which name. */
export interface ProofPlace extends StoragePlace {
  key: string
}

/** What a browser may refuse a frame of another site. */
function inBrowser<Value>(work: (storage: Storage) => Value): Value | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}

/** Keeps it with the platform, where that offers to, and in this tab. */
export async function keepProof({ key, ...place }: ProofPlace, proof: string): Promise<void> {
  inBrowser(storage => storage.setItem(key, proof))
  await atPlatform(place, key, proof)
}

/** The proof that this browser has kept, which it keeps no longer; null where it has none. */
export async function takeProof({ key, ...place }: ProofPlace): Promise<string | null> {
  const own = inBrowser(storage => storage.getItem(key))
  inBrowser(storage => storage.removeItem(key))
  const proof = own ?? (await atPlatform(place, key))
  // some answer that nothing cannot be kept; it lasts no longer than their page
  void atPlatform(place, key, null)
  return proof
}
