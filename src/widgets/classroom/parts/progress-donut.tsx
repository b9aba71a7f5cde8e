import type { Classroom } from '../../../contract/entities/classroom.ts'
import { shownProgress } from '../../../contract/rules/progress.ts'
import { classroom as t } from '../../../core/messages/classroom.ts'
import { statuses } from '../../../core/messages/statuses.ts'
import { progressParts } from '../../../core/statuses/progress-parts.ts'
import { Donut } from '../../../ui/donut.tsx'

/** How far the students' posts are, with the approved share in the middle (P2 §2). */
export function ProgressDonut({ progression_percent }: Pick<Classroom, 'progression_percent'>) {
  const { approved } = shownProgress(progression_percent)
  return (
    <Donut
      label={t.progress}
      segments={progressParts(progression_percent)}
      centre={statuses.percent(approved)}
      centreLabel={approved === 100 ? t.completed : statuses.segments.approved}
    />
  )
}
