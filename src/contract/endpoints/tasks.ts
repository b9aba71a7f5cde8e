import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Id } from '../entities/reference.ts'
import { Task, TaskListItem } from '../entities/task.ts'
import { TaskForm } from '../entities/task-form.ts'
import { LARGEST_ID, SEARCH_MAX_CHARACTERS } from '../limits/input.ts'
import { TASK_FORM_MAX_BYTES } from '../limits/tasks.ts'

const ofClassroom = { access: 'teacher', params: Type.Object({ id: Id }) } as const
const ofTask = { access: 'teacher', params: Type.Object({ id: Id, tid: Id }) } as const

/**
 * Tasks of an exchange (P3 §2 My Tasks, §7 Tasks). They are those of the pairing: what one teacher changes, the other
 * sees. 403 with code 10 for a foreign classroom, 404 with code 100 for a task that its exchange does not have; each
 * write 422 with code 42 once the exchange has expired.
 */
export const taskEndpoints = {
  'GET /api/teacher/classrooms/{id}/tasks': {
    summary:
      'The tasks in their order, the hidden ones too. 404 with code 70 for a student of another classroom.',
    spec: 'P3 §2 My Tasks',
    ...ofClassroom,
    query: Type.Object({
      search_string: Type.Optional(
        Type.String({
          maxLength: SEARCH_MAX_CHARACTERS,
          description: 'text in the name, the topic or a tag',
        }),
      ),
      student_id: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: LARGEST_ID,
          description: 'the tasks that this student sees: none that is hidden',
        }),
      ),
    }),
    data: Type.Array(TaskListItem),
    revalidates: true,
  },
  'GET /api/teacher/classrooms/{id}/tasks/{tid}': {
    summary: 'One task with all its texts, links and materials.',
    spec: 'P3 §3 Task',
    ...ofTask,
    data: Task,
    revalidates: true,
  },
  'POST /api/teacher/classrooms/{id}/tasks': {
    summary:
      'Creates a task, after all others. 422 with the sentences of every field at fault, or with code 106 when the exchange has as many as it may.',
    spec: 'P3 §2 My Tasks, §5',
    ...ofClassroom,
    body: TaskForm,
    bodyMaxBytes: TASK_FORM_MAX_BYTES,
    data: Task,
    idempotent: true,
  },
  'PUT /api/teacher/classrooms/{id}/tasks/{tid}': {
    summary:
      'Saves a task that was edited. 409 with code 101, and the task as it is now as `data.task`, when somebody has saved it since the version that is named, unless it is already as this would make it.',
    spec: 'P3 §2 My Tasks, §5',
    ...ofTask,
    body: Type.Interface([TaskForm], { version: Type.Number({ minimum: 1, description: 'that was read' }) }),
    bodyMaxBytes: TASK_FORM_MAX_BYTES,
    data: Task,
  },
  'POST /api/teacher/classrooms/{id}/tasks/{tid}/show': {
    summary: 'Hides a task from all students of both classrooms, or shows it to them; again does no harm.',
    spec: 'P3 §4 Task visibility',
    ...ofTask,
    body: Type.Object({ is_hidden: Type.Boolean() }),
  },
  'PUT /api/teacher/classrooms/{id}/tasks-order': {
    summary:
      'Puts the tasks into another order: one moves to a place and the others close up, or each is told its place. 409 with code 102 when the order is not the one that was seen; 422 for a place below 1 or above the number of tasks.',
    spec: 'P3 §5 Task reorder value',
    ...ofClassroom,
    body: Type.Object({
      // as many as there are: courses bring theirs however many an exchange has
      tasks: Type.Array(Type.Object({ id: Id, order: Type.Integer() }), { minItems: 1 }),
      order_version: Type.String({
        maxLength: SEARCH_MAX_CHARACTERS,
        description: 'as the list has told it',
      }),
    }),
    data: Type.Object({ order_version: Type.String({ description: 'of the order as it is now' }) }),
  },
} as const satisfies EndpointMap
