import { expect } from '@open-wc/testing'
import { createRecording, type RecordingStore } from '../../../src/core/recording/recording-store.ts'
import { FakeRecorder } from '../../support/fake-camera.ts'
import { recordingStage } from './recording-stage.ts'

describe('what is sent of a recording', () => {
  const { clock, camera, stage, place } = recordingStage()
  const { start, give } = FakeRecorder.prototype
  const log: string[] = []
  let store: RecordingStore | undefined
  beforeEach(() => {
    log.length = 0
  })
  afterEach(() => {
    store?.close()
    Object.assign(FakeRecorder.prototype, { start, give })
  })

  function sendAhead() {
    const number = log.filter(entry => entry.startsWith('begun')).length + 1
    log.push(`begun ${number}`)
    return {
      add: () => void log.push(`add ${number}`),
      stop: () => void log.push(`stop ${number}`),
      discard: () => void log.push(`discard ${number}`),
    }
  }

  async function begun(made: RecordingStore): Promise<void> {
    made.ask()
    await clock.arrive(() => stage(made) === 'preview')
    made.begin()
    await clock.tick(3_000)
  }

  function made(): RecordingStore {
    store = createRecording({ place: place(), sendAhead })
    return store
  }

  it('is nothing where the recorder does not start', async () => {
    FakeRecorder.prototype.start = () => {
      throw new DOMException('', 'NotSupportedError')
    }
    const recording = made()
    await begun(recording)
    expect([stage(recording), log]).to.deep.equal(['failed', []])
  })

  it('is forgotten where nothing was recorded', async () => {
    FakeRecorder.prototype.give = () => {}
    const recording = made()
    await begun(recording)
    camera.recorder().stop()
    await clock.arrive(() => stage(recording) === 'failed')
    expect(log).to.deep.equal(['begun 1', 'discard 1'])
  })

  it('is sent no more once another recording begins', async () => {
    const recording = made()
    await begun(recording)
    await clock.tick(1_000)
    recording.stop()
    await clock.arrive(() => stage(recording) === 'recorded')
    await begun(recording)
    expect(log).to.deep.equal(['begun 1', 'add 1', 'stop 1', 'begun 2'])
  })
})
