import { expect } from '@open-wc/testing'
import '../../../src/widgets/video-recorder/element.ts'
import type { VideoMetadata } from '../../../src/contract/entities/video.ts'
import { answer, refusal } from '../../support/answer.ts'
import { byRole, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { filmFile, forgetFilms, pick, showRecorder } from '../../support/recorder-stage.ts'
import { signedIn } from '../../support/teacher.ts'
import { tusServer } from '../../support/tus-server.ts'

const SAVE = 'POST /api/teacher/classrooms/{id}/tasks/{task_id}/videos'
const METADATA = 'GET /api/teacher/files/sizeVideo'
const saved = { id: 31, video_url: '/files/videos/a.webm?signature=x' }
const metadata: VideoMetadata = {
  video_size: 6,
  transcode_video_size: null,
  video_duration: null,
  video_processed: 1,
  stage: 'ready',
  progress: 100,
}

describe('what has become of a video', () => {
  tusServer()
  beforeEach(() => {
    signedIn()
    answer(SAVE, { success: true, data: saved })
    answer(METADATA, { success: true, data: metadata })
    answer('PUT /api/teacher/submissions-video-update/{id}', { success: true, data: metadata })
  })
  afterEach(async () => {
    unmountAll()
    await forgetFilms()
    localStorage.clear()
  })

  async function submitted(event: 'cx-converted' | 'cx-failed'): Promise<unknown> {
    const element = showRecorder()
    await see(element, 'Record or upload your video')
    pick(element, await filmFile())
    await byRole(element, 'button', 'SUBMIT')
    const told = nextEvent(element, event)
    await press(element, 'SUBMIT')
    return (await told).detail
  }

  it('is told to the page when it is converted', async () => {
    expect(await submitted('cx-converted')).to.deep.equal({ id: 31, videoUrl: saved.video_url })
  })

  it('is told to the page when it cannot be converted', async () => {
    answer(METADATA, { success: true, data: { ...metadata, video_processed: 2, stage: 'failed' } })
    const reason = 'This video failed to convert to LUV format.'
    expect(await submitted('cx-failed')).to.deep.equal({ during: 'conversion', reason })
  })

  it('is told to the page when it is not saved', async () => {
    answer(SAVE, refusal('The exchange has expired.', 42), { status: 422 })
    const reason = 'The exchange has expired.'
    expect(await submitted('cx-failed')).to.deep.equal({ during: 'upload', reason })
  })
})
