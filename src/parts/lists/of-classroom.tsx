import type { ReactNode } from 'react'
import type { User } from '../../contract/entities/user.ts'
import { isId } from '../../contract/rules/is-id.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useSheet } from '../../ui/style-root.ts'
import { Trouble } from '../classroom-trouble.tsx'
import sheet from './lists.css?inline'

interface OfClassroomProps {
  classroomId: number | undefined
  /** What is said where no classroom is named, and where that is none. */
  words: { chooseTitle: string; choose: string; wrongIdTitle: string; wrongId: string }
  widget: { readonly element: HTMLElement }
  /** `key`: another classroom, or another teacher, starts from scratch. */
  children: (classroomId: number, user: User, key: string) => ReactNode
}

/** What an element shows of the classroom that it is told, to whoever is signed in. */
export function OfClassroom({ classroomId, words, widget, children }: OfClassroomProps) {
  useSheet(sheet)
  const user = useStore($user)
  if (!user) return null
  if (isId(classroomId)) return children(classroomId, user, `${user.id} ${classroomId}`)
  const isWrong = Boolean(widget.element.getAttribute('classroom-id')?.trim())
  return (
    <section className="screen">
      {isWrong ? (
        <Trouble title={words.wrongIdTitle} text={words.wrongId} />
      ) : (
        <EmptyState heading="h2" title={words.chooseTitle} text={words.choose} />
      )}
    </section>
  )
}
