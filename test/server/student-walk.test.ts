import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createRandom } from '../../server/db/seed/random.ts'
import type { Data } from '../../src/contract/endpoints/all.ts'
import type { SitePost } from '../../src/contract/entities/student-site.ts'
import { submissionActions } from '../../src/contract/rules/submission-status.ts'
import { databaseKinds } from '../support/databases.ts'
import {
  firstStatus,
  isSeen,
  isUnapproved,
  type ModelPost,
  mayDecide,
  mayPost,
} from '../support/site-model.ts'
import { siteWalk } from '../support/site-walk.ts'

const STEPS = 10_000
const SEED = 12
const STATUSES = ['approved', 'unapproved', 'blocked', 'deleted', 'pending'] as const
const AGES = [null, 4, 7, 11, 15, 15, 15]

/**
 * What changes between two calls goes to the database together, in one statement for each kind of change, before the next
 * call. What students (and teachers as students) do are real calls, and so is one of ten decisions of teachers: the
 * others bring posts into every status, such as those that no decision leads back to. So 10,000 steps are some 3,500
 * calls and as many batches.
 */
for (const kind of databaseKinds) {
  describe(`students and teachers of two exchanges at random on ${kind}`, () => {
    let walk: Awaited<ReturnType<typeof siteWalk>>
    before(async () => {
      walk = await siteWalk(kind)
    })
    after(() => walk.server.close())

    it(`show no unapproved post to a partner side in ${STEPS} steps`, async () => {
      const random = createRandom(SEED)
      const { students, tasks, classrooms } = walk
      const posts: ModelPost[] = []
      const changed = new Set<ModelPost>()
      let isChanged = true
      const done = { posted: 0, refused: 0, read: 0, seen: 0, unapproved: 0, decided: 0, undecided: 0 }

      async function settle(): Promise<void> {
        if (!isChanged) return
        await walk.write(changed)
        changed.clear()
        isChanged = false
      }

      const decide = (post: ModelPost) => {
        post.status = random.pick(STATUSES)
        post.isReviewed = true
        changed.add(post)
      }
      const change: (() => unknown)[] = [
        ...Array.from({ length: 12 }, () => () => void (posts.length > 0 && decide(random.pick(posts)))),
        () => {
          const student = random.pick(students)
          student.needsReview = !student.needsReview
        },
        () => Object.assign(random.pick(classrooms), { minAge: random.pick(AGES) }),
        () => Object.assign(random.pick(students), { isRemoved: random.below(5) === 0 }),
        () => Object.assign(random.pick(tasks), { isHidden: random.below(5) === 0 }),
      ]

      async function teach(): Promise<void> {
        const post = random.pick(posts)
        const action = random.pick(submissionActions)
        const isLet = mayDecide(post, action)
        const answer = await walk.decide(post, action)
        assert.equal(answer.status, isLet ? 200 : 404, `${post.status} becomes ${action}: ${answer.text}`)
        if (isLet) Object.assign(post, { status: action, isReviewed: true })
        done[isLet ? 'decided' : 'undecided'] += 1
      }

      async function post(): Promise<void> {
        const student = random.pick(students)
        const near = tasks.filter(({ classrooms }) => classrooms.includes(student.classroom.id))
        const to = random.below(2) === 0 && posts.length > 0 ? random.pick(posts) : null
        const task = random.below(8) === 0 ? random.pick(tasks) : (to?.task ?? random.pick(near))
        const isLet = mayPost(student, task, to, posts)
        const path = `/api/student/tasks/${task.id}/posts${to ? `/${to.id}/responses` : ''}`
        const answer = await student.call<SitePost>(`POST ${path}`, { text: 'So it is' })
        assert.equal(answer.status === 200, isLet, `${path}: ${answer.text}`)
        if (!isLet) {
          done.refused += 1
          return
        }
        const { id, status } = answer.body.data
        assert.equal(status, firstStatus(student))
        posts.push({ id, student, task, to, status, isReviewed: false })
        done.posted += 1
      }

      async function read(): Promise<void> {
        const student = random.pick(students)
        const near = tasks.filter(({ classrooms }) => classrooms.includes(student.classroom.id))
        const task = random.pick(near)
        const path = `/api/student/tasks/${task.id}`
        const answer = await student.call<Data<'GET /api/student/tasks/{task_id}'>>(`GET ${path}`)
        done.read += 1
        assert.equal(answer.status, student.isRemoved ? 401 : task.isHidden ? 404 : 200, answer.text)
        if (answer.status !== 200) return
        const { partner_posts, posts: own } = answer.body.data
        const seen = [...partner_posts, ...own.flatMap(({ responses }) => responses)].map(({ id }) => id)
        const shown = posts.filter(({ id }) => seen.includes(id))
        assert.equal(shown.length, seen.length)
        done.seen += seen.length
        done.unapproved += shown.filter(isUnapproved).length
        const expected = posts.filter(
          post =>
            post.task === task &&
            isSeen(student, post) &&
            (post.to === null || (post.to.student === student && post.to.status !== 'deleted')),
        )
        assert.deepEqual(seen.toSorted(), expected.map(({ id }) => id).toSorted())
      }

      for (let step = 0; step < STEPS; step++) {
        const drawn = random.below(20)
        if (drawn < 13) {
          random.pick(change)()
          isChanged = true
          continue
        }
        await settle()
        if (drawn === 13) await (posts.length > 0 ? teach() : post())
        else await (drawn < 16 ? post() : read())
      }
      const { unapproved, ...happened } = done
      assert.equal(unapproved, 0)
      // a walk in which nothing happens shows nothing
      for (const [what, times] of Object.entries(happened)) assert.ok(times > 100, `${what}: ${times}`)
    })
  })
}
