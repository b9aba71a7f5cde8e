import type { ReactNode } from 'react'
import { withCommon } from '../../../src/element/common-properties.ts'
import { defineWidget } from '../../../src/element/define-widget.ts'
import { definePlaceholder } from '../../../src/element/placeholder.ts'
import type { WidgetOptions } from '../../../src/element/types.ts'

export interface LateProps {
  classroomId?: number
  tab?: string
  report?: object
  widget: never
}

export type LateElement = HTMLElement &
  Omit<LateProps, 'widget'> & { session?: unknown; apiBase?: string; hostUrl?: string; theme?: string }

let count = 0

/** A tag as the loader leaves it: its code comes when the test calls `arrive`. */
export function lateWidget(
  view: (props: LateProps) => ReactNode = () => 'shown',
  options: Partial<WidgetOptions<LateProps>> = {},
  tag: `cx-${string}` = `cx-late-${++count}`,
) {
  definePlaceholder(
    tag,
    withCommon(['classroomId', 'tab', 'report']),
    () => new Promise(() => {}),
    () => {},
  )
  return {
    tag,
    arrive: () =>
      defineWidget(tag, view, {
        attributes: { classroomId: 'number', tab: 'string' },
        properties: ['report'],
        session: 'none',
        ...options,
      }),
  }
}
