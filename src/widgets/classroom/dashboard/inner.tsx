import { createElement, type ReactNode } from 'react'
import { commonAttributes, keepReadyInside } from '../../../element/inner-element.ts'
import { leadInto } from '../../../element/screens/led-in.ts'
import type { ClassroomHandle } from '../types.ts'

interface InnerProps extends Record<`${'classroom' | 'open' | 'show' | 'oncx'}-${string}`, unknown> {
  /** Its name without `cx-`. */
  name: string
  /** Whoever has pressed for it goes on in it. */
  isLed?: boolean
  /** Above it. */
  children?: ReactNode
  widget: ClassroomHandle
}

/** An element in a panel of the dashboard, whose code comes as it is shown; what else it is given are its attributes. */
export const Inner = ({ name, isLed, widget, children, ...attributes }: InnerProps) => (
  <div className="inner">
    {children}
    {createElement(`cx-${name}`, {
      ref: isLed ? leadInto : keepReadyInside,
      ...commonAttributes(widget.element),
      ...attributes,
    })}
  </div>
)
