import { expect } from '@open-wc/testing'
import { cameraPlatform } from '../../../src/core/recording/camera-platform.ts'
import type { CameraTrouble } from '../../../src/core/recording/camera-trouble.ts'
import { chosenDevice } from '../../../src/core/recording/chosen-devices.ts'
import { recordingStage } from './recording-stage.ts'

describe('a recording', () => {
  const { clock, camera, made, stage, recording, film, forgotten } = recordingStage()

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

  it('is not opened twice: what was asked for before gives its camera back', async () => {
    const store = made()
    const { open } = cameraPlatform
    const waiting: (() => void)[] = []
    cameraPlatform.open = async wanted => {
      await new Promise<void>(resolve => waiting.push(resolve))
      return open(wanted)
    }
    store.ask()
    store.close()
    store.ask()
    await clock.arrive(() => waiting.length === 2)
    // the second one first
    for (const goOn of waiting.reverse()) goOn()
    await clock.arrive(() => stage(store) === 'preview' && camera.tracks.length === 4)
    await clock.arrive(() => camera.tracks.slice(2).every(({ isStopped }) => isStopped))
    expect(camera.tracks.map(({ isStopped }) => isStopped)).to.deep.equal([false, false, true, true])
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
    const size = { width: { ideal: 1_280 }, height: { ideal: 720 } }
    expect(camera.wanted.at(-1)?.video).to.deep.equal({ facingMode: 'user', ...size })
    await store.use('camera', 'usb')
    // to ask for a camera in front as well would take a phone's other one away again
    expect(camera.wanted.at(-1)?.video).to.deep.equal({ deviceId: { exact: 'usb' }, ...size })
    expect(camera.wanted.at(-1)?.audio).not.to.have.property('deviceId')
    const later = made()
    await later.ask()
    expect(camera.wanted.at(-1)?.video).to.deep.include({ deviceId: { exact: 'usb' } })
  })

  it('opens another camera where the chosen one is not there any more', async () => {
    const store = made()
    await store.use('camera', 'usb')
    camera.unplugged = 'usb'
    const later = made()
    await later.ask()
    expect([stage(later), chosenDevice('camera')]).to.deep.equal(['preview', 'usb'])
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
})
