import { expect } from '@open-wc/testing'
import { recordingStage } from './recording-stage.ts'

describe('a recording that the browser cannot keep', () => {
  const { clock, camera, stage, recording, film, foundAgain, forgotten } = recordingStage()
  const { transaction } = IDBDatabase.prototype
  const { add } = IDBObjectStore.prototype
  afterEach(() => {
    IDBDatabase.prototype.transaction = transaction
    IDBObjectStore.prototype.add = add
  })

  /** There is room for so many pieces. */
  function fillAfter(pieces: number): void {
    let left = pieces
    IDBObjectStore.prototype.add = function (...args) {
      if (left === 0) throw new DOMException('', 'QuotaExceededError')
      left -= 1
      return add.apply(this, args)
    }
  }

  it('is told while it goes on, whole, and no part of it is offered later', async () => {
    fillAfter(1)
    const store = await recording()
    camera.recorder().give('a')
    await clock.tick(1_000)
    expect(store.$isKept.get()).to.equal(true)
    camera.recorder().give('b')
    await clock.arrive(() => !store.$isKept.get())
    expect(stage(store)).to.equal('recording')
    // there is room again, and yet what came before would be missing
    IDBObjectStore.prototype.add = add
    camera.recorder().give('c')
    await clock.tick(1_000)
    store.stop()
    await clock.arrive(() => stage(store) === 'recorded')
    expect(await film(store).film.content.text()).to.equal('abc.')
    expect(store.$isKept.get()).to.equal(false)
    await forgotten()
  })

  it('is told where its last piece alone finds no room', async () => {
    fillAfter(1)
    const store = await recording()
    camera.recorder().give('a')
    await clock.tick(2_000)
    store.stop()
    await clock.arrive(() => stage(store) === 'recorded' && !store.$isKept.get())
    await forgotten()
  })

  it('is told at once where the browser has no place at all, and the next one is looked at anew', async () => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('', 'InvalidStateError')
    }
    const store = await recording()
    await clock.arrive(() => !store.$isKept.get())
    store.close()
    IDBDatabase.prototype.transaction = transaction
    expect(store.$isKept.get()).to.equal(true)
    expect(stage(await foundAgain())).to.equal('idle')
  })
})
