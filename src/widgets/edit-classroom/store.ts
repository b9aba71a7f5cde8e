import { atom } from 'nanostores'
import type { Classroom } from '../../contract/entities/classroom.ts'
import type { User } from '../../contract/entities/user.ts'
import {
  type ClassroomDraft,
  classroomValues,
  draftChecks,
  draftOfClassroom,
} from '../../core/classrooms/classroom-draft.ts'
import { classroomContext, createClassroomForm } from '../../core/classrooms/classroom-form.ts'
import type { ClassroomLists } from '../../core/classrooms/classroom-lists.ts'
import { keepChanges } from '../../core/forms/keep-changes.ts'
import { call } from '../../core/http/call.ts'

const { subject_id: _, ...keptChecks } = draftChecks

/**
 * State of one form that edits a classroom.
 *
 * @param refresh asks for the classroom anew, for whoever shows it on this page
 * @param saved called when the server has taken the changes
 */
export function createEdit(
  user: User,
  lists: ClassroomLists,
  classroom: Classroom,
  { refresh, saved }: { refresh: () => void; saved: () => void },
) {
  const $latest = atom(classroom)
  const { form, $context } = createClassroomForm<ClassroomDraft, Classroom>({
    fields: draftOfClassroom(classroom),
    context: classroomContext(user, lists, classroom),
    stays: true,
    // the server's own words (P2 §2)
    phrase: message => message,
    async send(draft, context, signal) {
      const params = { id: classroom.id }
      const body = classroomValues(draft, context)
      return (await call('PUT /api/teacher/classrooms/{id}', body, { params, signal })).data
    },
    taken(now) {
      take(now)
      refresh()
      saved()
    },
  })

  /** The classroom as it is by now: what the person has not changed follows, and the rules look at it. */
  function take(now: Classroom): void {
    if (now === $latest.get()) return
    $latest.set(now)
    $context.set(classroomContext(user, lists, now))
    form.fill(draftOfClassroom(now))
  }

  const changes = keepChanges(form, {
    name: `classroom ${classroom.id}`,
    // nothing is changed any more of what has expired
    checks: classroom.status === 'expired' ? {} : keptChecks,
  })

  return { form, take, changes }
}
