import { createElement, type ReactNode } from 'react'
import { defineWidget } from '../../../src/element/define-widget.ts'
import type { WidgetHandle, WidgetOptions } from '../../../src/element/types.ts'
import { settle } from '../../support/clock.ts'

/** What the view below is given. */
export interface ProbeProps {
  classroomId?: number
  tab?: string
  compact?: boolean
  filter?: { ids: number[] }
  report?: object
  widget: WidgetHandle<{ 'cx-saved': { id: number }; 'cx-closed': undefined }>
}

export interface Probe {
  /** Props of each render, latest last. */
  renders: ProbeProps[]
  mounts: number
  unmounts: number
}

export type ProbeElement = HTMLElement & Omit<ProbeProps, 'widget'> & { session?: unknown; apiBase?: string }

let count = 0

/** Defines a new tag whose view records what happens to it and shows `content`. */
export function probe(
  content: (props: ProbeProps) => ReactNode = () => 'shown',
  options: Partial<WidgetOptions<ProbeProps>> = {},
): Probe & { tag: `cx-${string}` } {
  const tag = `cx-probe-${++count}` as const
  const seen: Probe & { tag: `cx-${string}` } = { tag, renders: [], mounts: 0, unmounts: 0 }
  const view = (props: ProbeProps) => {
    seen.renders.push(props)
    return createElement('p', { ref: follow }, content(props))
  }
  function follow() {
    seen.mounts++
    return () => {
      seen.unmounts++
    }
  }
  defineWidget(tag, view, {
    attributes: { classroomId: 'number', tab: 'string', compact: 'boolean', filter: 'json' },
    properties: ['report'],
    events: ['cx-saved', 'cx-closed'],
    session: 'none',
    ...options,
  })
  return seen
}

const last = probe()

/** After all that elements had to render so far: one that is asked last is ready last. */
export async function rendered(): Promise<void> {
  const element = document.createElement(last.tag)
  const ready = new Promise(resolve => element.addEventListener('cx-ready', resolve, { once: true }))
  // not where a test listens
  document.documentElement.append(element)
  await ready
  element.remove()
  await settle()
}
