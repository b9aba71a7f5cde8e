import type { taskLibraryEndpoints } from '../../../src/contract/endpoints/task-library.ts'
import type { taskEndpoints } from '../../../src/contract/endpoints/tasks.ts'
import { taskSentences } from '../../../src/contract/server-messages/tasks.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { once } from '../idempotency/area.ts'
import { addFromLibrary, libraryCountries, listLibrary, readLibraryTask } from './library.ts'
import { orderTasks } from './order-tasks.ts'
import { listTasks, readTask } from './read-tasks.ts'
import { createTask, editTask, showTask } from './save-task.ts'

const CREATE = 'POST /api/teacher/classrooms/{id}/tasks'

const ofTasks = ({ db, tokens }: Services): Handlers<keyof typeof taskEndpoints> => ({
  'GET /api/teacher/classrooms/{id}/tasks': ({ teacher, params, query }) =>
    listTasks({ db, tokens }, teacher.id, { id: params.id, query }),

  'GET /api/teacher/classrooms/{id}/tasks/{tid}': ({ teacher, params }) =>
    readTask({ db, tokens }, teacher.id, params),

  [CREATE]: call =>
    once(db, CREATE, call, async transaction => {
      const { teacher, params, body } = call
      const data = await createTask({ db: transaction, tokens }, teacher, { id: params.id, form: body })
      return { data, message: taskSentences.created }
    }),

  'PUT /api/teacher/classrooms/{id}/tasks/{tid}': async ({ teacher, params, body }) => ({
    data: await editTask({ db, tokens }, teacher, { ...params, form: body }),
    message: taskSentences.saved,
  }),

  'POST /api/teacher/classrooms/{id}/tasks/{tid}/show': async ({ teacher, params, body }) => {
    await showTask(db, teacher, { ...params, ...body })
    return { message: taskSentences.shown }
  },

  'PUT /api/teacher/classrooms/{id}/tasks-order': async ({ teacher, params, body }) => ({
    data: { order_version: await orderTasks(db, teacher, { ...params, ...body }) },
    message: taskSentences.ordered,
  }),
})

const ofLibrary = ({ db, tokens }: Services): Handlers<keyof typeof taskLibraryEndpoints> => ({
  'GET /api/teacher/classrooms/{id}/tasks/library': ({ teacher, params, query }) =>
    listLibrary({ db, tokens }, teacher, { id: params.id, query }),

  'GET /api/teacher/classrooms/{id}/tasks/library/{tid}': ({ teacher, params }) =>
    readLibraryTask({ db, tokens }, teacher, params),

  'GET /api/teacher/classrooms/{id}/tasks/countries': async ({ teacher, params }) => ({
    data: await libraryCountries(db, teacher, params.id),
    freshUntil: Number.POSITIVE_INFINITY,
  }),

  'POST /api/teacher/classrooms/{id}/tasks/{tid}': async ({ teacher, params, body }) => ({
    data: await addFromLibrary({ db, tokens }, teacher, { ...params, due_date: body.due_date || null }),
    message: taskSentences.added,
  }),
})

export const handlers = (services: Services) => ({ ...ofTasks(services), ...ofLibrary(services) })
