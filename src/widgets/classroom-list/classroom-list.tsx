import { useEffect, useRef, useState } from 'react'
import type { User } from '../../contract/entities/user.ts'
import { homeName } from '../../core/classrooms/home-name.ts'
import { createViewChoice } from '../../core/lists/view-choice.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { listPath } from './asked.ts'
import { hasNone } from './list-state.ts'
import { Classrooms } from './parts/classrooms.tsx'
import { CreateLink } from './parts/create-link.tsx'
import { GoodJob } from './parts/good-job.tsx'
import { Toolbar } from './parts/toolbar.tsx'
import { createClassroomList } from './store.ts'
import type { ClassroomListHandle } from './types.ts'

export interface ClassroomListProps {
  view?: string
  filter?: string
  search?: string
  created?: number
  widget: ClassroomListHandle
}

/** My Classrooms of whoever is signed in; another teacher starts afresh. */
export function ClassroomList(props: ClassroomListProps) {
  const user = useStore($user)
  return user && <ListOf key={user.id} user={user} {...props} />
}

function ListOf({
  user,
  view: pageView,
  filter,
  search,
  created,
  widget,
}: ClassroomListProps & { user: User }) {
  const [store] = useState(() => createClassroomList(user, { filter, search }))
  const [views] = useState(() => createViewChoice('cx-classroom-list-view', pageView))
  useEffect(() => store.follow({ filter, search }), [store, filter, search])
  useEffect(() => views.follow(pageView), [views, pageView])
  const list = useStore(store.$list)
  const view = useStore(views.$view)
  const toolbar = useRef<HTMLDivElement>(null)

  /** Does what the teacher has chosen, and tells the page if that has changed anything. */
  function choose(change: () => void) {
    const before = listPath(store.$question.get(), views.$view.get())
    change()
    const question = store.$question.get()
    const chosen = views.$view.get()
    const path = listPath(question, chosen)
    if (path !== before) widget.emit('cx-list-changed', { ...question, view: chosen, path })
  }

  function clear() {
    choose(store.clear)
    // the button that was pressed goes away, so the focus needs another place
    toolbar.current?.querySelector('select')?.focus()
  }

  const none = hasNone(list)

  return (
    <section className="screen">
      <header className="head">
        <h2 className="title">{homeName(user)}</h2>
        {!none && <CreateLink user={user} widget={widget} />}
      </header>
      {!none && (
        <Toolbar
          ref={toolbar}
          store={store}
          user={user}
          view={view}
          choose={choose}
          onView={view => choose(() => views.choose(view))}
        />
      )}
      <Classrooms store={store} list={list} view={view} user={user} widget={widget} onClear={clear} />
      <GoodJob classroomId={created} widget={widget} />
    </section>
  )
}
