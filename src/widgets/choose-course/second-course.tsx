import type { Classroom } from '../../contract/entities/classroom.ts'
import type { Course } from '../../contract/entities/course.ts'
import { type CourseBefore, whyItStays } from '../../core/courses/course-before.ts'
import { common } from '../../core/messages/common.ts'
import { courses as t } from '../../core/messages/courses.ts'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { MessageModal } from '../../ui/message-modal.tsx'

export interface Second {
  course: Course
  classroom: Classroom
  becomes: Exclude<CourseBefore, 'none'>
}

interface SecondCourseProps extends Second {
  /** What the button that adds it says. */
  addLabel: string
  onAdd: () => void
  onClose: () => void
}

/** Says what becomes of the course that a classroom has, before another one is added to it. */
export function SecondCourse({ course, classroom, becomes, addLabel, onAdd, onClose }: SecondCourseProps) {
  const before = classroom.course?.name ?? ''
  const says = {
    followed: t.follows(classroom.name, before, course.name),
    same: t.same(classroom.name),
    stays: whyItStays(classroom),
  }
  const modal = { title: t.anotherTitle, onClose, labels: common, children: <p>{says[becomes]}</p> }
  return becomes === 'followed' ? (
    <ConfirmModal {...modal} confirm={addLabel} onConfirm={onAdd} />
  ) : (
    <MessageModal {...modal} />
  )
}
