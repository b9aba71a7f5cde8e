import type { fileEndpoints } from '../../../src/contract/endpoints/files.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { fileUrl } from './file-url.ts'
import { keepFile } from './keep-file.ts'
import { refuse } from './refusals.ts'
import { isOwnFile } from './repository/files.ts'

export const handlers = (services: Services): Handlers<keyof typeof fileEndpoints> => ({
  'POST /api/teacher/files': async ({ body, teacher }) => ({
    data: {
      name: await keepFile(services, teacher.id, body),
      index_file: body.index ?? '',
      type_file: body.type,
    },
  }),

  'GET /api/teacher/files/{name}/url': async ({ params, teacher }) => {
    if (!(await isOwnFile(services.db, teacher.id, params.name))) throw refuse('notFound')
    return { data: fileUrl(services.tokens, params.name) }
  },
})
