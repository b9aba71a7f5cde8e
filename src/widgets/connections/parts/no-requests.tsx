import { connections as t } from '../../../core/messages/connections.ts'
import { useIsInAnother } from '../../../parts/is-in-another.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { search } from '../../../ui/icons.ts'
import type { ConnectionsHandle } from '../types.ts'

interface NoRequestsProps {
  classroomId: number | null
  widget: ConnectionsHandle
}

/** No requests yet: how one comes to a partner. Where it stands below the search, that is the way. */
export function NoRequests({ classroomId, widget }: NoRequestsProps) {
  const isInner = useIsInAnother()
  const link =
    classroomId === null
      ? widget.link('classrooms')
      : widget.link('classroom', { classroomId }, { show_partner_search: true })
  return (
    <EmptyState
      title={t.noneTitle}
      text={isInner ? t.noneOf.received : classroomId === null ? t.none : t.noneOfClassroom}
      action={
        !isInner && (
          <ButtonLink variant="primary" {...(classroomId !== null && { icon: search })} {...link}>
            {classroomId === null ? t.toClassrooms : t.find}
          </ButtonLink>
        )
      }
    />
  )
}
