import { type ComponentProps, type ReactNode, useState } from 'react'
import { type ClassroomTrouble, classroomState, createPageOf } from '../../core/classrooms/classroom-page.ts'
import { classroomPoll } from '../../core/classrooms/classroom-poll.ts'
import { classroom as t } from '../../core/messages/classroom.ts'
import type { Poll } from '../../core/polling/poll-types.ts'
import { useStore } from '../../core/use-store.ts'
import { useSheet } from '../../ui/style-root.ts'
import { BackLink } from '../back-link.tsx'
import { Forbidden, LoadFailed } from '../classroom-trouble.tsx'
import { useIsInAnother } from '../is-in-another.ts'
import sheet from './lists.css?inline'

/** The classroom whose list is shown, kept up to date. */
export const useListClassroom = (classroomId: number) => useClassroomOf(classroomId, classroomPoll)

/** The same, as far as somebody is told of it who may not own it. */
export function useClassroomOf<Of>(classroomId: number, pollOf: (id: number) => Poll<Of>) {
  const [page] = useState(() => createPageOf(pollOf(classroomId)))
  const state = classroomState(useStore(page.$poll))
  const busy = useStore(page.$retrying)
  const classroom = state.at === 'ready' ? state.classroom : undefined
  return { classroomId, state, classroom, onRetry: page.retry, busy }
}

/** What it asks of the element that it is shown in. */
interface ListWidget {
  link(route: 'classroom', params: { classroomId: number }): ComponentProps<typeof BackLink>['to']
  emit(event: 'cx-classroom-error', detail: ClassroomTrouble): boolean
  navigate(route: 'classrooms'): void
}

interface ListScreenProps {
  of: ReturnType<typeof useClassroomOf<{ name: string }>>
  /** The classroom itself is not theirs: no way leads there. */
  isGuest?: boolean
  title: string
  /** Something else is shown in the place of the list, with a heading of its own. */
  isAside: boolean
  widget: ListWidget
  /** Until the classroom is there. */
  outline: ReactNode
  /** Once it is. */
  children: ReactNode
}

/** A list of a classroom by itself, or as a tab of it: heading and way back, or why the classroom cannot be shown. */
export function ListScreen({
  of,
  isGuest = false,
  title,
  isAside,
  widget,
  outline,
  children,
}: ListScreenProps) {
  useSheet(sheet)
  const isInner = useIsInAnother()
  const { classroomId, state, classroom, onRetry, busy } = of
  return (
    <section className="screen" data-inner={isInner || undefined}>
      {!isAside && !isGuest && <BackLink to={widget.link('classroom', { classroomId })} label={t.back} />}
      {!isInner && !isAside && state.at !== 'forbidden' && (
        <header>
          <h2 className="title">{title}</h2>
          {classroom && (
            <p className="for">
              <bdi>{classroom.name}</bdi>
            </p>
          )}
        </header>
      )}
      {state.at === 'loading' && outline}
      {state.at === 'forbidden' && <Forbidden trouble={state.trouble} widget={widget} />}
      {state.at === 'failed' && (
        <LoadFailed trouble={state.trouble} widget={widget} onRetry={onRetry} busy={busy} />
      )}
      {classroom && children}
    </section>
  )
}
