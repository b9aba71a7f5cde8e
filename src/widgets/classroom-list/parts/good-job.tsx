import { useState } from 'react'
import { classroomList as t } from '../../../core/messages/classroom-list.ts'
import { common } from '../../../core/messages/common.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import type { ClassroomListHandle } from '../types.ts'

interface GoodJobProps {
  /** The classroom that was just created; anything but an id shows nothing. */
  classroomId: number | undefined
  widget: ClassroomListHandle
}

/** Praises whoever has created a classroom, and leads on to its course (P1 §2). */
export function GoodJob({ classroomId, widget }: GoodJobProps) {
  const [closed, setClosed] = useState<number>()
  if (classroomId === undefined || !Number.isInteger(classroomId) || classroomId < 1) return null
  const course = widget.link('chooseCourse', { classroomId })
  return (
    <Modal
      open={closed !== classroomId}
      title={t.goodJobTitle}
      closeLabel={common.close}
      onClose={() => {
        setClosed(classroomId)
        widget.emit('cx-good-job-closed', { classroomId })
      }}
      actions={
        <ButtonLink
          variant="primary"
          {...course}
          onClick={event => {
            course.onClick(event)
            setClosed(classroomId)
          }}
        >
          {t.selectCourse}
        </ButtonLink>
      }
    >
      <p>{t.goodJob}</p>
    </Modal>
  )
}
