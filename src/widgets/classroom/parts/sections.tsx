import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import {
  type ClassroomTab,
  canOpenTab,
  DEFAULT_CLASSROOM_TAB,
  tabsInBar,
} from '../../../contract/rules/classroom-tabs.ts'
import { classroom as t } from '../../../core/messages/classroom.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { classroomPath } from '../classroom-path.ts'
import { Dashboard } from '../dashboard/dashboard.tsx'
import type { DeepLink } from '../deep-link.ts'
import type { ClassroomHandle } from '../types.ts'

export interface SectionsProps {
  classroom: Classroom
  tab: string | undefined
  /** The page or the teacher has folded the information, which the address says as long as it is. */
  collapsed: boolean
  /** What the link that led here asks for besides; it stays in the address. */
  link: DeepLink
  scrollToTab: boolean
  user: User
  /** Something of the classroom itself has changed. */
  onChanged: () => void
  widget: ClassroomHandle
}

/** The tab bar and the open tab. Message Board opens by its deep link alone, so its panel carries its name. */
export function Sections(props: SectionsProps) {
  const { classroom, tab, collapsed, scrollToTab, link, user, onChanged, widget } = props
  const bar = tabsInBar(classroom)
  const open = canOpenTab(tab, classroom) ? tab : DEFAULT_CLASSROOM_TAB
  const name = t.tabs[open]
  const place = useRef<HTMLDivElement>(null)
  const goesThere = useRef(scrollToTab && open === tab)

  useEffect(() => {
    // who has scrolled, or has come back to where they were, stays there
    if (goesThere.current && window.scrollY === 0) place.current?.scrollIntoView({ block: 'start' })
    goesThere.current = false
  }, [])

  // what has led to another tab is gone with the one before
  const goesToTab = useRef(false)
  useLayoutEffect(() => {
    if (goesToTab.current) place.current?.querySelector<HTMLElement>(`[data-tab="${open}"]`)?.focus()
    goesToTab.current = false
  }, [open])

  function openTab(chosen: ClassroomTab) {
    goesToTab.current = chosen !== open
    choose(chosen)
  }

  function choose(chosen: ClassroomTab) {
    if (chosen === open) return
    Object.assign(widget.element, { tab: chosen })
    widget.emit('cx-tab-changed', {
      tab: chosen,
      path: classroomPath(classroom.id, { tab: chosen, collapsed, link }),
    })
  }

  return (
    <div className="sections" ref={place}>
      <Tabs
        label={t.tabsLabel}
        tabs={bar.map(id => ({ id, label: t.tabs[id] }))}
        selected={open}
        onSelect={choose}
      >
        <h3>{bar.includes(open) ? <VisuallyHidden>{name}</VisuallyHidden> : name}</h3>
        {open === 'dashboard' ? (
          <Dashboard
            classroom={classroom}
            user={user}
            searches={link.showPartnerSearch === true}
            onTab={openTab}
            onChanged={onChanged}
            widget={widget}
          />
        ) : (
          <EmptyState heading="h4" title={t.laterTitle} text={t.later(name)} />
        )}
      </Tabs>
    </div>
  )
}
