import { useEffect, useState } from 'react'
import { postsAsOne } from '../../../contract/rules/group-types.ts'
import { call } from '../../../core/http/call.ts'
import { createLoad } from '../../../core/http/load.ts'
import { common } from '../../../core/messages/common.ts'
import { notifications as t } from '../../../core/messages/notifications.ts'
import type { Where } from '../../../core/notifications/where-of.ts'
import { useStore } from '../../../core/use-store.ts'
import { navigateBeside } from '../../../element/beside.ts'
import { Failure } from '../../../parts/failure.tsx'
import { laterView } from '../../../parts/later-view.ts'
import type { ClassViewOutcomeProps } from '../../../parts/students/profile/class-view-outcome.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { OpenedProps } from './opened-props.ts'

const outcome = laterView<ClassViewOutcomeProps>(
  async () => (await import('../../../parts/students/profile/class-view-outcome.tsx')).ClassViewOutcome,
)

const ignore = () => {}

const loadClassroom = (id: number) =>
  createLoad(signal => call('GET /api/teacher/classrooms/{id}', undefined, { params: { id }, signal }))

/** What a student of the partner has posted: in the classroom, or for a whole class at the student site (P1 §4, §7). */
export function PartnersPost({
  where,
  onClose,
  widget,
}: OpenedProps & { where: Where & { in: 'classroom' } }) {
  const { classroomId, query } = where
  const [load] = useState(() => loadClassroom(classroomId))
  const state = useStore(load.$state)
  const isWholeClass = state.at === 'ready' && postsAsOne(state.data.course_student_group_type_id)
  // a classroom that cannot be had says so itself
  const leadsToClassroom = state.at === 'failed' || (state.at === 'ready' && !isWholeClass)
  useEffect(() => {
    if (!leadsToClassroom) return
    onClose()
    navigateBeside(widget, 'classroom', { classroomId }, query)
  }, [leadsToClassroom, classroomId, query, widget, onClose])
  const view = useStore(outcome.$state)
  if (isWholeClass && view.at === 'failed')
    return <Failure title={t.classView} reason={view.reason} onClose={onClose} onRetry={outcome.retry} />
  if (!isWholeClass || view.at !== 'ready') return <VisuallyHidden live>{common.loading}</VisuallyHidden>
  return (
    <view.data
      classroomId={classroomId}
      widget={widget}
      label={t.classView}
      opener={null}
      isPressed
      onBusy={ignore}
    />
  )
}
