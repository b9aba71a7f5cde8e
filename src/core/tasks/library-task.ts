import type { Country } from '../../contract/entities/reference.ts'
import type { LibraryTask } from '../../contract/entities/task.ts'
import { call } from '../http/call.ts'
import { createLoad, type Load } from '../http/load.ts'
import { taskLibrary as t } from '../messages/task-library.ts'

/** One task of the library with all that it says. */
export const loadLibraryTask = (id: number, tid: number): Load<LibraryTask> =>
  createLoad(
    signal =>
      call('GET /api/teacher/classrooms/{id}/tasks/library/{tid}', undefined, {
        params: { id, tid },
        signal,
      }),
    { failed: t.failed },
  )

/** The countries that tasks of the library are about. */
export const loadLibraryCountries = (id: number): Load<Country[]> =>
  createLoad(
    signal => call('GET /api/teacher/classrooms/{id}/tasks/countries', undefined, { params: { id }, signal }),
    { failed: t.countriesFailed },
  )
