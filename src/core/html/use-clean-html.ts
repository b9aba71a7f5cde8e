import { type RefObject, useEffect, useRef } from 'react'
import { cleanHtml } from './clean-html.ts'

/** The `ref` of what shows HTML that a person wrote: cleaned, and where the cleaner does not come, its text alone. */
export function useCleanHtml(html: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isShown = true
    cleanHtml(html).then(
      nodes => isShown && place.current?.replaceChildren(nodes),
      () => isShown && place.current?.replaceChildren(html.replace(/<[^>]*>/g, ' ')),
    )
    return () => {
      isShown = false
    }
  }, [html])
  return place
}
