import { expect } from '@open-wc/testing'
import { platform } from '../../../src/core/platform.ts'
import { filmPlace } from '../../../src/core/recording/film.ts'
import { keptFilms } from '../../../src/core/recording/kept-films.ts'
import type { RecordingStore } from '../../../src/core/recording/recording-store.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { realPause } from '../../support/until.ts'
import { recordingStage } from './recording-stage.ts'

const DAY_MS = 86_400_000

describe('a recording that is kept', () => {
  it('is kept for one teacher and one target', () => {
    const target = { for: 'action', actionId: 12 } as const
    const places = [1, 2].flatMap(id => {
      signedIn({ user: teacher({ id }) })
      return [filmPlace(target), filmPlace({ for: 'action', actionId: 13 })]
    })
    expect(new Set(places).size).to.equal(4)
  })

  const { clock, camera, stage, recording, recorded, kept, film, foundAgain, forgotten, place, setPlace } =
    recordingStage()
  let restore = () => {}
  afterEach(() => restore())

  it('is found again after a reload, also one that a crash has cut, and by nobody else', async () => {
    // a crash gives up what it held
    const { locks } = platform
    platform.locks = () => undefined
    restore = () => Object.assign(platform, { locks })
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
    setPlace('another place')
    expect(stage(await foundAgain())).to.equal('idle')
    expect(stage(store)).to.equal('recording')
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

  it('is found again where its view was taken away while it was recorded', async () => {
    const store = await recording()
    camera.recorder().give('a')
    store.leave()
    expect([stage(store), camera.isClosed(), camera.awake]).to.deep.equal(['idle', true, 0])
    while (stage(await foundAgain()) !== 'recorded') await realPause(0)
  })

  it('is nobody else’s while it is recorded', async () => {
    const store = await recording()
    camera.recorder().give('a')
    // kept by now: it is the lock alone that hides it
    await clock.tick(1_000)
    const { promise: done, resolve } = Promise.withResolvers<void>()
    keptFilms.hold('another', done)
    await keptFilms.begin({ id: 'another', name: 'a.webm', type: 'video/webm' }, place())
    await keptFilms.add('another', new Blob(['b']))
    expect(stage(await foundAgain())).to.equal('idle')
    store.close()
    resolve()
    while (stage(await foundAgain()) !== 'recorded') await realPause(0)
    await keptFilms.forget('another')
  })

  it('goes on without a place to keep it', async () => {
    const { transaction } = IDBDatabase.prototype
    let refused = 0
    IDBDatabase.prototype.transaction = () => {
      refused += 1
      throw new DOMException('', 'InvalidStateError')
    }
    try {
      const store = await recorded('a')
      await clock.arrive(() => refused > 0)
      expect(await film(store).film.content.text()).to.equal('a.')
      expect(stage(await foundAgain())).to.equal('idle')
    } finally {
      IDBDatabase.prototype.transaction = transaction
    }
    expect(stage(await foundAgain())).to.equal('idle')
  })
})
