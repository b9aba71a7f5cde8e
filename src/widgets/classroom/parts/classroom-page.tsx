import { useState } from 'react'
import { $user } from '../../../core/session/session.ts'
import { useStore } from '../../../core/use-store.ts'
import type { DeepLink } from '../deep-link.ts'
import { classroomState, createClassroomPage } from '../store.ts'
import type { ClassroomHandle } from '../types.ts'
import { BackLink } from './back-link.tsx'
import { Header } from './header.tsx'
import { Information } from './information.tsx'
import { Outline } from './outline.tsx'
import { Sections } from './sections.tsx'
import { Forbidden, LoadFailed } from './trouble.tsx'

export interface ClassroomPageProps {
  id: number
  tab: string | undefined
  collapsed: boolean
  /** What the link that led here asks for besides. */
  link: DeepLink
  widget: ClassroomHandle
}

/** One classroom, from its outline while it loads to its tabs. */
export function ClassroomPage({ id, tab, collapsed, link, widget }: ClassroomPageProps) {
  const [page] = useState(() => createClassroomPage(id))
  const [retried, setRetried] = useState(false)
  const state = classroomState(useStore(page.$poll))
  const retrying = useStore(page.$retrying)
  const user = useStore($user)

  function retry() {
    setRetried(true)
    page.retry()
  }

  function toggle() {
    Object.assign(widget.element, { collapseInformation: !collapsed })
  }

  return (
    <>
      <BackLink widget={widget} />
      {(state.at === 'loading' || !user) && <Outline collapsed={collapsed} />}
      {state.at === 'forbidden' && <Forbidden trouble={state.trouble} widget={widget} />}
      {state.at === 'failed' && (
        <LoadFailed trouble={state.trouble} widget={widget} onRetry={retry} busy={retrying} />
      )}
      {state.at === 'ready' && user && (
        <>
          <Header classroom={state.classroom} takesFocus={retried} />
          <Information
            classroom={state.classroom}
            user={user}
            collapsed={collapsed}
            onToggle={toggle}
            widget={widget}
          />
          <Sections classroom={state.classroom} tab={tab} collapsed={collapsed} link={link} widget={widget} />
        </>
      )}
    </>
  )
}
