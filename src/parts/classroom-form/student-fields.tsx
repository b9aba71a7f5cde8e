import { STUDENTS_PER_CLASSROOM_MAX } from '../../contract/limits/students.ts'
import { mayBeOfAge } from '../../contract/rules/paid-ages.ts'
import { isIndependent } from '../../contract/rules/user-types.ts'
import { isUnderReviewAge } from '../../contract/rules/video-review.ts'
import { isWorldLanguages } from '../../contract/rules/world-languages.ts'
import { usableStudentRanges } from '../../core/classrooms/new-draft.ts'
import { classroomForm as t } from '../../core/messages/classroom-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { FieldsGroup } from '../profile/fields-group.tsx'
import { type ClassroomFieldsProps, optionsOf } from './classroom-controls.ts'

/** How many students there are and how old, with what follows for the youngest (P2 §2). */
export function StudentFields({ controls, user, lists, saved }: ClassroomFieldsProps) {
  const { age_range_id, subject_id } = controls.draft
  const age = lists.ageRanges.find(({ id }) => id === age_range_id) ?? null
  const isChosen = saved !== undefined || age !== null
  // a world-language classroom that is edited may do without (decision 5)
  const mayBeEmpty =
    saved !== undefined &&
    !saved.student_payment_required &&
    lists.subjects.some(({ id, type }) => id === subject_id && isWorldLanguages({ type }))
  return (
    <FieldsGroup>
      <FieldsGroup row>
        <Select
          label={t.fields.number_students_range_id}
          hint={t.mostStudents(STUDENTS_PER_CLASSROOM_MAX)}
          placeholder={t.chooseRange}
          options={optionsOf(usableStudentRanges(lists))}
          disabled={controls.busy}
          {...controls.idChoice('number_students_range_id')}
        />
        <Select
          label={t.fields.age_range_id}
          hint={t.ageHint}
          placeholder={mayBeEmpty ? t.noAge : t.chooseAge}
          options={optionsOf(lists.ageRanges.filter(range => mayBeOfAge(saved, range)))}
          disabled={controls.busy}
          {...controls.idChoice('age_range_id')}
          required={!mayBeEmpty}
        />
      </FieldsGroup>
      {isChosen && isUnderReviewAge(age) && (
        <Notice>{isIndependent(user) ? t.reviewIndependent : t.review}</Notice>
      )}
    </FieldsGroup>
  )
}
