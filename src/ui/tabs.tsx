import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useSheet } from './style-root.ts'
import sheet from './tabs.css?inline'
import { useMoreBeside } from './use-more-beside.ts'

export interface Tab<Id extends string> {
  id: Id
  label: ReactNode
  /** A small number after the label. */
  count?: number
}

export interface TabsProps<Id extends string> {
  /** Name of the list for assistive technology. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** Content of the selected tab. */
  children: ReactNode
}

/**
 * Tabs with one panel. Arrows, Home and End move the focus, Enter and Space select: a panel may load, so that
 * passing over a tab does not open it. A list too long for its place scrolls, and fades where there is more of it.
 * (Shoelace's tab-group would cost 18 KB gz and has its own panels beside React's.)
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  useSheet(sheet)
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  useMoreBeside(list)
  const hasSelected = tabs.some(tab => tab.id === selected)

  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${selected}"]`)
    if (!tab || !list.current) return
    // not scrollIntoView, which would scroll the embedding page as well
    const box = list.current.getBoundingClientRect()
    const at = tab.getBoundingClientRect()
    list.current.scrollLeft += Math.min(0, at.left - box.left - 32) + Math.max(0, at.right - box.right + 32)
  }, [selected])

  return (
    <div className="cx-tabs">
      <div ref={list} role="tablist" aria-label={label} className="cx-tabs-list" onKeyDown={moveFocus}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            data-tab={tab.id}
            className="cx-tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${prefix}-panel` : undefined}
            tabIndex={tab.id === selected || (!hasSelected && index === 0) ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="cx-tab-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}-panel`}
        className="cx-tabs-panel"
        aria-labelledby={hasSelected ? `${prefix}-${selected}` : undefined}
        aria-label={hasSelected ? undefined : label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const here = all.indexOf(event.target as HTMLElement)
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: here + forward,
    ArrowLeft: here - forward,
    Home: 0,
    End: all.length - 1,
  }
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  all.at(step % all.length)?.focus()
}
