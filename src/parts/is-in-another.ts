import { useContext } from 'react'
import { StyleRoot } from '../ui/style-root.ts'

/** Whether the element that this is shown in stands in another one of ours, which has the frame and the way back. */
export function useIsInAnother(): boolean {
  const root = useContext(StyleRoot)
  const around = root instanceof ShadowRoot && root.host.getRootNode()
  return around instanceof ShadowRoot && around.host.localName.startsWith('cx-')
}
