import { useId } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import { shownProgress } from '../../../contract/rules/progress.ts'
import { classroom as t } from '../../../core/messages/classroom.ts'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { chevronDown } from '../../../ui/icons.ts'
import { classroomFacts } from '../facts.ts'
import type { ClassroomHandle } from '../types.ts'
import { EditClassroom } from './edit-classroom.tsx'
import { FactList } from './fact-list.tsx'
import { ProgressDonut } from './progress-donut.tsx'

export interface InformationProps {
  classroom: Classroom
  user: User
  collapsed: boolean
  onToggle: () => void
  widget: ClassroomHandle
}

/** The general information; folded, it leaves one line of it. */
export function Information({ classroom, user, collapsed, onToggle, widget }: InformationProps) {
  const id = useId()
  const { approved } = shownProgress(classroom.progression_percent)
  return (
    <Card flush>
      <section className="information" aria-labelledby={`${id}-title`}>
        <h3 id={`${id}-title`}>
          <button type="button" aria-expanded={!collapsed} aria-controls={id} onClick={onToggle}>
            <Icon path={chevronDown} />
            {t.information}
          </button>
        </h3>
        {collapsed && <p className="summary">{t.summary(classroom.subject.name, `${approved}%`)}</p>}
        <div id={id} className="details" hidden={collapsed}>
          <FactList facts={classroomFacts(user, classroom)} />
          <ProgressDonut progression_percent={classroom.progression_percent} />
          <EditClassroom classroom={classroom} widget={widget} />
        </div>
      </section>
    </Card>
  )
}
