import { expect } from '@open-wc/testing'
import type { VideoMetadata } from '../../../src/contract/entities/video.ts'
import {
  METADATA_ATTEMPTS,
  METADATA_POLL_MS,
  UPLOAD_PIECE_BYTES,
  UPLOAD_RETRY_MS,
} from '../../../src/contract/limits/uploads.ts'
import { uploadPlatform } from '../../../src/core/uploads/upload-platform.ts'
import { isUnderWay, type UploadState } from '../../../src/core/uploads/upload-state.ts'
import { createUpload, type UploadStore } from '../../../src/core/uploads/upload-store.ts'
import type { VideoTarget } from '../../../src/core/uploads/video-target.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { signedIn } from '../../support/teacher.ts'
import { tusServer } from '../../support/tus-server.ts'

const SAVE = 'POST /api/teacher/classrooms/{id}/tasks/{task_id}/videos'
const RESPOND = 'POST /api/teacher/classrooms/{id}/tasks/{task_id}/responses/{submission_id}'
const SAVE_ITEM = 'POST /api/teacher/actions-videos/{id}'
const METADATA = 'GET /api/teacher/files/sizeVideo'
const TELL = 'PUT /api/teacher/submissions-video-update/{id}'

const PIECE = UPLOAD_PIECE_BYTES
const target: VideoTarget = { for: 'task', classroomId: 7, taskId: 3 }
const saved = { id: 31, video_url: '/files/videos/a.webm' }
const film = { id: 'film', content: new Blob(['a film']), name: 'film.webm', type: 'video/webm' }
const metadata = (rest: Partial<VideoMetadata> = {}): VideoMetadata => ({
  video_size: 6,
  transcode_video_size: null,
  video_duration: null,
  video_processed: 0,
  stage: 'waiting',
  progress: 0,
  ...rest,
})
const converted = metadata({
  transcode_video_size: 5,
  video_duration: 2.5,
  video_processed: 1,
  stage: 'ready',
  progress: 100,
})

