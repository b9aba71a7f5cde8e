import { isId } from '../../contract/rules/is-id.ts'
import { homeName } from '../../core/classrooms/home-name.ts'
import { classroom as shared } from '../../core/messages/classroom.ts'
import { editClassroom as t } from '../../core/messages/edit-classroom.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { FormScreen } from '../../parts/classroom-form/form-screen.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadedClassroom } from './parts/loaded-classroom.tsx'
import type { EditClassroomHandle } from './types.ts'

export interface EditClassroomProps {
  /** The classroom to edit. */
  classroomId?: number
  widget: EditClassroomHandle
}

/** cx-edit-classroom. Another id or another teacher is another form from scratch. */
export function EditClassroom({ classroomId, widget }: EditClassroomProps) {
  const user = useStore($user)
  if (!user) return null
  if (isId(classroomId)) {
    return <LoadedClassroom key={`${user.id} ${classroomId}`} id={classroomId} user={user} widget={widget} />
  }
  const isMissing = !widget.element.getAttribute('classroom-id')?.trim()
  return (
    <FormScreen back={widget.link('classrooms')} backLabel={homeName(user)}>
      {isMissing ? (
        <EmptyState heading="h2" title={t.chooseTitle} text={t.choose} />
      ) : (
        <ErrorState heading="h2" title={shared.wrongIdTitle} text={shared.wrongId} />
      )}
    </FormScreen>
  )
}
