import type { Classroom } from '../../../contract/entities/classroom.ts'
import { progress, progressSegments } from '../../../contract/rules/progress.ts'
import { classroom as t } from '../../../core/messages/classroom.ts'
import { Donut } from '../../../ui/donut.tsx'
import { shownProgress } from '../shown-progress.ts'

/** How far the students' posts are, with the approved share in the middle (P2 §2). */
export function ProgressDonut({ progression_percent }: Pick<Classroom, 'progression_percent'>) {
  const exact = progress(progression_percent)
  const shown = shownProgress(progression_percent)
  return (
    <Donut
      label={t.progress}
      segments={progressSegments.map(id => ({
        id,
        label: t.segments[id],
        percent: exact[id],
        shown: `${shown[id]}%`,
      }))}
      centre={`${shown.approved}%`}
      centreLabel={shown.approved === 100 ? t.completed : t.segments.approved}
    />
  )
}
