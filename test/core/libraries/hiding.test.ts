import { expect } from '@open-wc/testing'
import { createHiding } from '../../../src/core/libraries/hiding.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fakeClock, settle } from '../../support/clock.ts'
import { librarian } from '../../support/libraries.ts'
import { signedIn } from '../../support/teacher.ts'
import { FJORD, HIDE, SHOW, SHOW_ALL } from '../../widgets/library-connections/a-library.ts'

const done = { success: true } as const

function hiding() {
  signedIn({ user: librarian() })
  const log: string[] = []
  const { $told, ...store } = createHiding({
    takeOut: id => log.push(`out ${id}`),
    putBack: id => log.push(`back ${id}`),
    changed: (id, act) => log.push(`${act} ${id}`),
  })
  return { ...store, log, told: () => $told.get() }
}

describe('hiding a request, and taking that back', () => {
  fakeClock()

  for (const [act, other, sent, undone] of [
    ['hide', 'show', HIDE, SHOW],
    ['show', 'hide', SHOW, HIDE],
  ] as const) {
    it(`does the opposite of '${act}', once`, async () => {
      const { make, undo, log, told } = hiding()
      answer(sent, done)
      answer(undone, done)
      await make(act, FJORD)
      expect(told()).to.deep.equal({ at: 'done', act, request: FJORD })
      undo()
      undo()
      expect(told()).to.deep.equal({ at: 'back', act, request: FJORD })
      await settle()
      expect(log).to.deep.equal(['out 41', `${act} 41`, 'back 41', `${other} 41`])
      expect(answered(sent).map(({ params }) => params)).to.deep.equal([{ id: FJORD.id }])
      expect(answered(undone).map(({ params }) => params)).to.deep.equal([{ id: FJORD.id }])
    })
  }

  it('takes nothing back where nothing was done', async () => {
    const { undo, log } = hiding()
    undo()
    await settle()
    expect(log).to.deep.equal([])
  })

  it('is taken back after it was done, however late that is', async () => {
    const { make, undo, log } = hiding()
    const comes = hold(HIDE, done)
    answer(SHOW, done)
    void make('hide', FJORD)
    undo()
    await settle()
    expect(answered(SHOW)).to.have.length(0)
    comes()
    await settle()
    expect(log).to.deep.equal(['out 41', 'back 41', 'hide 41', 'show 41'])
  })

  it('shows all again once what was hidden before that is', async () => {
    const { make, showAll, log, told } = hiding()
    const comes = hold(HIDE, done)
    answer(SHOW_ALL, done)
    void make('hide', FJORD)
    const shown = showAll()
    await settle()
    expect(answered(SHOW_ALL)).to.have.length(0)
    comes()
    await shown
    expect(log).to.deep.equal(['out 41', 'hide 41', 'show null'])
    expect(told()).to.deep.equal({ at: 'all' })
  })

  it('says nothing of a failure that was taken back before it came', async () => {
    const { make, undo, log, told } = hiding()
    const comes = hold(HIDE, refusal(''), { status: 500 })
    answer(SHOW, done)
    void make('hide', FJORD)
    undo()
    comes()
    await settle()
    expect(told().at).to.equal('back')
    expect(log).to.deep.equal(['out 41', 'back 41', 'show 41'])
  })

  it('stands as it stood where it could not be taken back, which can be tried again', async () => {
    const { make, undo, log, told } = hiding()
    answer(HIDE, done)
    answer(SHOW, refusal(''), { status: 500 })
    await make('hide', FJORD)
    undo()
    await settle()
    const failed = told()
    expect(failed).to.deep.include({ at: 'failed', act: 'show', reason: 'Error update status.' })
    expect(log).to.deep.equal(['out 41', 'hide 41', 'back 41', 'out 41'])
    answer(SHOW, done)
    if (failed.at === 'failed') failed.again?.()
    await settle()
    expect(told().at).to.equal('back')
    expect(log.slice(4)).to.deep.equal(['back 41', 'show 41'])
  })

  it('is done after all others were shown again, where it was asked for after that', async () => {
    const { make, showAll, log } = hiding()
    const comes = hold(SHOW_ALL, done)
    answer(HIDE, done)
    void showAll()
    void make('hide', FJORD)
    await settle()
    expect(answered(HIDE)).to.have.length(0)
    comes()
    await settle()
    expect(log).to.deep.equal(['out 41', 'show null', 'hide 41'])
  })
})