describe('a video on its way', () => {
  const server = tusServer()
  const clock = fakeClock()
  const { askBeforeLeaving, line } = uploadPlatform
  const stores: UploadStore[] = []
  let asks = 0

  beforeEach(() => {
    asks = 0
    uploadPlatform.askBeforeLeaving = () => {
      asks += 1
      return () => {
        asks -= 1
      }
    }
    uploadPlatform.line = () => undefined
    signedIn()
    answer(SAVE, { success: true, data: saved })
    answer(METADATA, { success: true, data: converted })
    answer(TELL, { success: true, data: converted })
    return import('tus-js-client')
  })
  afterEach(() => {
    for (const store of stores.splice(0)) store.leave()
    Object.assign(uploadPlatform, { askBeforeLeaving, line })
    localStorage.clear()
  })

  function made(to: VideoTarget = target) {
    const uploaded: string[] = []
    const told: object[] = []
    const store = createUpload(to, 'LUV', {
      uploaded: url => void uploaded.push(url),
      saved: video => void told.push(video),
    })
    stores.push(store)
    const seen: UploadState[] = []
    store.$state.listen(state => void seen.push(state))
    return { store, seen, uploaded, told, at: () => store.$state.get() }
  }

  /** One that has been sent, and could not be. */
  async function failed() {
    const upload = made()
    upload.store.start(film)
    await clock.arrive(() => upload.at().at === 'failed')
    return upload
  }

  it('is sent, saved once, and followed until it is converted', async () => {
    answer(METADATA, { success: true, data: metadata({ stage: 'converting', progress: 30 }) })
    const { store, seen, uploaded, told, at } = made()
    store.start(film)
    await clock.arrive(() => seen.some(state => state.at === 'processing' && state.metadata !== null))
    expect(at()).to.deep.equal({
      at: 'processing',
      saved,
      metadata: metadata({ stage: 'converting', progress: 30 }),
      isGivenUp: false,
    })
    answer(METADATA, { success: true, data: converted })
    await clock.tick(METADATA_POLL_MS)
    await clock.arrive(() => at().at === 'done')
    expect(at()).to.deep.equal({ at: 'done', saved, metadata: converted })
    const stages = seen.map(state => state.at).filter((stage, index, all) => stage !== all[index - 1])
    expect(stages).to.deep.equal(['checking', 'uploading', 'saving', 'processing', 'done'])
    expect(told).to.deep.equal([saved])
    const [call] = answered(SAVE)
    expect([call?.params, call?.body]).to.deep.equal([{ id: 7, task_id: 3 }, { url: uploaded[0] }])
    await clock.tick(METADATA_POLL_MS * 4)
    expect(answered(METADATA)).to.have.length(2)
    const [update, ...others] = answered(TELL)
    expect([update?.params, update?.body, others.length]).to.deep.equal([
      { id: 31 },
      { video_size: 6, transcode_video_size: 5, video_duration: 2.5 },
      0,
    ])
  })

  const targets: [VideoTarget, () => { params: object; body: object } | undefined][] = [
    [{ for: 'response', classroomId: 7, taskId: 3, submissionId: 9 }, () => answered(RESPOND)[0]],
    [{ for: 'action', actionId: 12 }, () => answered(SAVE_ITEM)[0]],
  ]
  const params = [{ id: 7, task_id: 3, submission_id: 9 }, { id: 12 }]
  for (const [index, [to, callOf]] of targets.entries()) {
    it(`is saved as what it is for: ${to.for}`, async () => {
      answer(RESPOND, { success: true, data: saved })
      answer(SAVE_ITEM, { success: true, data: saved })
      const { store, uploaded } = made(to)
      store.start(film)
      await clock.arrive(() => callOf())
      const call = callOf()
      expect(call?.params).to.deep.equal(params[index])
      expect(Object.values(call?.body ?? {})).to.deep.equal(uploaded)
      expect(answered(SAVE)).to.deep.equal([])
    })
  }

  it('asks before the page is left while it is under way, and not afterwards', async () => {
    const goOn = server.hold()
    const { store, seen, at } = made()
    store.start(film)
    await clock.arrive(() => server.requests.length === 1)
    expect(asks).to.equal(1)
    goOn()
    await clock.arrive(() => at().at === 'done')
    expect(seen.some(isUnderWay)).to.equal(true)
    expect(asks).to.equal(0)
  })

  it('tells what has gone and how fast, and that the line is slow by what was measured', async () => {
    const content = new Blob([new Uint8Array(2 * PIECE + 1)])
    const letGo: (() => void)[] = []
    // the second piece and the third wait until they are let go
    server.fail(({ method }) => {
      if (method === 'PATCH') letGo.push(server.hold())
      return null
    })
    const { store, at } = made()
    store.start({ ...film, content })
    await clock.arrive(() => server.methods().length === 3)
    expect(at()).to.deep.include({ at: 'uploading', sent: PIECE, total: content.size, bytesPerSecond: null })
    expect(at()).to.deep.include({ isSlow: false, isWaiting: false })
    await clock.tick(14_000)
    letGo[0]?.()
    await clock.arrive(() => server.methods().length === 4)
    expect(at()).to.deep.include({
      at: 'uploading',
      sent: 2 * PIECE,
      bytesPerSecond: PIECE / 14,
      isSlow: true,
    })
    letGo[1]?.()
    await clock.arrive(() => at().at === 'done')
  })

  it('stops asking after 20 times, keeps the video, and says that the server goes on', async () => {
    answer(METADATA, { success: true, data: metadata() })
    const { store, at } = made()
    store.start(film)
    await clock.arrive(() => answered(METADATA).length === 1)
    await clock.tick(METADATA_POLL_MS * (METADATA_ATTEMPTS - 2))
    expect(at()).to.deep.include({ at: 'processing', isGivenUp: false })
    await clock.tick(METADATA_POLL_MS * 10)
    expect(at()).to.deep.equal({ at: 'processing', saved, metadata: metadata(), isGivenUp: true })
    expect(answered(METADATA)).to.have.length(METADATA_ATTEMPTS)
  })

  const ends: [what: string, data: VideoMetadata, tells: number][] = [
    ['is no film that could be converted', metadata({ video_processed: 2, stage: 'failed' }), 0],
    ['is converted', converted, 1],
  ]
  for (const [what, data, tells] of ends) {
    it(`is done when it ${what}, also where the end cannot be told`, async () => {
      answer(METADATA, { success: true, data })
      answer(TELL, refusal('no'), { status: 500 })
      const { store, at } = made()
      store.start(film)
      await clock.arrive(() => at().at === 'done')
      // what is told is on its way by then
      await clock.tick(0)
      expect(at()).to.deep.equal({ at: 'done', saved, metadata: data })
      expect(answered(TELL)).to.have.length(tells)
    })
  }

  it('counts a question that failed as one, and asks as often', async () => {
    answer(METADATA, refusal('no'), { status: 500 })
    const { store, at } = made()
    store.start(film)
    await clock.arrive(() => answered(METADATA).length === 1)
    await clock.tick(METADATA_POLL_MS * METADATA_ATTEMPTS)
    expect(at()).to.deep.equal({ at: 'processing', saved, metadata: null, isGivenUp: true })
    expect(answered(METADATA)).to.have.length(METADATA_ATTEMPTS)
  })

  it('says that there is a video already, by the code and by the words', async () => {
    answer(SAVE, refusal('Nope.', 60), { status: 422 })
    async function isSentAlready(id: string) {
      const { store, at } = made()
      store.start({ ...film, id })
      await clock.arrive(() => at().at === 'already-sent')
    }
    await isSentAlready('one')
    answer(SAVE, refusal('You already sent a video for this task.'), { status: 422 })
    await isSentAlready('other')
  })

  it('keeps what was sent when saving fails, and saves it with the same key when it is tried again', async () => {
    answer(SAVE, new Response('', { status: 500 }))
    const { store, at } = await failed()
    expect(at()).to.deep.equal({ at: 'failed', reason: 'Error save video, Please try again.', next: 'again' })
    answer(SAVE, { success: true, data: saved })
    store.retry()
    await clock.arrive(() => at().at === 'done')
    expect(server.methods()).to.deep.equal(['POST', 'PATCH', 'HEAD'])
    const keys = answered(SAVE).map(({ headers }) => headers.get('idempotency-key') ?? '')
    expect(new Set(keys).size).to.equal(1)
    expect(keys[0]?.length).to.be.within(8, 64)
  })

  it('is sent anew where the server knows no such upload any more', async () => {
    answer(SAVE, refusal('The video has not arrived. Please upload it again.', 62), { status: 422 })
    const { store, at } = await failed()
    expect(at()).to.deep.include({ at: 'failed', next: 'again' })
    answer(SAVE, { success: true, data: saved })
    store.retry()
    await clock.arrive(() => at().at === 'done')
    expect(server.methods()).to.deep.equal(['POST', 'PATCH', 'POST', 'PATCH'])
  })

  it('goes on where it was after a failure that was put off', async () => {
    answer(SAVE, new Response('', { status: 500 }))
    const { store, at } = await failed()
    store.putOff()
    answer(SAVE, { success: true, data: saved })
    store.start(film)
    await clock.arrive(() => at().at === 'done')
    expect(server.methods()).to.deep.equal(['POST', 'PATCH', 'HEAD'])
  })

  it('fails when the line is gone for long, and goes on by itself once it is there again', async () => {
    server.fail(() => ({ cutAfter: 0 }))
    const { store, at } = made()
    store.start(film)
    await clock.arrive(() => server.requests.length === 1)
    await clock.tick(UPLOAD_RETRY_MS * 40)
    await clock.arrive(() => at().at === 'failed')
    expect(at()).to.deep.include({ at: 'failed', next: 'again' })
    server.fail(() => null)
    dispatchEvent(new Event('online'))
    await clock.arrive(() => at().at === 'done')
  })

  it('is not sent again by itself where the server has said no for good', async () => {
    answer(SAVE, refusal('The exchange has expired.', 42), { status: 422 })
    const { store, at } = await failed()
    expect(at()).to.deep.equal({ at: 'failed', reason: 'The exchange has expired.', next: 'keep' })
    const calls = server.requests.length
    dispatchEvent(new Event('online'))
    store.retry()
    await clock.tick(UPLOAD_RETRY_MS * 40)
    expect(at()).to.deep.include({ at: 'failed', next: 'keep' })
    expect([server.requests.length, answered(SAVE).length]).to.deep.equal([calls, 1])
  })

  it('says in the words of the brand what the server has found to be no video, and does not offer to try again', async () => {
    server.fail(() => ({ status: 422, body: { success: false, message: 'type', error_code: 50 } }))
    const { at } = await failed()
    const state = at()
    expect(state).to.deep.include({ at: 'failed', next: 'other-file' })
    expect('reason' in state && state.reason).to.include('is not supported on LUV.')
  })
})
