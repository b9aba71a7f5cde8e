import { sendKeys } from '@web/test-runner-commands'
import type { ReactNode } from 'react'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { StyleRoot } from '../../src/ui/style-root.ts'

declare global {
  // React's own switch for act()
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

const mounted: { host: HTMLElement; root: Root }[] = []

/** What a component was shown in. */
export interface Shown {
  host: HTMLElement
  shadow: ShadowRoot
  render: (view: ReactNode) => void
  find: <E extends Element = HTMLElement>(selector: string) => E
  all: <E extends Element = HTMLElement>(selector: string) => E[]
}

/** Shows a component as an element does: in an open shadow root of its own, with the sheets adopted there. */
export function show(view: ReactNode, width = 800): Shown {
  const host = document.createElement('section')
  host.style.width = `${width}px`
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const root = createRoot(shadow)
  mounted.push({ host, root })
  const render = (next: ReactNode) => quietly(() => root.render(<StyleRoot value={shadow}>{next}</StyleRoot>))
  render(view)

  return {
    host,
    shadow,
    render,
    find: <E extends Element = HTMLElement>(selector: string) => {
      const found = shadow.querySelector<E>(selector)
      if (!found) throw new Error(`nothing matches ${selector} in ${shadow.innerHTML}`)
      return found
    },
    all: <E extends Element = HTMLElement>(selector: string) => [...shadow.querySelectorAll<E>(selector)],
  }
}

/** Runs something that makes React render, and waits until it has. */
export function quietly(action: () => void): void {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  act(action)
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
}

/** Takes down everything that a test has shown. */
export function clear(): void {
  for (const { host, root } of mounted.splice(0)) {
    quietly(() => root.unmount())
    host.remove()
  }
}

/** Until the browser has laid out and painted what is there. */
export const painted = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Whether an element of a shadow root has the focus. (A failed comparison of elements would print all of React.) */
export const isFocused = (element: Element | null | undefined) => element?.matches(':focus') ?? false

/** The tab key, backwards. */
export async function tabBack(): Promise<void> {
  await sendKeys({ down: 'Shift' })
  await sendKeys({ press: 'Tab' })
  await sendKeys({ up: 'Shift' })
}

/** A sentence as long as people sometimes write, with one word that has no place to break. */
export const LONG = `${'A classroom whose name goes on and on, '.repeat(6)}${'unbreakable'.repeat(20)}`

/** Arabic and Hebrew in one name. */
export const RTL = 'الصف الرابع في مدرسة الزيتون שלום'
