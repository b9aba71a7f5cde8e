import { mayPickSubject } from '../../contract/rules/offered-subjects.ts'
import { asksForSubjects } from '../../contract/rules/profile-fields.ts'
import { profile as t } from '../../core/messages/profile.ts'
import { subjects } from '../../core/reference/reference-lists.ts'
import { useStore } from '../../core/use-store.ts'
import { Loaded } from '../loaded.tsx'
import { ChoiceBoxes } from './choice-boxes.tsx'
import type { ProfileFieldsProps } from './profile-controls.ts'

/** Subjects that this teacher may pick (P1 §6). */
export function SubjectFields({ controls, profile }: ProfileFieldsProps) {
  const { user } = useStore(profile.$context)
  const isAsked = asksForSubjects(user)
  return (
    <Loaded list={subjects} label={isAsked ? t.fields.subjects : t.librarySubjects}>
      {list => (
        <ChoiceBoxes
          label={isAsked ? t.fields.subjects : t.librarySubjects}
          disabled={controls.busy}
          options={list.filter(({ id }) => mayPickSubject(user, id))}
          choices={controls.choices<number>('subjects')}
        />
      )}
    </Loaded>
  )
}
