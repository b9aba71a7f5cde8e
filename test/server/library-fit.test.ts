import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { LibraryFit } from '../../src/contract/entities/library-connection-request.ts'
import { fitsLibrary, libraryFitPoints } from '../../src/contract/rules/library-fit.ts'
import { databaseKinds } from '../support/databases.ts'
import {
  ARTS,
  BOOKS,
  COMMUNITY,
  FROM_4,
  FROM_7,
  FROM_11,
  type LibraryStage,
  libraryStage,
  SPORTS,
} from '../support/library-stage.ts'

for (const kind of databaseKinds) {
  describe(`why a request fits a library, on ${kind}`, () => {
    let stage: LibraryStage
    before(async () => {
      stage = await libraryStage(kind)
      // a library without classrooms, and with one age range
      await stage.run(sql`delete from teacher_age_ranges where teacher_id = ${stage.ingrid.id}`)
      await stage.run(sql`insert into teacher_age_ranges values (${stage.ingrid.id}, ${FROM_7})`)
    })
    after(() => stage.server.close())
    beforeEach(async () => {
      await stage.empty()
      await stage.forgetAttempts()
    })

    async function fitOf(id: number): Promise<LibraryFit> {
      const { body } = await stage.one(stage.ingrid, id)
      return body.data.fit ?? assert.fail('nothing is told')
    }

    it('is nothing of a library that asks for nothing and teaches another age', async () => {
      const tales = await stage.courseId('Tales of Our Town')
      const { id } = await stage.post(stage.harriet, {
        ...{ topics: [COMMUNITY], age_range_id: FROM_11, course_id: tales, number_students_range_id: 1 },
      })
      await stage.run(sql`update teachers set native_language_id = 2 where id = ${stage.harriet.id}`)
      assert.deepEqual(await fitOf(id), {
        ...{ fits: false, points: 0, any_topic: false, shared_topics: [], any_age: false },
        ...{ same_age_range: false, same_class_size: false, same_language: false },
      })
      await stage.run(sql`update teachers set native_language_id = 1 where id = ${stage.harriet.id}`)
      assert.deepEqual([(await fitOf(id)).same_language, (await fitOf(id)).points], [true, 20])
    })

    it('is what one’s own requests have that wait: topics, age, number of students', async () => {
      const { id } = await stage.post(stage.harriet, { topics: [BOOKS, ARTS], number_students_range_id: 2 })
      const profile = await fitOf(id)
      assert.deepEqual([profile.same_age_range, profile.shared_topics, profile.fits], [true, [], false])
      const own = await stage.post(stage.ingrid, { topics: [BOOKS, COMMUNITY], number_students_range_id: 2 })
      const now = await fitOf(id)
      assert.deepEqual(
        [now.shared_topics, now.same_class_size, now.fits, now.points],
        [[BOOKS], true, true, 100],
      )
      await stage.expire(own.id)
      assert.deepEqual(await fitOf(id), profile)
    })

    it('is the age of one’s own requests that wait, besides those of the profile', async () => {
      const tales = await stage.courseId('Tales of Our Town')
      const older = { topics: [COMMUNITY], age_range_id: FROM_11, course_id: tales }
      const { id } = await stage.post(stage.harriet, older)
      const age = async () => {
        const { same_age_range, fits } = await fitOf(id)
        const fitting = await stage.idsOf(stage.ingrid, { filter_by: 'fitting' })
        return [same_age_range, fits, fitting.includes(id)]
      }
      assert.deepEqual(await age(), [false, false, false])
      const own = await stage.post(stage.ingrid, older)
      assert.deepEqual(await age(), [true, true, true])
      await stage.expire(own.id)
      assert.deepEqual(await age(), [false, false, false])
    })

    it('is what one’s own classrooms have that are not over', async () => {
      const { id } = await stage.post(stage.harriet, { topics: [BOOKS], number_students_range_id: 2 })
      const [classroom] = await stage.run<{ id: number }>(
        sql`update classrooms set teacher_id = ${stage.ingrid.id}, number_students_range_id = 2
            where name = 'Picture Book Club' returning id`,
      )
      const fit = await fitOf(id)
      assert.deepEqual([fit.shared_topics, fit.same_class_size, fit.fits], [[BOOKS], true, true])
      await stage.run(sql`update classrooms set end_date = current_date - 2 where id = ${classroom?.id}`)
      assert.deepEqual([(await fitOf(id)).shared_topics, (await fitOf(id)).same_class_size], [[], false])
    })

    it('is any topic, with all of one’s own, and no age in particular', async () => {
      const team = await stage.courseId('Teamwork On and Off the Field')
      const any = await stage.post(stage.harriet, { topics: [] })
      const ageless = await stage.post(stage.harriet, {
        topics: [SPORTS],
        age_range_id: null,
        course_id: team,
      })
      await stage.post(stage.ingrid, { topics: [SPORTS], age_range_id: null, course_id: team })
      const fit = await fitOf(any.id)
      assert.deepEqual(
        [fit.any_topic, fit.shared_topics, fit.any_age, fit.fits],
        [true, [SPORTS], false, true],
      )
      const sports = await fitOf(ageless.id)
      assert.deepEqual([sports.any_age, sports.same_age_range, sports.shared_topics], [true, false, [SPORTS]])
      assert.equal(sports.fits, true)
    })

    it('orders and filters in the database as the rules do', async () => {
      const [walks, team, tales] = await Promise.all(
        ['Picture Walks', 'Teamwork On and Off the Field', 'Tales of Our Town'].map(stage.courseId),
      )
      const forms = [
        { topics: [BOOKS] },
        { topics: [BOOKS], number_students_range_id: 1 },
        { topics: [] },
        { topics: [], age_range_id: FROM_4, course_id: walks },
        { topics: [ARTS], age_range_id: FROM_4, course_id: walks },
        { topics: [SPORTS], age_range_id: null, course_id: team },
        { topics: [COMMUNITY], age_range_id: FROM_11, course_id: tales, number_students_range_id: 2 },
        { topics: [ARTS, BOOKS], age_range_id: FROM_7, number_students_range_id: 2 },
      ]
      for (const form of forms) for (const who of [stage.harriet, stage.samuel]) await stage.post(who, form)
      await stage.run(sql`update teachers set native_language_id = 2 where id = ${stage.samuel.id}`)
      await stage.post(stage.ingrid, { topics: [BOOKS, SPORTS] })
      const fitting = await stage.list(stage.ingrid, { order_by: 'fitting' })
      const points = fitting.requests.map(({ fit }) => fit?.points ?? -1)
      assert.deepEqual(
        points,
        points.toSorted((one, other) => other - one),
      )
      assert.ok(new Set(points).size > 5, `${points}`)
      for (const { fit } of fitting.requests) {
        assert.ok(fit)
        assert.deepEqual([fit.fits, fit.points], [fitsLibrary(fit), libraryFitPoints(fit)])
      }
      const fits = fitting.requests.flatMap(({ id, fit }) => (fit?.fits ? [id] : []))
      const only = await stage.list(stage.ingrid, { order_by: 'fitting', filter_by: 'fitting' })
      assert.deepEqual([only.requests.map(({ id }) => id), only.total], [fits, fits.length])
      assert.ok(fits.length > 0 && fits.length < fitting.total)
      assert.equal((await stage.list(stage.ingrid, { filter_by: 'all' })).total, fitting.total)
      await stage.run(sql`update teachers set native_language_id = 1 where id = ${stage.samuel.id}`)
    })
  })
}
