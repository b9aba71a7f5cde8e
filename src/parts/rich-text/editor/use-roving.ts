import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Keys that lead from one tool to another. */
const steps: Readonly<Record<string, (here: number) => number>> = {
  ArrowRight: here => here + 1,
  ArrowLeft: here => here - 1,
  Home: () => 0,
  End: () => -1,
}

const toolsOf = (toolbar: HTMLElement | null) => [
  ...(toolbar?.querySelectorAll<HTMLElement>('button:not([role=menuitem])') ?? []),
]

/** One stop for the tab key in a whole toolbar, which is where one was last; arrows, Home and End lead on in it. */
export function useRoving(toolbar: RefObject<HTMLElement | null>) {
  const current = useRef(0)

  function mark(): void {
    for (const [index, tool] of toolsOf(toolbar.current).entries()) {
      tool.tabIndex = index === current.current ? 0 : -1
    }
  }
  useLayoutEffect(mark)

  return {
    onFocus({ target }: { target: EventTarget }): void {
      const index = toolsOf(toolbar.current).indexOf(target as HTMLElement)
      if (index < 0) return
      current.current = index
      mark()
    },
    onKeyDown(event: KeyboardEvent): void {
      const tools = toolsOf(toolbar.current)
      const here = tools.indexOf(event.target as HTMLElement)
      const step = steps[event.key]
      if (here < 0 || !step || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      tools.at(step(here) % tools.length)?.focus()
    },
    /** Where the tab key would come to. */
    enter: () => toolsOf(toolbar.current)[current.current]?.focus(),
  }
}
