import { useEffect, useRef, useState } from 'react'
import type { Course } from '../../contract/entities/course.ts'
import type { User } from '../../contract/entities/user.ts'
import { homeName } from '../../core/classrooms/home-name.ts'
import { common } from '../../core/messages/common.ts'
import { courses as t } from '../../core/messages/courses.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { CourseDetails } from '../../parts/courses/course-details.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { MessageModal } from '../../ui/message-modal.tsx'
import { libraryPath } from './asked.ts'
import { AddToClassroom } from './parts/add-to-classroom.tsx'
import { Courses } from './parts/courses.tsx'
import { Toolbar } from './parts/toolbar.tsx'
import { createCourseLibrary } from './store.ts'
import type { CourseLibraryHandle } from './types.ts'

export interface CourseLibraryProps {
  subject?: number
  filter?: string
  search?: string
  widget: CourseLibraryHandle
}

/** The Course Library of whoever is signed in; another teacher starts afresh. */
export function CourseLibrary(props: CourseLibraryProps) {
  const user = useStore($user)
  return user && <LibraryOf key={user.id} user={user} {...props} />
}

function LibraryOf({ user, subject, filter, search, widget }: CourseLibraryProps & { user: User }) {
  const [store] = useState(() => createCourseLibrary(user, { subject, filter, search }))
  const list = useStore(store.$list)
  const foundNone = useStore(store.$foundNone)
  const [opened, setOpened] = useState<Course>()
  const [added, setAdded] = useState<Course>()
  const toolbar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    store.load()
    return store.stop
  }, [store])

  useEffect(() => store.follow({ subject, filter, search }), [store, subject, filter, search])

  /** Does what the teacher has chosen, and tells the page if that has changed anything. */
  function choose(change: () => void) {
    const before = libraryPath(store.$question.get())
    change()
    const { subjectId, ...now } = store.$question.get()
    const path = libraryPath({ subjectId, ...now })
    if (path !== before) widget.emit('cx-library-changed', { subject: subjectId, ...now, path })
  }

  function clear() {
    choose(store.clear)
    // the button that was pressed goes away, so the focus needs another place
    toolbar.current?.querySelector('select')?.focus()
  }

  return (
    <section className="screen">
      <header className="head">
        <h2 className="title">{t.libraryTitle}</h2>
        <ButtonLink {...widget.link('classrooms')}>{homeName(user)}</ButtonLink>
      </header>
      <Toolbar ref={toolbar} store={store} user={user} choose={choose} />
      <Courses store={store} list={list} user={user} onDetails={setOpened} onAdd={setAdded} onClear={clear} />
      {foundNone && (
        <MessageModal title={t.noneTitle} onClose={() => choose(store.closeFoundNone)} labels={common}>
          <p>{t.none}</p>
        </MessageModal>
      )}
      {opened && (
        <CourseDetails
          course={opened}
          renewed={() => store.renewedDocument(opened.id)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {added && (
        <AddToClassroom course={added} user={user} widget={widget} onClose={() => setAdded(undefined)} />
      )}
    </section>
  )
}
