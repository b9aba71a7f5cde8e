import { expect } from '@open-wc/testing'
import { SUBMISSION_CHANGED } from '../../../src/contract/error-codes/submissions.ts'
import { SUBMISSIONS_UNDO_SHOWN_MS } from '../../../src/contract/limits/submissions.ts'
import { CallFailure } from '../../../src/core/http/failure.ts'
import { type Changed, createPostChanges } from '../../../src/core/submissions/post-changes.ts'
import { aPost } from '../../parts/student-profile-stage.tsx'
import { fakeClock } from '../../support/clock.ts'

const RIVER: Changed = { id: 31, status: 'pending', task_name: 'Our river', version: 1 }
const STREET: Changed = { id: 32, status: 'approved', task_name: 'My street', version: 4 }

/** Changes at a server that keeps each as number 9; `calls` is what it was asked for. */
function changesOf(options: Partial<Parameters<typeof createPostChanges>[0]> = {}) {
  const calls: unknown[] = []
  const changes = createPostChanges({
    async call(action, posts) {
      calls.push([action, ...posts.map(({ id, version }) => [id, version])])
      return { change_id: 9 }
    },
    async takeBack(id) {
      calls.push(['back', id])
      return 0
    },
    refresh: async () => {},
    taken: () => {},
    ...options,
  })
  return { changes, calls, at: () => changes.$change.get().at }
}

describe('what a teacher makes of posts', () => {
  const clock = fakeClock()

  it('can be taken back for ten seconds, whatever the posts were, and longer while somebody is at it', async () => {
    const { changes, calls, at } = changesOf()
    await changes.send([RIVER, STREET], 'deleted')
    changes.hold(true)
    await clock.tick(SUBMISSIONS_UNDO_SHOWN_MS * 3)
    expect(at()).to.equal('changed')
    changes.hold(false)
    await clock.tick(SUBMISSIONS_UNDO_SHOWN_MS - 1)
    expect(at()).to.equal('changed')
    expect(await changes.undo()).to.equal(true)
    expect(calls.at(-1)).to.deep.equal(['back', 9])
    expect(changes.$change.get()).to.deep.include({ at: 'undone', left: 0 })
    await clock.tick(SUBMISSIONS_UNDO_SHOWN_MS)
    expect(at()).to.equal('none')
    expect(clock.running()).to.equal(0)
  })

  it('is not undone where somebody else had decided the same already', async () => {
    const { changes, calls } = changesOf({ call: async () => ({ change_id: null }) })
    await changes.send([STREET], 'blocked')
    expect(changes.$change.get()).to.deep.include({ at: 'changed', undo: null })
    expect(await changes.undo()).to.equal(false)
    expect(calls).to.deep.equal([])
    await clock.tick(SUBMISSIONS_UNDO_SHOWN_MS)
  })

  it('waits for an answer where somebody else was faster, and goes by what they have made of it', async () => {
    const now = { ...aPost(), status: 'blocked' as const, version: 2 }
    const { changes, calls, at } = changesOf()
    const failing = changesOf({
      call: async () => {
        throw new CallFailure('refused', {
          status: 409,
          errorCode: SUBMISSION_CHANGED,
          data: { submissions: [now] },
        })
      },
    })
    expect(await failing.changes.send([RIVER, STREET], 'approved')).to.equal(false)
    expect(failing.changes.$change.get()).to.deep.include({ at: 'overtaken', now: [now] })
    changes.$change.set(failing.changes.$change.get())
    await changes.sendAnyway()
    expect(calls).to.deep.equal([['approved', [31, 2], [32, 4]]])
    expect(at()).to.equal('changed')
    changes.close()
  })

  it('can be undone again where that has failed', async () => {
    let isDown = true
    const { changes, at } = changesOf({
      takeBack: async () => {
        if (isDown) throw new CallFailure('offline')
        return 1
      },
    })
    await changes.send([RIVER, STREET], 'approved')
    expect(await changes.undo()).to.equal(false)
    expect(changes.$change.get()).to.deep.include({ at: 'failed', again: true })
    isDown = false
    await changes.undo()
    expect(changes.$change.get()).to.deep.include({ at: 'undone', left: 1 })
    changes.close()
    expect(at()).to.equal('undone')
  })

  it('is not asked about over a question that is open, and what is on its way is not left', async () => {
    const { promise, resolve } = Promise.withResolvers<{ change_id: number }>()
    const { changes, at } = changesOf({ call: () => promise })
    changes.ask([RIVER], 'blocked')
    changes.takeOver([STREET], 'approved', 8)
    expect(changes.$change.get()).to.deep.include({ at: 'asking', posts: [RIVER] })
    const sent = changes.send([RIVER], 'blocked')
    changes.leave()
    expect(at()).to.equal('sending')
    resolve({ change_id: 9 })
    expect(await sent).to.equal(true)
    expect(at()).to.equal('changed')
    changes.close()
  })
})
