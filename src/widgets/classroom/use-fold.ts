import { useLayoutEffect, useState } from 'react'
import type { User } from '../../contract/entities/user.ts'
import { useStore } from '../../core/use-store.ts'
import { createFold } from './fold-store.ts'
import type { ClassroomHandle } from './types.ts'

/** Up to here a phone's layout stands (classroom.css), in `em`. */
export const NARROW_EM = 30

function isNarrow(element: HTMLElement): boolean {
  const em = Number.parseFloat(getComputedStyle(element).fontSize)
  return element.getBoundingClientRect().width <= NARROW_EM * em
}

/** Whether the general information is folded. The element's property says so, too. */
export function useFold(user: User | null, collapsed: boolean, widget: ClassroomHandle) {
  const [fold] = useState(() => createFold(user?.id ?? 0, collapsed, isNarrow(widget.element)))
  const folded = useStore(fold.$folded)
  const isAskedFor = useStore(fold.$isAskedFor)
  useLayoutEffect(() => {
    Object.assign(widget.element, { collapseInformation: folded })
  }, [folded, widget])
  // the property as it is by now: the value that is handed down may be an echo of the choice before the last
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is handed down says when to look
  useLayoutEffect(() => {
    fold.follow(Reflect.get(widget.element, 'collapseInformation') === true)
  }, [fold, widget, collapsed])
  return { folded, isAskedFor: isAskedFor && folded, choose: fold.choose }
}
