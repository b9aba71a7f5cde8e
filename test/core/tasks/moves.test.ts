import { expect } from '@open-wc/testing'
import { atom } from 'nanostores'
import { TASK_ORDER_CHANGED } from '../../../src/contract/error-codes/tasks.ts'
import { createTaskOrder, type TaskMove } from '../../../src/core/tasks/task-order.ts'
import { createVisibility } from '../../../src/core/tasks/visibility.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { settle } from '../../support/clock.ts'
import '../../support/page-visibility.ts'
import { signedIn } from '../../support/teacher.ts'
import { ORDER, ordered, SHOW, THREE } from '../../widgets/tasks/a-task-list.ts'

type Ends = 'ready' | 'outdated' | 'changing'

const FIRST: TaskMove = { id: 1, name: 'Our river', order: 3, before: 1 }
const SECOND: TaskMove = { id: 2, name: 'My street', order: 2, before: 1 }

/** A list that somebody looks at; asked anew, it is `ends`, with the order `theirs` where it is ready. */
function looked(ends: Ends = 'ready') {
  const $list = atom<{ at: string }>({ at: 'ready' })
  let rows = THREE
  const comes = (at: Ends) => {
    if (at === 'ready') rows = ordered(THREE, 'theirs')
    $list.set({ at })
  }
  const list = { classroomId: 7, $list, refresh: async () => comes(ends), rows: () => rows }
  return { list, comes }
}

function order(ends?: Ends) {
  const { list, comes } = looked(ends)
  const saved: TaskMove[] = []
  const store = createTaskOrder({ ...list, saved: move => saved.push(move) })
  const stop = store.$moves.listen(() => {})
  return { ...store, saved, comes, stop }
}

const upon = () => answered(ORDER).map(({ body }) => body.order_version)
const takes = (order_version: string) => answer(ORDER, { success: true, data: { order_version } })

describe('moves of tasks', () => {
  beforeEach(() => signedIn())

  for (const ends of ['outdated', 'changing'] as const) {
    it(`stand as long as the list is ${ends}, and no longer`, async () => {
      takes('two')
      const { $moves, move, saved, comes, stop } = order(ends)
      await move(FIRST)
      expect($moves.get()).to.deep.equal([FIRST])
      expect(saved).to.deep.equal([FIRST])
      comes(ends)
      expect($moves.get()).to.deep.equal([FIRST])
      comes('ready')
      expect($moves.get()).to.deep.equal([])
      stop()
    })
  }

  it('go by the order that they have made as long as the list does not have it, and then by the list’s', async () => {
    takes('two')
    const { move, comes, stop } = order('outdated')
    await move(FIRST)
    takes('three')
    await move(SECOND)
    comes('ready')
    await move(FIRST)
    expect(upon()).to.deep.equal(['one', 'two', 'theirs'])
    stop()
  })

  it('stand until all are saved, whatever list comes between them', async () => {
    const come = hold(ORDER, { success: true, data: { order_version: 'two' } })
    const { $moves, move, comes, stop } = order()
    void move(FIRST)
    const done = move(SECOND)
    await settle()
    comes('ready')
    expect($moves.get()).to.deep.equal([FIRST, SECOND])
    come()
    await done
    expect($moves.get()).to.deep.equal([])
    expect(upon()).to.deep.equal(['one', 'two'])
    stop()
  })

  it('take those along that wait behind one that is refused', async () => {
    answer(ORDER, refusal('', TASK_ORDER_CHANGED), { status: 409 })
    const { $moves, $order, move, stop } = order()
    void move(FIRST)
    await move(SECOND)
    expect(answered(ORDER)).to.have.length(1)
    expect($moves.get()).to.deep.equal([])
    expect($order.get()).to.deep.equal({ at: 'changed', move: FIRST })
    stop()
  })

  it('that are saved stand on where a later one is refused and the list does not come', async () => {
    takes('two')
    const { $moves, move, comes, stop } = order('outdated')
    await move(FIRST)
    answer(ORDER, refusal('Not now.'), { status: 422 })
    await move(SECOND)
    expect($moves.get()).to.deep.equal([FIRST])
    comes('ready')
    expect($moves.get()).to.deep.equal([])
    stop()
  })
})

describe('whether a task is hidden', () => {
  beforeEach(() => signedIn())

  for (const ends of ['outdated', 'changing'] as const) {
    it(`stands as it was chosen as long as the list is ${ends}, and no longer`, async () => {
      answer(SHOW, { success: true })
      const { list, comes } = looked(ends)
      const { $taken, $visibility, ask, confirm } = createVisibility({ ...list, saved: () => {} })
      const stop = $taken.listen(() => {})
      ask({ id: 1, task_name: 'Our river' }, true)
      await confirm()
      expect($visibility.get()).to.deep.equal({ at: 'none' })
      expect($taken.get()).to.deep.equal({ 1: true })
      comes('ready')
      expect($taken.get()).to.deep.equal({})
      stop()
    })
  }
})
