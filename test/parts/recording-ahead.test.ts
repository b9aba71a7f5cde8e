import { expect } from '@open-wc/testing'
import { AHEAD_PIECE_BYTES } from '../../src/contract/limits/uploads.ts'
import { createRecorder, type RecorderStore } from '../../src/parts/video-recorder/recorder-store.ts'
import { answer } from '../support/answer.ts'
import { fakeClock } from '../support/clock.ts'
import { fakeCamera } from '../support/fake-camera.ts'
import { forgetFilms, keptPieces } from '../support/recorder-stage.ts'
import { signedIn } from '../support/teacher.ts'
import { tusServer } from '../support/tus-server.ts'
import { until } from '../support/until.ts'

const PIECE = AHEAD_PIECE_BYTES
const SAVE = 'POST /api/teacher/actions-videos/{id}'

describe('a recorder that sends while it records', () => {
  const server = tusServer()
  const clock = fakeClock()
  const camera = fakeCamera()
  const leaves: (() => void)[] = []

  beforeEach(() => {
    signedIn()
    answer(SAVE, { success: true, data: { id: 3, video_url: null } })
    answer('GET /api/teacher/files/sizeVideo', { success: false, message: 'busy' })
    return import('tus-js-client')
  })
  afterEach(async () => {
    for (const leave of leaves.splice(0)) leave()
    await forgetFilms()
    localStorage.clear()
  })

  function made(): RecorderStore {
    const recorder = createRecorder(() => ({ target: { for: 'action', actionId: 12 }, productName: 'LUV' }))
    leaves.push(recorder.show())
    return recorder
  }

  const at = ({ recording }: RecorderStore) => recording.$state.get().at
  const kept = () => [...server.uploads.values()][0]

  /** A recording of which the first piece is at the server. */
  async function recording(): Promise<RecorderStore> {
    const recorder = made()
    recorder.recording.ask()
    await clock.arrive(() => at(recorder) === 'preview')
    recorder.recording.begin()
    await clock.tick(3_000)
    camera.recorder().give('a'.repeat(PIECE))
    await clock.arrive(() => kept()?.content.size === PIECE)
    await clock.tick(2_000)
    return recorder
  }

  async function recorded(): Promise<RecorderStore> {
    const recorder = await recording()
    camera.recorder().give('bc')
    recorder.recording.stop()
    await clock.arrive(() => at(recorder) === 'recorded')
    return recorder
  }

  it('sends the rest alone when it is submitted', async () => {
    const recorder = await recorded()
    expect(kept()?.length).to.equal(null)
    server.requests.length = 0
    recorder.submit()
    await clock.arrive(() => recorder.upload.$state.get().at === 'processing')
    expect(server.methods()).to.deep.equal(['HEAD', 'PATCH'])
    expect(await kept()?.content.slice(PIECE).text()).to.equal('bc.')
    expect([server.uploads.size, kept()?.length]).to.deep.equal([1, PIECE + 3])
  })

  it('leaves nothing at the server of a recording that is cancelled', async () => {
    const recorder = await recording()
    recorder.recording.close()
    await clock.arrive(() => server.uploads.size === 0)
  })

  it('leaves nothing at the server of a film that is deleted', async () => {
    const recorder = await recorded()
    recorder.drop()
    await clock.arrive(() => server.uploads.size === 0)
    expect(at(recorder)).to.equal('idle')
  })

  it('goes on after a reload where it was, and leaves nothing either when it is deleted then', async () => {
    await recorded()
    // in the browser's own store, which takes its own time
    await until(async () => (await keptPieces()) > 0, 'it to be kept')
    for (const leave of leaves.splice(0)) leave()
    const again = made()
    await clock.arrive(() => at(again) === 'recorded')
    expect(server.uploads.size).to.equal(1)
    again.drop()
    await clock.arrive(() => server.uploads.size === 0)
  })

  it('records on where the server takes nothing, and sends all of it when it is submitted', async () => {
    server.fail(() => ({ cutAfter: 0 }))
    const recorder = made()
    recorder.recording.ask()
    await clock.arrive(() => at(recorder) === 'preview')
    recorder.recording.begin()
    await clock.tick(3_000)
    camera.recorder().give('a'.repeat(PIECE))
    await clock.tick(2_000)
    recorder.recording.stop()
    await clock.arrive(() => at(recorder) === 'recorded')
    server.fail(() => null)
    recorder.submit()
    await clock.arrive(() => recorder.upload.$state.get().at === 'processing')
    expect(kept()?.content.size).to.equal(PIECE + 1)
  })
})
