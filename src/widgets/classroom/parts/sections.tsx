import { useRef, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import {
  type ClassroomTab,
  canOpenTab,
  DEFAULT_CLASSROOM_TAB,
  tabsInBar,
} from '../../../contract/rules/classroom-tabs.ts'
import { classroom as t } from '../../../core/messages/classroom.ts'
import { leaving } from '../../../core/messages/leaving.ts'
import { useWork } from '../../../element/screens/use-work.ts'
import { LeaveQuestion } from '../../../ui/leave-question.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Dashboard } from '../dashboard/dashboard.tsx'
import { type DeepLink, type NotifiedPost, openAttributes, type PartnerAsks } from '../deep-link.ts'
import type { ClassroomHandle } from '../types.ts'
import { type Leading, useArrival } from '../use-arrival.ts'
import { InnerTab } from './inner-tab.tsx'

export interface SectionsProps {
  classroom: Classroom
  tab: string | undefined
  /** What the link that led here asks for besides. */
  link: DeepLink
  /** The post that the notification is about. */
  post: NotifiedPost | undefined
  scrollToTab: boolean
  /** What has led to the tab that is open. */
  lead: Leading
  user: User
  /** The teacher has chosen another tab, or what the open one shows. */
  onTab: (tab: ClassroomTab, opened?: DeepLink) => void
  /** Something of the classroom itself has changed. */
  onChanged: () => void
  widget: ClassroomHandle
}

/** The tab bar and the open tab. Message Board opens by its deep link alone, so its panel carries its name. */
export function Sections(props: SectionsProps) {
  const { classroom, tab, scrollToTab, lead, link, post, onTab, widget } = props
  const bar = tabsInBar(classroom)
  const open = canOpenTab(tab, classroom) ? tab : DEFAULT_CLASSROOM_TAB
  const name = t.tabs[open]
  const place = useRef<HTMLDivElement>(null)
  const isBusy = useWork(place, open)
  /** The tab that waits for the answer whether to leave the open one. */
  const [wanted, setWanted] = useState<ClassroomTab>()

  const show = (asks: PartnerAsks) => onTab(DEFAULT_CLASSROOM_TAB, asks)
  const { openTab, openPartner } = useArrival({
    place,
    element: widget.element,
    open,
    isNamed: open === tab,
    scrollToTab,
    lead,
    link,
    choose,
    onPartner: show,
  })

  function choose(chosen: ClassroomTab) {
    if (chosen === open) return
    if (isBusy.current) setWanted(chosen)
    else onTab(chosen)
  }

  function leave() {
    setWanted(undefined)
    // what an element says that is gone already reaches nobody
    widget.emit('cx-busy-changed', { busy: false })
    if (wanted) onTab(wanted)
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
          <Dashboard {...props} onTab={openTab} onPartner={openPartner} onShown={show} />
        ) : (
          <InnerTab
            key={open}
            tab={open}
            attributes={{
              'classroom-id': classroom.id,
              ...openAttributes(link),
              // of another student it is another notification's
              ...(post?.studentId === link.studentId && { posts: post?.posts, 'post-id': post?.postId }),
            }}
            widget={widget}
          />
        )}
      </Tabs>
      <LeaveQuestion
        open={wanted !== undefined}
        labels={leaving}
        onLeave={leave}
        onStay={() => setWanted(undefined)}
      />
    </div>
  )
}
