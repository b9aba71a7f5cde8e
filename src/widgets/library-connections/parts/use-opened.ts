import { useEffect, useState } from 'react'
import type { Opened } from './modals/opened.ts'

/** Of the request whose details are open. */
const idOf = (opened: Opened | null): number | null => (opened?.at === 'request' ? opened.id : null)

/**
 * What is open above the page: a request that the page names, or what was opened here.
 * @param shown told when the details of a request are opened, or closed (null)
 */
export function useOpened(requestId: number | null, shown: (requestId: number | null) => void) {
  const [opened, setOpened] = useState<Opened | null>(null)

  // a page that names what was opened here, as an address does, says nothing new
  useEffect(
    () =>
      setOpened(before => {
        if (idOf(before) === requestId) return before
        return requestId === null ? null : { at: 'request', id: requestId }
      }),
    [requestId],
  )

  function open(next: Opened | null): void {
    setOpened(next)
    if (idOf(next) !== idOf(opened)) shown(idOf(next))
  }

  return { opened, open }
}
