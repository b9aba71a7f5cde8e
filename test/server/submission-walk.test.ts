import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import { createRandom, type Random } from '../../server/db/seed/random.ts'
import { databaseKinds } from '../support/databases.ts'
import { type ReviewStage, reviewStage } from '../support/review-stage.ts'

const ACTIONS_OF_EACH = 500
const POSTS = 24
const SEED = 14
const UNDONE_OF_LATEST = 3

/** A status that somebody has given to a post, and what they had seen it with. */
interface Choice {
  who: number
  status: string
  version: number
  seen: number
}

interface Noted {
  id: number
  teacher_id: number
  from_status: string
  to_status: string
  version: number
}

for (const kind of databaseKinds) {
  describe(`two reviewers at once on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())

    it(`leave each submission as somebody has last chosen who had seen it, after ${ACTIONS_OF_EACH} actions of each`, async () => {
      const { mine, posted } = await stage.exchange()
      const posts: number[] = []
      for (let count = 0; count < POSTS; count++) posts.push(await posted())
      const choices = new Map(posts.map(id => [id, [] as Choice[]]))
      const done = { changed: 0, conflicts: 0, undone: 0 }

      async function review(who: ReviewStage['teacher'], random: Random) {
        const seen = new Map(posts.map(id => [id, 1]))
        /** The latest changes of one's own that stand. */
        const made: number[] = []
        const see = async () => {
          seen.clear()
          for (const { id, version } of await stage.list(mine, '', who)) seen.set(id, version)
        }

        async function change() {
          const ids = [...new Set([random, random, random].map(() => random.pick(posts)))].filter(id =>
            seen.has(id),
          )
          if (ids.length === 0) return see()
          const action = random.next() < 0.01 ? 'deleted' : random.pick(['approved', 'unapproved', 'blocked'])
          const named = ids.map(id => ({ id, version: seen.get(id) ?? 0 }))
          const { status, body, text } = await stage.change(mine, action, named, who)
          if (status === 404) return see()
          if (status === 409) {
            done.conflicts += 1
            for (const { id, version } of body.data.submissions) seen.set(id, version)
            return
          }
          assert.equal(status, 200, text)
          if (body.data.change_id !== null) made.push(body.data.change_id)
          if (made.length > UNDONE_OF_LATEST) made.shift()
          for (const { id, version } of body.data.submissions) {
            const before = seen.get(id) ?? 0
            if (version === before + 1)
              choices.get(id)?.push({ who: who.id, status: action, version, seen: before })
            if (action === 'deleted') seen.delete(id)
            else seen.set(id, version)
          }
          done.changed += 1
        }

        async function undo() {
          const { status, body, text } = await stage.undo(mine, made.shift() ?? null, who)
          assert.equal(status, 200, text)
          for (const { id, status, version } of body.data.undone) {
            choices.get(id)?.push({ who: who.id, status, version, seen: version - 1 })
            seen.set(id, version)
          }
          done.undone += body.data.undone.length
        }

        for (let step = 0; step < ACTIONS_OF_EACH; step++) {
          if (made.length > 0 && random.next() < 0.2) await undo()
          else if (random.next() < 0.03) await see()
          else await change()
        }
      }

      await Promise.all([
        review(stage.teacher, createRandom(SEED)),
        review(stage.assistant, createRandom(SEED + 1)),
      ])
      // how the two come between each other is not the seed's: one of each in any case
      const [lost, left] = [await posted(), await posted()]
      const chosen = (who: { id: number }, status: string, version: number) => ({
        ...{ who: who.id, status, version, seen: version - 1 },
      })
      assert.equal((await stage.change(mine, 'deleted', [{ id: lost, version: 1 }])).status, 200)
      const late = await stage.change(mine, 'approved', [{ id: lost, version: 1 }], stage.assistant)
      assert.equal(late.status, 404)
      const { change_id } = await stage.data(stage.change(mine, 'approved', [{ id: left, version: 1 }]))
      const over = await stage.change(mine, 'blocked', [{ id: left, version: 2 }], stage.assistant)
      assert.equal(over.status, 200)
      const back = await stage.data(stage.undo(mine, change_id))
      assert.deepEqual(back, {
        ...{ undone: [], changed_since: [{ id: left, status: 'blocked', version: 3 }], gone: [] },
      })
      posts.push(lost, left)
      choices.set(lost, [chosen(stage.teacher, 'deleted', 2)])
      choices.set(left, [chosen(stage.teacher, 'approved', 2), chosen(stage.assistant, 'blocked', 3)])

      const noted = await rows<Noted>(
        stage.db,
        sql`select made.submission_id as id, c.teacher_id, made.from_status, made.to_status, made.version
            from submission_change_posts made join submission_changes c on c.id = made.change_id
            where c.classroom_id = ${mine} order by made.version`,
      )
      for (const id of posts) {
        const { status, version } = await stage.stored(id)
        const own = choices.get(id) ?? []
        const ofPost = noted.filter(one => one.id === id)
        const toldOf = (version: number) => own.filter(choice => choice.version === version)
        for (const { teacher_id, to_status, version } of ofPost) {
          const told = toldOf(version)
          // both may have chosen the same at once: then it is one change, of whoever came first
          assert.ok(
            told.some(({ who }) => who === teacher_id),
            `${version} of ${id} is nobody’s choice`,
          )
          for (const choice of told) assert.deepEqual([choice.status, choice.seen], [to_status, version - 1])
        }
        for (const choice of own) assert.ok(choice.version <= version, 'a choice that is not there')
        assert.deepEqual(
          ofPost.map(one => one.version),
          Array.from({ length: version - 1 }, (_, index) => index + 2),
        )
        assert.deepEqual(
          ofPost.map(one => one.from_status),
          ['pending', ...ofPost.map(one => one.to_status)].slice(0, ofPost.length),
        )
        assert.equal(status, ofPost.at(-1)?.to_status ?? 'pending')
      }
      // reviewers who never meet show nothing
      for (const [what, times] of Object.entries(done)) assert.ok(times > 0, `${what}: ${times}`)
    })
  })
}
