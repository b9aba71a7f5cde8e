import type { changeEndpoints } from '../../../src/contract/endpoints/changes.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { createWaitingRoom } from './waiting.ts'

export function handlers({ config, db, log, beforeStop }: Services): Handlers<keyof typeof changeEndpoints> {
  const waitingRoom = createWaitingRoom(db, {
    holdMs: config.changesHoldMs,
    onError: error => log.error({ err: error }, 'changes could not be looked for'),
  })
  beforeStop(waitingRoom.close)
  return {
    'GET /api/teacher/changes': async ({ teacher, query }) => {
      const isKnown = query.revision === String(teacher.revision)
      const revision = isKnown ? await waitingRoom.wait(teacher) : teacher.revision
      return { data: { revision: String(revision), build: config.build } }
    },
  }
}
