import type { changeEndpoints } from '../../../src/contract/endpoints/changes.ts'
import type { Handlers } from '../../register.ts'
import type { Services } from '../../services.ts'
import type { WaitingRoom } from './waiting.ts'

export const changeHandlers = (
  { config }: Pick<Services, 'config'>,
  waitingRoom: WaitingRoom,
): Handlers<keyof typeof changeEndpoints> => ({
  'GET /api/teacher/changes': async ({ teacher, query }) => {
    const isKnown = query.revision === String(teacher.revision)
    const revision = isKnown ? await waitingRoom.wait(teacher) : teacher.revision
    return { data: { revision: String(revision), build: config.build } }
  },
})
