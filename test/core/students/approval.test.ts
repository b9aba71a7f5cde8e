import { expect } from '@open-wc/testing'
import { atom } from 'nanostores'
import { createApproval } from '../../../src/core/students/approval.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { settle } from '../../support/clock.ts'
import '../../support/page-visibility.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { APPROVAL } from '../../widgets/students/a-list.ts'

/** An approval that somebody looks at; asked anew, its list is `next`. */
function looked(next: 'ready' | 'outdated' = 'ready') {
  const $shown = atom({ at: 'ready' })
  const saved: number[][] = []
  const approval = createApproval({
    classroomId: 7,
    $shown,
    refresh: async () => $shown.set({ at: next }),
    saved: ids => saved.push(ids),
  })
  const stop = approval.$chosen.listen(() => {})
  return { ...approval, $shown, saved, stop }
}

describe('the approval of students', () => {
  beforeEach(() => signedIn())

  it('is sent in the order in which it was chosen', async () => {
    const first = hold(APPROVAL, { success: true })
    const { $chosen, choose, stop } = looked()
    void choose([11], true)
    const done = choose([11], false)
    await settle()
    expect(answered(APPROVAL)).to.have.length(1)
    expect($chosen.get()).to.deep.equal({ 11: false })
    first()
    await done
    expect(answered(APPROVAL).map(({ body }) => body.approve_student_submissions)).to.deep.equal([
      true,
      false,
    ])
    expect($chosen.get()).to.deep.equal({})
    stop()
  })

  it('stands as it was chosen as long as the list is the one from before, and no longer', async () => {
    answer(APPROVAL, { success: true })
    const { $chosen, $shown, choose, stop } = looked('outdated')
    await choose([11], false)
    expect($chosen.get()).to.deep.equal({ 11: false })
    $shown.set({ at: 'outdated' })
    expect($chosen.get()).to.deep.equal({ 11: false })
    $shown.set({ at: 'ready' })
    expect($chosen.get()).to.deep.equal({})
    stop()
  })

  it('stands until the server has it, whatever list comes before', async () => {
    const come = hold(APPROVAL, { success: true })
    const { $chosen, $shown, choose, stop } = looked()
    const done = choose([11], false)
    $shown.set({ at: 'ready' })
    expect($chosen.get()).to.deep.equal({ 11: false })
    come()
    await done
    stop()
  })

  it('of who is chosen a third time stands, though the first answer was to the same choice', async () => {
    const gates = [0, 1, 2].map(() => Promise.withResolvers<void>())
    answer(APPROVAL, async () => {
      await gates[answered(APPROVAL).length - 1]?.promise
      return { success: true }
    })
    const { $chosen, choose, stop } = looked()
    void choose([11], true)
    void choose([11], false)
    const done = choose([11], true)
    gates[0]?.resolve()
    await until(() => answered(APPROVAL).length === 2, 'the second')
    expect($chosen.get()).to.deep.equal({ 11: true })
    for (const gate of gates) gate.resolve()
    await done
    expect($chosen.get()).to.deep.equal({})
    stop()
  })

  it('goes back where it is refused', async () => {
    answer(APPROVAL, refusal('Not now.'), { status: 422 })
    const { $chosen, $failure, choose, saved, stop } = looked('outdated')
    await choose([11], false)
    expect($chosen.get()).to.deep.equal({})
    expect($failure.get()?.reason).to.equal('Not now.')
    expect(saved).to.deep.equal([])
    stop()
  })

  it('of nobody is not sent', async () => {
    const { choose, stop } = looked()
    await choose([], true)
    expect(answered(APPROVAL)).to.have.length(0)
    stop()
  })

  it('listens to the list only as long as somebody looks', () => {
    const { $shown, stop } = looked()
    expect($shown.lc).to.equal(1)
    stop()
    expect($shown.lc).to.equal(0)
  })
})
