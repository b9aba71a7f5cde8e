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
      const done = { changed: 0, conflicts: 0, gone: 0, undone: 0, left: 0 }

      async function review(who: ReviewStage['teacher'], random: Random) {
        const seen = new Map(posts.map(id => [id, 1]))
        let last: number | null = null
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
          if (status === 404) {
            done.gone += 1
            return see()
          }
          if (status === 409) {
            done.conflicts += 1
            for (const { id, version } of body.data.submissions) seen.set(id, version)
            return
          }
          assert.equal(status, 200, text)
          last = body.data.change_id
          for (const { id, version } of body.data.submissions) {
            const before = seen.get(id) ?? 0
            // what had become the same already is nobody's choice once more
            if (version === before + 1 && last !== null)
              choices.get(id)?.push({ who: who.id, status: action, version, seen: before })
            if (action === 'deleted') seen.delete(id)
            else seen.set(id, version)
          }
          done.changed += 1
        }

        async function undo() {
          const { status, body, text } = await stage.undo(mine, last, who)
          last = null
          assert.equal(status, 200, text)
          for (const { id, status, version } of body.data.undone) {
            choices.get(id)?.push({ who: who.id, status, version, seen: version - 1 })
            seen.set(id, version)
          }
          done.undone += body.data.undone.length
          done.left += body.data.changed_since.length
        }

        for (let step = 0; step < ACTIONS_OF_EACH; step++) {
          if (last !== null && random.next() < 0.2) await undo()
          else if (random.next() < 0.03) await see()
          else await change()
        }
      }

      await Promise.all([
        review(stage.teacher, createRandom(SEED)),
        review(stage.assistant, createRandom(SEED + 1)),
      ])
      const noted = await rows<Noted>(
        stage.db,
        sql`select made.submission_id as id, c.teacher_id, made.from_status, made.to_status, made.version
            from submission_change_posts made join submission_changes c on c.id = made.change_id
            where c.classroom_id = ${mine} order by made.version`,
      )
      for (const id of posts) {
        const { status, version } = await stage.stored(id)
        const own = (choices.get(id) ?? []).toSorted((one, other) => one.version - other.version)
        for (const choice of own)
          assert.equal(choice.seen, choice.version - 1, 'who chose had seen it as it was')
        const ofPost = noted.filter(one => one.id === id)
        assert.deepEqual(
          ofPost.map(one => [one.teacher_id, one.to_status, one.version]),
          own.map(one => [one.who, one.status, one.version]),
        )
        assert.deepEqual(
          ofPost.map(one => one.version),
          Array.from({ length: version - 1 }, (_, index) => index + 2),
        )
        assert.deepEqual(
          ofPost.map(one => one.from_status),
          ['pending', ...ofPost.map(one => one.to_status)].slice(0, ofPost.length),
        )
        assert.equal(status, own.at(-1)?.status ?? 'pending')
      }
      // reviewers who never meet show nothing
      for (const [what, times] of Object.entries(done)) assert.ok(times > 0, `${what}: ${times}`)
    })
  })
}
