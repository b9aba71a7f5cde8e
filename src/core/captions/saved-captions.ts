import type { Caption } from '../../contract/entities/caption.ts'
import { call } from '../http/call.ts'
import { createLoad, type Load } from '../http/load.ts'
import { captions } from '../messages/captions.ts'

/** The captions of a saved video, one's own or the partner's; asked for once somebody listens. */
export const savedCaptions = (id: number): Load<readonly Caption[]> =>
  createLoad(
    signal =>
      call('GET /api/teacher/teacher-submissions/{id}/captions', undefined, { params: { id }, signal }),
    { failed: captions.loadFailed },
  )
