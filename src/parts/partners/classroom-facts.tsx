import type { PartnerClassroom } from '../../contract/entities/partner.ts'
import { isWorldLanguages } from '../../contract/rules/world-languages.ts'
import { shortDate } from '../../core/dates/short-date.ts'
import { classroomFacts } from '../../core/messages/classroom-facts.ts'
import { partners as t } from '../../core/messages/partners.ts'
import { Facts } from './facts.tsx'

/** A classroom of another teacher; of a world language what is learned, and how far (P2 §3 Partner classroom). */
export function ClassroomFacts({ classroom }: { classroom: PartnerClassroom }) {
  const { subject, lang_native, lang_instruction, level, age_range, number_students_range } = classroom
  const learns = isWorldLanguages(subject)
  return (
    <Facts
      facts={[
        [t.subject, subject.name],
        [t.nativeLanguage, lang_native?.name],
        [t.learningLanguage, learns && lang_instruction?.name],
        [t.level, learns && level?.name],
        [t.ageRange, age_range?.name],
        [t.students, number_students_range?.name],
        [
          classroomFacts.dates,
          classroomFacts.period(shortDate(classroom.start_date), shortDate(classroom.end_date)),
        ],
        [t.tokens, classroom.number_of_tokens],
      ]}
    />
  )
}
