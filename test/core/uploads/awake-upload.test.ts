import { expect } from '@open-wc/testing'
import { VIDEO_UNKNOWN } from '../../../src/contract/error-codes/teacher-videos.ts'
import { UPLOAD_PIECE_BYTES } from '../../../src/contract/limits/uploads.ts'
import { uploadPlatform } from '../../../src/core/uploads/upload-platform.ts'
import { createUpload, type UploadStore } from '../../../src/core/uploads/upload-store.ts'
import { answer, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { signedIn } from '../../support/teacher.ts'
import { tusServer } from '../../support/tus-server.ts'

const SAVE = 'POST /api/teacher/classrooms/{id}/tasks/{task_id}/videos'
const film = { id: 'film', content: new Blob(['a film']), name: 'film.webm', type: 'video/webm' }

describe('the screen during an upload', () => {
  tusServer()
  const clock = fakeClock()
  const { askBeforeLeaving, keepAwake, line } = uploadPlatform
  let store: UploadStore
  let awake = 0
  let most = 0

  beforeEach(() => {
    awake = 0
    most = 0
    Object.assign(uploadPlatform, {
      askBeforeLeaving: () => () => {},
      line: () => undefined,
      keepAwake() {
        awake += 1
        most = Math.max(most, awake)
        return () => {
          awake -= 1
        }
      },
    })
    signedIn()
    answer('GET /api/teacher/files/sizeVideo', { success: false, message: 'busy' })
    store = createUpload({ for: 'task', classroomId: 7, taskId: 3 }, 'LUV')
    return import('tus-js-client')
  })
  afterEach(() => {
    store.leave()
    Object.assign(uploadPlatform, { askBeforeLeaving, keepAwake, line })
    localStorage.clear()
  })

  it('is kept on once, until the video is saved', async () => {
    answer(SAVE, { success: true, data: { id: 31, video_url: '/files/videos/a.webm' } })
    expect(awake).to.equal(0)
    store.start({ ...film, content: new Blob([new Uint8Array(UPLOAD_PIECE_BYTES + 1)]) })
    expect(awake).to.equal(1)
    await clock.arrive(() => store.$state.get().at === 'processing')
    expect([awake, most]).to.deep.equal([0, 1])
  })

  it('may go off once it has failed, and is kept on while it is tried again', async () => {
    answer(SAVE, refusal('not now', VIDEO_UNKNOWN))
    store.start(film)
    await clock.arrive(() => store.$state.get().at === 'failed')
    expect(awake).to.equal(0)
    store.retry()
    expect(awake).to.equal(1)
    store.putOff()
    expect(awake).to.equal(0)
  })
})
