import type { User } from '../../contract/entities/user.ts'
import type { SavedClassroom } from '../../contract/rules/classroom-form.ts'
import type { ClassroomForm, NewClassroomForm } from '../../core/classrooms/classroom-form.ts'
import type { ClassroomLists } from '../../core/classrooms/classroom-lists.ts'
import type { FormControls } from '../../core/forms/use-form.ts'

/** What the fields of a classroom get. */
export interface ClassroomFieldsProps {
  controls: FormControls<ClassroomForm | NewClassroomForm>
  user: User
  lists: ClassroomLists
  /** The classroom as it was, where one is edited; its subject stays. */
  saved?: (SavedClassroom & { subject: { name: string } }) | undefined
}

/** Entries of a list as a select has them. */
export const optionsOf = (items: readonly { id: number; name: string }[]) =>
  items.map(({ id, name }) => ({ value: String(id), label: name }))
