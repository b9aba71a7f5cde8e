import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Nullable } from '../entities/nullable.ts'
import { Country, Id } from '../entities/reference.ts'
import { LibraryTask, LibraryTaskListItem, Task } from '../entities/task.ts'
import { SEARCH_MAX_CHARACTERS } from '../limits/input.ts'
import { libraryOrders } from '../rules/library-orders.ts'

const ofClassroom = { access: 'teacher', params: Type.Object({ id: Id }) } as const
const OfTask = Type.Object({ id: Id, tid: Id })

/**
 * The task library (P3 §2 My Tasks, §6). 403 with code 10 for a foreign classroom, with code 103 for who is not an
 * independent teacher of languages or players; 404 with code 104 for a task that the library does not have.
 */
export const taskLibraryEndpoints = {
  'GET /api/teacher/classrooms/{id}/tasks/library': {
    summary: 'Tasks that an exchange can take.',
    spec: 'P3 §2 My Tasks, §9 Library filters',
    ...ofClassroom,
    query: Type.Object({
      language_id: Type.Optional(Id),
      level_id: Type.Optional(Id),
      country_id: Type.Optional(Id),
      search_string: Type.Optional(
        Type.String({
          maxLength: SEARCH_MAX_CHARACTERS,
          description: 'text in the name, the topic or a tag',
        }),
      ),
      order_by: Type.Optional(Type.Enum(libraryOrders)),
    }),
    data: Type.Array(LibraryTaskListItem),
    revalidates: true,
  },
  'GET /api/teacher/classrooms/{id}/tasks/library/{tid}': {
    summary: 'One task of the library with all its texts, links and materials.',
    spec: 'P3 §2 My Tasks, library task detail',
    access: 'teacher',
    params: OfTask,
    data: LibraryTask,
    revalidates: true,
  },
  'GET /api/teacher/classrooms/{id}/tasks/countries': {
    summary: 'The countries that tasks of the library are about.',
    spec: 'P3 §7 Tasks',
    ...ofClassroom,
    data: Type.Array(Country),
    revalidates: true,
  },
  'POST /api/teacher/classrooms/{id}/tasks/{tid}': {
    summary:
      'Adds a task of the library to the exchange, after all others. 422 with code 105 when it has it already, with code 106 when it has as many as it may, with code 42 once it has expired.',
    spec: 'P3 §7 Tasks, §8 Add library task',
    access: 'teacher',
    params: OfTask,
    body: Type.Object({
      due_date: Type.Optional(Nullable(Type.String({ description: 'YYYY-MM-DD' }))),
    }),
    data: Task,
  },
} as const satisfies EndpointMap
