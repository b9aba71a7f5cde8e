import { expect } from '@open-wc/testing'
import type { Caption } from '../../src/contract/entities/caption.ts'
import { CAPTIONS_MAX } from '../../src/contract/limits/captions.ts'
import { createCaptions } from '../../src/parts/captions/caption-store.ts'
import { answer, answered, hold, refusal } from '../support/answer.ts'
import { settle } from '../support/clock.ts'
import { signedIn } from '../support/teacher.ts'

const SAVE = 'PUT /api/teacher/teacher-submissions/{id}/captions'
const line = (text: string, start: number, end: number): Caption => ({ start, end, text })
const hello = line('Hello', 0, 2)
const bye = line('See you', 4, 5.5)

describe('captions while they are edited', () => {
  let saved = 0
  beforeEach(() => {
    saved = 0
    signedIn()
  })
  const made = (...before: Caption[]) => {
    const store = createCaptions(41, before, () => {
      saved += 1
    })
    return { ...store, texts: () => store.$lines.get().map(({ text }) => text) }
  }

  const added: [at: number, before: Caption[], start: string, end: string, index: number][] = [
    [0, [], '0', '3', 0],
    [2.04, [hello], '2', '5', 1],
    [2.06, [hello], '2.1', '5.1', 1],
    [3, [hello, bye], '3', '4', 1],
    [0.5, [bye], '0.5', '3.5', 0],
    [4, [hello, bye], '4', '7', 2],
    [9, [hello, bye], '9', '12', 2],
  ]
  for (const [at, before, start, end, index] of added) {
    it(`are added at ${at} from ${start} to ${end}, as number ${index + 1} of ${before.length + 1}`, () => {
      const store = made(...before)
      const key = store.add(at)
      const found = store.$lines.get()[index]
      expect(found).to.deep.equal({ key, start, end, text: '' })
      expect(store.isChanged()).to.equal(true)
    })
  }

  it('are no more than a video takes, and what is there stays', () => {
    const all = Array.from({ length: CAPTIONS_MAX }, (_, second) => line('x', second, second + 1))
    const store = made(...all.slice(1))
    expect(store.add(0)).not.to.equal(null)
    expect(store.add(0)).to.equal(null)
    expect(store.$lines.get().length).to.equal(CAPTIONS_MAX)
    expect(store.$progress.get()).to.deep.equal({
      at: 'failed',
      reason: `A video takes up to ${CAPTIONS_MAX} captions.`,
    })
  })

  it('come back to their place, once, and not after another one was added', () => {
    const store = made(hello, bye)
    const [first] = store.$lines.get()
    store.remove(first?.key ?? 0)
    store.undo()
    expect(store.texts()).to.deep.equal(['Hello', 'See you'])
    expect(store.isChanged()).to.equal(false)
    store.undo()
    expect(store.texts()).to.deep.equal(['Hello', 'See you'])
    store.remove(first?.key ?? 0)
    store.add(9)
    store.undo()
    expect(store.texts()).to.deep.equal(['See you', ''])
  })

  it('are changed as they are typed, and unchanged when they are as they were', () => {
    const store = made(hello)
    const [{ key } = { key: 0 }] = store.$lines.get()
    for (const [changes, isChanged] of [
      [{ text: 'Good morning' }, true],
      [{ text: ' Hello ' }, false],
      [{ end: '2,0' }, false],
      [{ end: '' }, true],
      [{ end: '2' }, false],
      [{ start: '0.5' }, true],
    ] as const) {
      store.change(key, changes)
      expect(store.isChanged(), JSON.stringify(changes)).to.equal(isChanged)
    }
  })

  it('are saved once at a time, and not said to be where something was typed meanwhile', async () => {
    const goOn = hold(SAVE, { success: true, data: [] })
    const store = made(hello)
    const [{ key } = { key: 0 }] = store.$lines.get()
    store.change(key, { text: 'Good morning' })
    const saving = store.save()
    expect(store.$progress.get().at).to.equal('saving')
    await store.save()
    store.change(key, { text: 'Good evening' })
    expect(store.$progress.get().at).to.equal('saving')
    goOn()
    await saving
    await settle()
    expect([answered(SAVE).length, saved, store.$progress.get().at]).to.deep.equal([1, 1, 'editing'])
    expect(answered(SAVE)[0]?.body).to.deep.equal({ captions: [line('Good morning', 0, 2)] })
    expect(store.isChanged()).to.equal(true)
    await store.save()
    expect([saved, store.$progress.get().at, store.isChanged()]).to.deep.equal([2, 'saved', false])
  })

  it('are changed yet where saving has failed', async () => {
    answer(SAVE, refusal('No.'), { status: 500 })
    const store = made(hello)
    store.remove(store.$lines.get()[0]?.key ?? 0)
    await store.save()
    expect([store.$progress.get().at, saved, store.isChanged()]).to.deep.equal(['failed', 0, true])
  })
})
