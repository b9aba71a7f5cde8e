import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { ActionItem, actionStatuses } from '../entities/action-item.ts'
import { Id } from '../entities/reference.ts'

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
    summary: 'One action item. 403 with code 10 when it is not one of the teacher’s.',
    spec: 'P2 §7 Actions',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    data: ActionItem,
    revalidates: true,
  },
  'PUT /api/teacher/actions/{id}': {
    summary: 'Marks an action item as done, or as still to do.',
    spec: 'P2 §4',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    body: Type.Object({ completed: Type.Boolean() }),
    data: ActionItem,
  },
  'GET /api/teacher/actions-videos': {
    summary: 'The action items to which the partner has posted a video, in the order of the list.',
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
