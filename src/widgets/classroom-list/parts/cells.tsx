import type { ClassroomListItem } from '../../../contract/entities/classroom.ts'
import { COPIED_TOOLTIP_MS } from '../../../contract/limits/shell.ts'
import { shownProgress } from '../../../contract/rules/progress.ts'
import { avatarPicture } from '../../../core/avatar-picture.ts'
import { partnerName } from '../../../core/classrooms/partner-name.ts'
import { classroomList as t } from '../../../core/messages/classroom-list.ts'
import { copying } from '../../../core/messages/copying.ts'
import { statuses } from '../../../core/messages/statuses.ts'
import { classroomStatusTags } from '../../../core/statuses/status-tags.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { CopyText } from '../../../ui/copy-text.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { StatusTag } from '../../../ui/tag.tsx'

interface OfClassroom {
  classroom: ClassroomListItem
}

export function Status({ classroom }: OfClassroom) {
  return <StatusTag {...classroomStatusTags[classroom.status]} />
}

export function Code({ classroom: { code } }: OfClassroom) {
  return (
    <CopyText
      text={code}
      label={t.copyCode(code)}
      copied={copying.copied}
      failed={copying.failed}
      ms={COPIED_TOOLTIP_MS}
    />
  )
}

/** The approved part of the course, at most 100 percent (P1 §2). */
export function Completion({ classroom }: OfClassroom) {
  const { approved } = shownProgress(classroom.progression_percent)
  return <ProgressBar label={t.completion} percent={approved} shown={statuses.percent(approved)} />
}

export function Partner({ classroom: { partner } }: OfClassroom) {
  if (!partner) return <span className="not-paired">{t.notPaired}</span>
  const name = partnerName(partner)
  return (
    <span className="partner">
      <Avatar name={name} src={avatarPicture(partner.avatar)} size={32} decorative />
      <bdi>{name}</bdi>
    </span>
  )
}
