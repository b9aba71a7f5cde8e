import { expect } from '@open-wc/testing'
import { createRecording, type RecordingStore } from '../../../src/core/recording/recording-store.ts'
import { fakeClock } from '../../support/clock.ts'
import { fakeCamera } from '../../support/fake-camera.ts'
import { PATIENCE_MS, realPause } from '../../support/until.ts'

/** What tests of recordings do, with a camera and a clock of their own. Call it within a `describe`. */
export function recordingStage() {
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

  return {
    ...{ clock, camera, made, stage, recording, recorded, kept, film, foundAgain, forgotten },
    place: () => place,
    setPlace(other: string) {
      place = other
    },
  }
}
