import type { ReadableAtom } from 'nanostores'
import { useCallback, useRef, useSyncExternalStore } from 'react'

/**
 * What a store holds, in a view that follows it. The store is read again once it is listened to: a change that comes
 * between rendering and that must not be missed, and a computed store may be let go of in between, so that it does not
 * tell what has changed until then (@nanostores/react 2.0 looks before it listens).
 */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  // a poll that nobody listens to yet is another object each time it is read
  const shown = useRef<Value>(undefined as Value)
  shown.current = store.get()

  const subscribe = useCallback(
    (changed: () => void) => {
      const look = () => {
        const value = store.get()
        if (Object.is(value, shown.current)) return
        shown.current = value
        changed()
      }
      const stop = store.listen(look)
      look()
      return stop
    },
    [store],
  )
  return useSyncExternalStore(subscribe, () => shown.current)
}
