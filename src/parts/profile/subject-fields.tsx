import { mayPickSubject } from '../../contract/rules/offered-subjects.ts'
import { asksForSubjects } from '../../contract/rules/profile-fields.ts'
import { profile as t } from '../../core/messages/profile.ts'
import { subjects } from '../../core/reference/reference-lists.ts'
import { useStore } from '../../core/use-store.ts'
import { ChoiceBoxes } from './choice-boxes.tsx'
import { LoadedList } from './loaded-list.tsx'
import type { ProfileFieldsProps } from './profile-controls.ts'

/** Subjects that this teacher may pick (P1 §6). */
export function SubjectFields({ controls, profile }: ProfileFieldsProps) {
  const { user } = useStore(profile.$context)
  const isAsked = asksForSubjects(user)
  return (
    <LoadedList list={subjects} label={isAsked ? t.fields.subjects : t.librarySubjects}>
      {list => (
        <ChoiceBoxes
          label={isAsked ? t.fields.subjects : t.librarySubjects}
          disabled={controls.busy}
          options={list.filter(({ id }) => mayPickSubject(user, id))}
          choices={controls.choices<number>('subjects')}
        />
      )}
    </LoadedList>
  )
}
