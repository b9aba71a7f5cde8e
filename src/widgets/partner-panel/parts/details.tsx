import type { Partner } from '../../../contract/entities/partner.ts'
import { partnerPanel as t } from '../../../core/messages/partner-panel.ts'
import { partners } from '../../../core/messages/partners.ts'
import { useLevel } from '../../../parts/is-in-another.ts'
import { ClassroomFacts } from '../../../parts/partners/classroom-facts.tsx'
import { Facts } from '../../../parts/partners/facts.tsx'
import { PersonDetails } from '../../../parts/partners/person-facts.tsx'

/** About Me, what else the partner tells, and their classrooms, this one's first (P3 §2 Global Partner tab). */
export function Details({ partner }: { partner: Partner }) {
  const level = useLevel(3)
  return (
    <div className="details">
      {/* their school stands at their name */}
      <PersonDetails person={{ ...partner, school: null }} level={level} />
      <section>
        <h3 className="cx-part-title" aria-level={level}>
          {partners.classrooms}
        </h3>
        <ul className="classrooms">
          {partner.classrooms.map(classroom => (
            <li key={classroom.id}>
              <h4 aria-level={level + 1}>
                <bdi>{classroom.name}</bdi>
              </h4>
              <ClassroomFacts classroom={classroom} />
              <Facts
                facts={[
                  [t.teacher, classroom.teacher.full_name],
                  [t.assistants, classroom.teacher_assistants.map(({ full_name }) => full_name).join(', ')],
                  [t.students, classroom.students_number],
                ]}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
