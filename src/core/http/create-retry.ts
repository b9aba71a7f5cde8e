import { atom } from 'nanostores'

/** A retry that a person asked for, once at a time, and whether it is under way. */
export function createRetry(again: () => Promise<void>) {
  const $retrying = atom(false)

  async function retry(): Promise<void> {
    if ($retrying.get()) return
    $retrying.set(true)
    try {
      await again()
    } finally {
      $retrying.set(false)
    }
  }

  return { $retrying, retry }
}
