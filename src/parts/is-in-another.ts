import { useContext } from 'react'
import { StyleRoot } from '../ui/style-root.ts'

const CLASSROOM = 'cx-classroom'
/** Its tab, and the part of that. */
const LEVELS_OF_CLASSROOM = 2

/** Whether the element that this is shown in stands in another one of ours, which has the frame and the way back. */
export function useIsInAnother(): boolean {
  const root = useContext(StyleRoot)
  const around = root instanceof ShadowRoot && root.host.getRootNode()
  return around instanceof ShadowRoot && around.host.localName.startsWith('cx-')
}

/** The level of a heading in an element that may stand in a classroom, whose parts have headings of their own. */
export function useLevel(alone: number): number {
  const root = useContext(StyleRoot)
  let around: Node | undefined = root
  while (around instanceof ShadowRoot && around.host.localName !== CLASSROOM)
    around = around.host.getRootNode()
  return around instanceof ShadowRoot ? alone + LEVELS_OF_CLASSROOM : alone
}
