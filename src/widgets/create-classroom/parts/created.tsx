import { useEffect, useEffectEvent, useState } from 'react'
import type { CreationEnd } from '../../../core/classrooms/creation-end.ts'
import { classroomList } from '../../../core/messages/classroom-list.ts'
import { common } from '../../../core/messages/common.ts'
import { createClassroom as t } from '../../../core/messages/create-classroom.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { MessageModal } from '../../../ui/message-modal.tsx'
import type { CreateClassroomHandle } from '../types.ts'

interface CreatedProps {
  end: CreationEnd
  /** The praise has been read, and the wizard is free for another classroom. */
  onClose: () => void
  widget: CreateClassroomHandle
}

/**
 * Goes on to what was created; a first classroom is welcomed before (P2 §2). Where nobody takes the person there, they
 * are praised here, as the list does it.
 */
export function Created({ end, onClose, widget }: CreatedProps) {
  const { classroomId, hasCourse, isFirst } = end
  const [at, setAt] = useState<'created' | 'gone' | 'here'>('created')
  function goOn() {
    const isGone = hasCourse
      ? widget.goOn('classroom', { classroomId })
      : widget.goOn('classrooms', {}, { created: classroomId })
    setAt(isGone ? 'gone' : 'here')
  }
  const goOnAtOnce = useEffectEvent(goOn)
  useEffect(() => {
    if (!isFirst) goOnAtOnce()
  }, [isFirst])
  if (at === 'here') return <Praise end={end} onClose={onClose} widget={widget} />
  if (!isFirst || at === 'gone') return null
  return (
    <MessageModal
      title={t.welcomeTitle}
      onClose={goOn}
      labels={common}
      actions={
        <Button variant="primary" onClick={goOn} autoFocusInModal>
          {t.goOn}
        </Button>
      }
    >
      <p>{t.welcome}</p>
    </MessageModal>
  )
}

/** Says that it is there, with the way to what comes next as a link. */
function Praise({ end: { classroomId, hasCourse }, onClose, widget }: CreatedProps) {
  const link = widget.link(hasCourse ? 'classroom' : 'chooseCourse', { classroomId })
  return (
    <MessageModal
      title={classroomList.goodJobTitle}
      onClose={onClose}
      labels={common}
      actions={
        <>
          <Button onClick={onClose}>{t.another}</Button>
          <ButtonLink
            variant="primary"
            {...link}
            onClick={event => {
              link.onClick(event)
              // the page may leave the element where it is
              onClose()
            }}
          >
            {hasCourse ? t.enter : classroomList.selectCourse}
          </ButtonLink>
        </>
      }
    >
      <p>{hasCourse ? t.ready : classroomList.goodJob}</p>
    </MessageModal>
  )
}
