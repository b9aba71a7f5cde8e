import { atom, onStart, onStop, type ReadableAtom } from 'nanostores'

/**
 * What is made of what stores hold, as long as somebody listens: a computed store would hold on to them for a second
 * longer, and a poll would go on asking.
 */
export function followStores<Made>(
  stores: readonly ReadableAtom<unknown>[],
  make: () => Made,
): ReadableAtom<Made> {
  const $made = atom(make())
  let leaves: (() => void)[] = []
  onStart($made, () => {
    leaves = stores.map($store => $store.listen(() => $made.set(make())))
    $made.set(make())
  })
  onStop($made, () => {
    for (const leave of leaves) leave()
  })
  return $made
}
