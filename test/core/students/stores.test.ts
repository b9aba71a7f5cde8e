import { expect } from '@open-wc/testing'
import { REMOVAL_UNDO_MS } from '../../../src/contract/limits/students.ts'
import { createRemovalUndo } from '../../../src/core/students/removal-undo.ts'
import { createStudentList } from '../../../src/core/students/student-list.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fakeClock, settle } from '../../support/clock.ts'
import '../../support/page-visibility.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aStudent, INES, LIST, OMAR, questions, RESTORE } from '../../widgets/students/a-list.ts'

describe('the store of a list of students', () => {
  const clock = fakeClock()

  function listen(students = [INES]) {
    signedIn()
    answer(LIST, { success: true, data: students })
    const store = createStudentList(7, false)
    const seen: string[] = []
    const stop = store.$list.listen(list => seen.push(list.at))
    return { store, seen, stop }
  }

  it('asks only while somebody listens, every 15 seconds', async () => {
    const { stop } = listen()
    await clock.tick(0)
    expect(answered(LIST)).to.have.length(1)
    await clock.tick(30_000)
    expect(answered(LIST)).to.have.length(3)
    stop()
    await clock.tick(60_000)
    expect(answered(LIST)).to.have.length(3)
  })

  it('never replaces the answer to a newer question by one to an older', async () => {
    const { store, stop } = listen()
    await clock.tick(0)
    const late = hold(LIST, { success: true, data: [OMAR] })
    store.ask({ status: 'pending' })
    await settle()
    answer(LIST, { success: true, data: [aStudent({ id: 13 })] })
    store.ask({ status: 'blocked' })
    await clock.tick(0)
    late()
    await clock.tick(0)
    const list = store.$list.get()
    expect('rows' in list && list.rows.map(({ id }) => id)).to.deep.equal([13])
    stop()
  })

  it('tells that a search found nobody once, and not that the list has become empty since', async () => {
    const { store, stop } = listen()
    await clock.tick(0)
    store.ask({ search: 'ines' })
    await clock.tick(0)
    expect(store.$noMatch.get()).to.equal(null)
    answer(LIST, { success: true, data: [] })
    await clock.tick(15_000)
    expect(store.$noMatch.get()).to.equal(null)
    store.ask({ search: 'zoe' })
    await clock.tick(0)
    expect(store.$noMatch.get()).to.equal('zoe')
    store.readNoMatch()
    expect(store.$noMatch.get()).to.equal(null)
    expect(store.$question.get().search).to.equal('')
    stop()
  })

  it('tells nothing of a filter that leaves everybody out', async () => {
    const { store, stop } = listen([])
    store.ask({ status: 'blocked' })
    await clock.tick(0)
    expect(questions().at(-1)).to.deep.equal({ filter_by: 'blocked' })
    expect(store.$noMatch.get()).to.equal(null)
    stop()
  })
})

describe('the undo of a removal', () => {
  const clock = fakeClock()
  beforeEach(() => signedIn())

  it('goes away by itself, and not while somebody is at it', async () => {
    const undo = createRemovalUndo(7, () => {})
    undo.offer(OMAR)
    undo.hold(true)
    await clock.tick(REMOVAL_UNDO_MS * 3)
    expect(undo.$undo.get().at).to.equal('offered')
    undo.hold(false)
    await clock.tick(REMOVAL_UNDO_MS - 1)
    expect(undo.$undo.get().at).to.equal('offered')
    await clock.tick(1)
    expect(undo.$undo.get().at).to.equal('none')
    expect(clock.running()).to.equal(0)
  })

  it('is that of the last removal, with its whole time', async () => {
    const undo = createRemovalUndo(7, () => {})
    undo.offer(INES)
    await clock.tick(REMOVAL_UNDO_MS - 1)
    undo.offer(OMAR)
    await clock.tick(REMOVAL_UNDO_MS - 1)
    expect(undo.$undo.get()).to.deep.include({ at: 'offered', student: OMAR })
    undo.close()
  })

  for (const [how, reply] of [
    ['worked', { success: true } as const],
    ['failed', refusal('')],
  ] as const) {
    it(`stays that of who was removed meanwhile, when the one before ${how}`, async () => {
      const late = hold(RESTORE, reply, how === 'failed' ? { status: 500 } : {})
      const undo = createRemovalUndo(7, () => {})
      undo.offer(INES)
      const done = undo.undo()
      undo.offer(OMAR)
      late()
      await done
      expect(undo.$undo.get()).to.deep.equal({ at: 'offered', student: OMAR })
      undo.close()
    })
  }

  it('that is answered when nobody looks any more leaves no clock running', async () => {
    const late = hold(RESTORE, { success: true })
    const undo = createRemovalUndo(7, () => {})
    undo.offer(OMAR)
    const done = undo.undo()
    undo.close()
    late()
    await done
    expect(undo.$undo.get().at).to.equal('back')
    expect(clock.running()).to.equal(0)
  })

  it('can be tried again where it failed', async () => {
    answer(RESTORE, refusal(''), { status: 500 })
    const back: number[] = []
    const undo = createRemovalUndo(7, id => back.push(id))
    undo.offer(OMAR)
    await undo.undo()
    expect(undo.$undo.get()).to.deep.include({ at: 'failed', again: true })
    answer(RESTORE, { success: true })
    await undo.undo()
    expect(undo.$undo.get().at).to.equal('back')
    expect(back).to.deep.equal([12])
    await until(() => answered(RESTORE).length === 2)
    await clock.tick(REMOVAL_UNDO_MS)
    expect(undo.$undo.get().at).to.equal('none')
  })
})
