import { expect } from '@open-wc/testing'
import { cameraPlatform } from '../../../src/core/recording/camera-platform.ts'
import type { CameraTrouble } from '../../../src/core/recording/camera-trouble.ts'
import { createRecording, type RecordingStore } from '../../../src/core/recording/recording-store.ts'
import { fakeClock } from '../../support/clock.ts'
import { fakeCamera } from '../../support/fake-camera.ts'
import { PATIENCE_MS, realPause } from '../../support/until.ts'

const DAY_MS = 86_400_000

describe('a recording', () => {
  const clock = fakeClock()
  const camera = fakeCamera()
  const stores: RecordingStore[] = []
  let place = ''
  let places = 0

  beforeEach(() => {
    places += 1
    place = `place ${places} ${performance.now()}`
  })
  afterEach(() => {
    for (const store of stores.splice(0)) store.close()
    localStorage.clear()
  })

  function made(limit?: number): RecordingStore {
    const store = createRecording({ place, ...(limit !== undefined && { limit: () => limit }) })
    stores.push(store)
    return store
  }

  const stage = (store: RecordingStore) => store.$state.get().at

  async function recording(limit?: number): Promise<RecordingStore> {
    const store = made(limit)
    store.ask()
    await clock.arrive(() => stage(store) === 'preview')
    store.begin()
    await clock.tick(3_000)
    expect(stage(store)).to.equal('recording')
    return store
  }

  async function recorded(...pieces: string[]): Promise<RecordingStore> {
    const store = await recording()
    for (const piece of pieces) {
      camera.recorder().give(piece)
      await clock.tick(1_000)
    }
    store.stop()
    await clock.arrive(() => stage(store) === 'recorded')
    return store
  }

  /** Once the browser has it in its store, which takes its own time. */
  async function kept(...pieces: string[]): Promise<RecordingStore> {
    const store = await recorded(...pieces)
    while (stage(await foundAgain()) !== 'recorded') await realPause(0)
    return store
  }

  function film(store: RecordingStore) {
    const state = store.$state.get()
    if (state.at !== 'recorded') throw new Error(`it is ${state.at}`)
    return state
  }

  async function foundAgain(): Promise<RecordingStore> {
    const store = made()
    await store.find()
    return store
  }

  /** Waits until nothing is found any more. */
  async function forgotten(): Promise<void> {
    const end = performance.now() + PATIENCE_MS
    while (stage(await foundAgain()) !== 'idle') {
      if (performance.now() > end) throw new Error('it is still there')
      await realPause(0)
    }
  }

  it('asks, shows the camera, counts down from three, and records', async () => {
    const store = made()
    const seen: unknown[] = []
    store.$state.listen(state => seen.push('left' in state ? state.left : state.at))
    store.ask()
    await clock.arrive(() => stage(store) === 'preview')
    expect(camera.recorders).to.deep.equal([])
    store.begin()
    await clock.tick(2_999)
    expect(seen).to.deep.equal(['asking', 'preview', 3, 2, 1])
    await clock.tick(1)
    expect(stage(store)).to.equal('recording')
    expect([camera.recorder().mimeType, camera.recorder().timeslice]).to.deep.equal([
      'video/webm;codecs=vp8,opus',
      1_000,
    ])
  })

  it('cannot be stopped in its first second', async () => {
    const store = await recording()
    await clock.tick(999)
    store.stop()
    expect(store.$state.get()).to.deep.include({ at: 'recording', mayStop: false })
    await clock.tick(201)
    expect(store.$state.get()).to.deep.include({ mayStop: true })
    store.stop()
    await clock.arrive(() => stage(store) === 'recorded')
  })

  for (const limit of [undefined, 5]) {
    it(`ends by itself after ${limit ?? 120} seconds`, async () => {
      const store = await recording(limit)
      await clock.tick((limit ?? 120) * 1_000 - 1)
      expect(stage(store)).to.equal('recording')
      await clock.tick(1)
      await clock.arrive(() => stage(store) === 'recorded')
      expect(film(store).film.seconds).to.equal(limit ?? 120)
      expect(film(store).cutBy).to.equal(null)
    })
  }

  it('has the whole film in its order, closes the camera and lets the screen sleep', async () => {
    const store = await recording()
    expect(camera.awake).to.equal(1)
    for (const piece of ['a', 'b', 'c']) camera.recorder().give(piece)
    await clock.tick(2_000)
    store.stop()
    await clock.arrive(() => stage(store) === 'recorded')
    const { film: made, from } = film(store)
    expect(await made.content.text()).to.equal('abc.')
    expect([made.type, made.seconds, from]).to.deep.equal(['video/webm;codecs=vp8,opus', 2, 'camera'])
    expect(made.name).to.match(/^recording-2025-10-06T08-00-\d\d\.webm$/)
    expect([camera.isClosed(), camera.awake]).to.deep.equal([true, 0])
  })

  it('is found again after a reload, also one that a crash has cut, and by nobody else', async () => {
    const store = await recording()
    camera.recorder().give('one')
    camera.recorder().give('two')
    await clock.tick(2_000)
    // as a crash leaves it: no end, nothing said; the last piece may still be on its way into the browser's store
    const text = async (again: RecordingStore) =>
      stage(again) === 'recorded' ? film(again).film.content.text() : ''
    let again = await foundAgain()
    while ((await text(again)) !== 'onetwo') again = await foundAgain()
    const { from } = film(again)
    expect(from).to.equal('found')
    place = 'another place'
    expect(stage(await foundAgain())).to.equal('idle')
    expect(stage(store)).to.equal('recording')
  })

  it('is left alone by another page while nothing of it is there yet', async () => {
    await recording()
    expect(stage(await foundAgain())).to.equal('idle')
    camera.recorder().give('one')
    while (stage(await foundAgain()) !== 'recorded') await realPause(0)
  })

  it('is gone once it was sent or deleted', async () => {
    const store = await kept('a')
    expect(stage(await foundAgain())).to.equal('recorded')
    store.drop()
    expect(stage(store)).to.equal('idle')
    await forgotten()
  })

  it('is kept for 7 days', async () => {
    await kept('a')
    await clock.tick(7 * DAY_MS - 10_000)
    expect(stage(await foundAgain())).to.equal('recorded')
    await clock.tick(11_000)
    expect(stage(await foundAgain())).to.equal('idle')
  })

  it('stays for another time when the person leaves it', async () => {
    const store = await kept('a')
    store.close()
    expect(stage(store)).to.equal('idle')
    expect(stage(await foundAgain())).to.equal('recorded')
  })

  it('keeps nothing of a recording that is called off', async () => {
    const store = await recording()
    camera.recorder().give('a')
    store.close()
    expect([stage(store), camera.isClosed(), camera.awake]).to.deep.equal(['idle', true, 0])
    await forgotten()
  })

  it('ends with what is there when the camera is unplugged', async () => {
    const store = await recording()
    camera.recorder().give('a')
    camera.tracks[0]?.dispatchEvent(new Event('ended'))
    await clock.arrive(() => stage(store) === 'recorded')
    expect(film(store).cutBy).to.equal('lost')
    expect(await film(store).film.content.text()).to.equal('a.')
  })

  it('says that the camera is gone where nothing is recorded yet', async () => {
    const store = made()
    store.ask()
    await clock.arrive(() => stage(store) === 'preview')
    camera.tracks[1]?.dispatchEvent(new Event('ended'))
    expect(store.$state.get()).to.deep.equal({ at: 'failed', trouble: 'lost' })
    expect(camera.isClosed()).to.equal(true)
  })

  const troubles: [name: string, trouble: CameraTrouble][] = [
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'broken'],
  ]
  for (const [name, trouble] of troubles) {
    it(`is told as ${trouble} what the browser calls ${name}`, async () => {
      camera.trouble = name
      const store = made()
      await store.ask()
      expect(store.$state.get()).to.deep.equal({ at: 'failed', trouble })
      camera.trouble = null
      await store.ask()
      expect(stage(store)).to.equal('preview')
    })
  }

  it('says where a browser records nothing, and where a page may not', async () => {
    const store = made()
    cameraPlatform.canRecord = () => false
    await store.ask()
    expect(store.$state.get()).to.deep.equal({ at: 'failed', trouble: 'unsupported' })
    cameraPlatform.isSecure = () => false
    await store.ask()
    expect(store.$state.get()).to.deep.equal({ at: 'failed', trouble: 'insecure' })
  })

  it('opens the camera that was chosen the last time, and tells which there are', async () => {
    const store = made()
    await store.ask()
    expect(store.$devices.get().camera).to.deep.equal({
      chosen: 'video',
      all: [
        { id: 'video', name: 'Front camera' },
        { id: 'usb', name: 'USB camera' },
      ],
    })
    await store.use('camera', 'usb')
    expect(camera.wanted.at(-1)?.video).to.deep.include({ deviceId: { ideal: 'usb' } })
    expect(camera.wanted.at(-1)?.audio).not.to.have.property('deviceId')
    const later = made()
    await later.ask()
    expect(camera.wanted.at(-1)?.video).to.deep.include({ deviceId: { ideal: 'usb' } })
  })

  it('lets go of a camera that opens when nobody wants it any more', async () => {
    const store = made()
    const asked = store.ask()
    store.close()
    await asked
    expect([stage(store), camera.tracks.length, camera.isClosed()]).to.deep.equal(['idle', 2, true])
  })

  it('takes a file instead, which is kept as well, and says why another cannot be taken', async () => {
    const store = made()
    store.choose(new File(['x'], 'notes.pdf', { type: 'application/pdf' }))
    expect(store.$state.get()).to.deep.equal({ at: 'idle', issue: 'unsupported_type' })
    store.choose(null)
    expect(store.$state.get()).to.deep.equal({ at: 'idle', issue: 'no_file' })
    store.choose(new File(['a film'], 'film.mov', { type: 'video/quicktime' }))
    expect(film(store).film).to.deep.include({ name: 'film.mov', type: 'video/quicktime', seconds: null })
    const again = made()
    await clock.arrive(() => {
      again.find()
      return stage(again) === 'recorded'
    })
    expect(await film(again).film.content.text()).to.equal('a film')
    expect(film(again).film.id).to.equal(film(store).film.id)
  })

  it('goes on without a place to keep it', async () => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'SecurityError')
    }
    const store = await recorded('a')
    IDBFactory.prototype.open = open
    expect(await film(store).film.content.text()).to.equal('a.')
  })
})
