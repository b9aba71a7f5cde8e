import { useLayoutEffect, useRef } from 'react'
import type { User } from '../../contract/entities/user.ts'
import { homeName } from '../../core/classrooms/home-name.ts'
import { courses as t } from '../../core/messages/courses.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ChooseCourseHandle } from './types.ts'

interface ChoiceEndProps {
  how: 'added' | 'skipped'
  classroomId: number
  user: User
  widget: ChooseCourseHandle
  /** The courses are wanted again. */
  onBack: () => void
}

/** What came of the choice, where nobody takes the person on from it. */
export function ChoiceEnd({ how, classroomId, user, widget, onBack }: ChoiceEndProps) {
  const box = useRef<HTMLDivElement>(null)
  // says it; at once, or the focus of what was pressed would go by the first control on its way here
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="end">
      {how === 'added' ? (
        <EmptyState
          title={t.addedTitle}
          text={t.addedHere}
          action={<ButtonLink {...widget.link('classroom', { classroomId })}>{t.enterClassroom}</ButtonLink>}
        />
      ) : (
        <EmptyState
          title={t.skippedTitle}
          text={t.skipped}
          action={
            <>
              <Button onClick={onBack}>{t.showCourses}</Button>
              <ButtonLink {...widget.link('classrooms')}>{homeName(user)}</ButtonLink>
            </>
          }
        />
      )}
    </div>
  )
}
