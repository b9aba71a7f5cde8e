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

  function close(classroomId: number) {
    setClosed(classroomId)
    widget.emit('cx-good-job-closed', { classroomId })
  }

  return (
    <Modal
      open={closed !== classroomId}
      title={t.goodJobTitle}
      closeLabel={common.close}
      onClose={() => close(classroomId)}
      actions={
        <ButtonLink
          variant="primary"
          {...course}
          onClick={event => {
            // first, so that the page that is left, and comes back with Back, does not praise again
            close(classroomId)
            course.onClick(event)
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
