import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { ActionItem, actionStatuses } from '../entities/action-item.ts'
import { Id } from '../entities/reference.ts'
import { ActionItemDetail } from '../entities/teacher-submission.ts'

const ofClassroom = Type.Optional(Id)

/** What a teacher is to do in their classrooms (P2 §3, §4, §7). */
export const actionEndpoints = {
  'GET /api/teacher/actions': {
    summary: 'Action items of one classroom, or of all; the pending ones unless `status` says otherwise.',
    spec: 'P2 §4',
    access: 'teacher',
    query: Type.Object({
      status: Type.Optional(Type.Enum(actionStatuses)),
      classroom_id: ofClassroom,
    }),
    data: Type.Array(ActionItem),
    revalidates: true,
  },
  'GET /api/teacher/actions/{id}': {
    summary:
      'One action item with the videos of both teachers and the completion flags of its task: all that a task detail shows. `classroom_id` and `class_task.id` are what `teacher-submissions` is asked with. 403 with code 10 when it is not one of the teacher’s.',
    spec: 'P2 §7 Actions; P3 §2 Task detail, §4 Task completion flags',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    data: ActionItemDetail,
    revalidates: true,
  },
  'PUT /api/teacher/actions/{id}': {
    summary:
      'Marks an action item as done, or as still to do. 422 with code 42 once the exchange has expired.',
    spec: 'P2 §4',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    body: Type.Object({ completed: Type.Boolean() }),
    data: ActionItem,
  },
  'GET /api/teacher/actions-videos': {
    summary:
      'The action items to which the partner has posted a video that can be played, in the order of the list.',
    spec: 'P2 §7 Actions',
    access: 'teacher',
    query: Type.Object({ classroom_id: ofClassroom }),
    data: Type.Array(ActionItem),
    revalidates: true,
  },
  'PUT /api/teacher/actions-videos/{id}/played': {
    summary: "Notes that the partner's video of an action item was played.",
    spec: 'P2 §4',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    data: ActionItem,
  },
} as const satisfies EndpointMap
