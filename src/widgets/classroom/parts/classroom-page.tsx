import { useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import {
  type ClassroomTab,
  canOpenTab,
  DEFAULT_CLASSROOM_TAB,
} from '../../../contract/rules/classroom-tabs.ts'
import { classroomState, createClassroomPage } from '../../../core/classrooms/classroom-page.ts'
import { homeName } from '../../../core/classrooms/home-name.ts'
import type { Place } from '../../../core/navigation/place.ts'
import { $user } from '../../../core/session/session.ts'
import { useStore } from '../../../core/use-store.ts'
import { comeTo } from '../../../element/screens/come-to.ts'
import { type AskedBy, Screens } from '../../../element/screens/screens.tsx'
import { BackLink } from '../../../parts/back-link.tsx'
import { Forbidden, LoadFailed } from '../../../parts/classroom-trouble.tsx'
import { classroomPath } from '../classroom-path.ts'
import { type DeepLink, NOTHING_OPEN, type NotifiedPost, openAttributes } from '../deep-link.ts'
import { ownPlaces, propertiesIn } from '../own-places.ts'
import type { ClassroomHandle } from '../types.ts'
import { useFold } from '../use-fold.ts'
import { useLead } from '../use-lead.ts'
import { Header } from './header.tsx'
import { Information } from './information.tsx'
import { InnerTab } from './inner-tab.tsx'
import { LaterLed } from './later-led.tsx'
import { Outline } from './outline.tsx'
import { Sections } from './sections.tsx'

export interface ClassroomPageProps {
  id: number
  tab: string | undefined
  collapsed: boolean
  /** What the link that led here asks for besides. */
  link: DeepLink
  scrollToTab: boolean
  widget: ClassroomHandle
}

/** One classroom, from its outline while it loads to its tabs. */
export function ClassroomPage({ id, tab, collapsed, scrollToTab, link, widget }: ClassroomPageProps) {
  const [page] = useState(() => createClassroomPage(id))
  const [retried, setRetried] = useState(false)
  const state = classroomState(useStore(page.$poll))
  const retrying = useStore(page.$retrying)
  const user = useStore($user)
  const { folded, isAskedFor, choose } = useFold(user, collapsed, widget)
  // what the partner's students have posted is in a tab that the address names: opened, it counts as read
  const lead = useLead(link.notificationId, link.partner ? undefined : tab)
  const [post, setPost] = useState<NotifiedPost>()
  const [places] = useState(() => ownPlaces(id))

  function toggle(classroom: Classroom) {
    const now = !folded
    choose(now)
    const open = canOpenTab(tab, classroom) ? tab : DEFAULT_CLASSROOM_TAB
    const path = classroomPath(id, { tab: open, collapsed: now, link })
    widget.emit('cx-information-folded', { collapsed: now, path })
  }

  function openTab(chosen: ClassroomTab, opened?: DeepLink) {
    const now = { ...NOTHING_OPEN, ...opened }
    Object.assign(widget.element, { tab: chosen, ...now })
    const path = classroomPath(id, {
      tab: chosen,
      collapsed: isAskedFor,
      link: { ...link, ...now },
    })
    widget.emit('cx-tab-changed', { tab: chosen, path })
  }

  function goHome(place: Place, by: AskedBy) {
    const asked = propertiesIn(place)
    // a page that has said it itself
    if (by === 'page' && asked.notificationId === link.notificationId) return
    if (by !== 'inside') {
      // the open tab is left, whether the address names one or not
      asked.tab ??= undefined
      lead.followAgain()
      comeTo(widget.element)
    }
    Object.assign(widget.element, asked)
  }

  function retry() {
    setRetried(true)
    page.retry()
  }

  return (
    <Screens {...places} widget={widget} onHome={goHome} onBack={page.retry}>
      <div className="screen">
        <BackLink to={widget.link('classrooms')} label={homeName(user)} />
        {(state.at === 'loading' || !user) && <Outline collapsed={folded} tab={tab} />}
        {state.at === 'forbidden' &&
          (tab === 'submissions' ? (
            // its assistant reviews them, whose classroom it is not; anybody else is told there
            <InnerTab
              tab={tab}
              attributes={{ 'classroom-id': id, ...openAttributes(link) }}
              widget={widget}
            />
          ) : (
            <Forbidden trouble={state.trouble} widget={widget} />
          ))}
        {state.at === 'failed' && (
          <LoadFailed trouble={state.trouble} widget={widget} onRetry={retry} busy={retrying} />
        )}
        {state.at === 'ready' && user && (
          <>
            <Header classroom={state.classroom} takesFocus={retried} widget={widget} />
            <Information
              classroom={state.classroom}
              user={user}
              collapsed={folded}
              onToggle={() => toggle(state.classroom)}
              widget={widget}
            />
            {lead.wanted !== null ? (
              <LaterLed
                key={lead.wanted}
                notificationId={lead.wanted}
                classroom={state.classroom}
                onKnown={led => {
                  lead.follow(!!led)
                  setPost(led?.post)
                  if (led) openTab(led.tab, led.opened)
                }}
                onClose={() => lead.follow(false)}
              />
            ) : (
              <Sections
                classroom={state.classroom}
                tab={tab}
                scrollToTab={scrollToTab}
                lead={lead}
                user={user}
                onTab={openTab}
                onChanged={page.retry}
                link={link}
                post={post}
                widget={widget}
              />
            )}
          </>
        )}
      </div>
    </Screens>
  )
}
