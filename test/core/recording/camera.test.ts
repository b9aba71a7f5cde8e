import { expect } from '@open-wc/testing'
import { cameraPlatform } from '../../../src/core/recording/camera-platform.ts'
import { recordingStage } from './recording-stage.ts'

describe('a camera that changes while it is used', () => {
  const { clock, camera, made, stage, recording, film } = recordingStage()

  it('ends the recording with what is there when the browser cannot go on', async () => {
    const store = await recording()
    camera.recorder().give('a')
    camera.recorder().onerror?.()
    await clock.arrive(() => stage(store) === 'recorded')
    expect(await film(store).film.content.text()).to.equal('a.')
    expect([camera.recorder().state, camera.isClosed(), camera.awake]).to.deep.equal(['inactive', true, 0])
  })

  it('is said to be broken where nothing of the recording is there', async () => {
    const store = await recording()
    camera.recorder().onstop?.()
    await clock.arrive(() => stage(store) === 'failed')
    expect(store.$state.get()).to.deep.equal({ at: 'failed', trouble: 'broken' })
    expect([camera.isClosed(), camera.awake]).to.deep.equal([true, 0])
  })

  it('is said to be broken where the recording cannot begin, and is closed', async () => {
    const { record } = cameraPlatform
    cameraPlatform.record = (...given) =>
      Object.assign(record(...given), {
        start() {
          throw new DOMException('', 'NotSupportedError')
        },
      })
    const store = made()
    await store.ask()
    store.begin()
    await clock.tick(3_000)
    expect(store.$state.get()).to.deep.equal({ at: 'failed', trouble: 'broken' })
    expect([camera.isClosed(), camera.awake]).to.deep.equal([true, 0])
  })

  it('is offered as soon as it is plugged in, for as long as one may choose', async () => {
    let plugged: (() => void) | null = null
    cameraPlatform.onDevices = listener => {
      plugged = listener
      return () => {
        plugged = null
      }
    }
    const store = made()
    await store.ask()
    const all = [{ kind: 'videoinput', deviceId: 'new', label: 'New camera' }]
    cameraPlatform.devices = async () => all as MediaDeviceInfo[]
    const plug: () => void = plugged ?? (() => expect.fail('nobody listens'))
    plug()
    await clock.tick(0)
    expect(store.$devices.get().camera.all).to.deep.equal([{ id: 'new', name: 'New camera' }])
    expect(store.$devices.get().microphone.all).to.deep.equal([])
    store.close()
    expect(plugged).to.equal(null)
  })

  it('names no devices where the browser tells none, and none without an id', async () => {
    cameraPlatform.devices = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    const store = made()
    await store.ask()
    expect(store.$devices.get().camera).to.deep.equal({ chosen: 'video', all: [] })
    const unnamed = [{ kind: 'audioinput', deviceId: '', label: '' }]
    cameraPlatform.devices = async () => unnamed as MediaDeviceInfo[]
    await store.ask()
    expect(store.$devices.get().microphone).to.deep.equal({ chosen: 'audio', all: [] })
  })

  it('tells how loud it is, and silence once it is closed', async () => {
    let tell: (level: number) => void = () => expect.fail('nobody listens')
    let isHeard = true
    cameraPlatform.hear = (_stream, told) => {
      tell = told
      return () => {
        isHeard = false
      }
    }
    const store = made()
    await store.ask()
    for (const level of [0.25, 1]) {
      tell(level)
      expect(store.$level.get()).to.equal(level)
    }
    store.close()
    expect([store.$level.get(), isHeard]).to.deep.equal([0, false])
  })
})
