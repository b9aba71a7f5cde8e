import type { videoEndpoints } from '../../../src/contract/endpoints/videos.ts'
import { refuse } from '../../errors.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { findMetadata } from './repository/metadata.ts'
import { uploadIdOf } from './upload-id.ts'

export const handlers = ({ db }: Services): Handlers<keyof typeof videoEndpoints> => ({
  'GET /api/teacher/files/sizeVideo': async ({ teacher, query }) => {
    const data = await findMetadata(db, teacher.id, uploadIdOf(query.url))
    if (!data) throw refuse('notFound')
    return { data }
  },
})
