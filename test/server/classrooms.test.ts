import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Classroom, ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import { CLASSROOM_FORBIDDEN } from '../../src/contract/error-codes/classrooms.ts'
import { classroomSentences } from '../../src/contract/server-messages/classrooms.ts'
import { commonSentences } from '../../src/contract/server-messages/common.ts'
import { addClassrooms } from '../support/bulk.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const LIST = 'GET /api/teacher/classrooms'

for (const kind of databaseKinds) {
  describe(`classrooms on ${kind}`, () => {
    let server: TestApp
    let token = ''
    before(async () => {
      server = await startApp({ kind })
      token = (await server.signIn('teacher@demo.test')).token
    })
    after(() => server.close())

    const list = async (query: Record<string, string> = {}, as = token) => {
      const line = `${LIST}?${new URLSearchParams(query)}`
      const answer = await server.call<ClassroomListItem[]>(line, { token: as })
      assert.equal(answer.status, 200, answer.text)
      return answer.body.data
    }
    const names = async (query: Record<string, string> = {}, as = token) =>
      (await list(query, as)).map(({ name }) => name)
    const idOf = async (name: string) => (await list()).find(row => row.name === name)?.id ?? 0
    const detail = (id: number | string, as = token) =>
      server.call<Classroom>(`GET /api/teacher/classrooms/${id}`, { token: as })

    describe('the list', () => {
      it('has classrooms of every kind and every status', async () => {
        const rows = await list()
        assert.ok(rows.length >= 9 && rows.length <= 12, String(rows.length))
        assert.deepEqual(
          new Set(rows.map(({ status }) => status)),
          new Set(['not_started', 'active', 'concluded', 'expired']),
        )
        assert.deepEqual(new Set(rows.map(row => row.course_student_group_type_id)), new Set([1, 2, 3]))
        assert.ok(rows.some(({ partner }) => partner === null))
        assert.ok(rows.some(({ partner }) => partner?.full_name === 'Haruka Satō'))
      })

      it('never adds up to more than 100 percent', async () => {
        for (const { name, progression_percent: progress } of await list()) {
          assert.ok(progress.submitted + progress.approved + progress.blocked <= 100, name)
        }
      })

      it('is newest first unless asked otherwise', async () => {
        const newest = (await list()).map(row => row.created_at)
        assert.deepEqual(newest, newest.toSorted().reverse())
        assert.deepEqual(await names({ filter_by: 'newest' }), await names())
        assert.deepEqual(await names({ filter_by: 'oldest' }), (await names()).toReversed())
      })

      it('sorts by name both ways', async () => {
        const sorted = (await names()).toSorted(new Intl.Collator('und').compare)
        assert.deepEqual(await names({ filter_by: 'a-z' }), sorted)
        assert.deepEqual(await names({ filter_by: 'z-a' }), sorted.toReversed())
      })

      it('searches name and code whatever the case', async () => {
        assert.deepEqual(await names({ filter_by: 'a-z', search_string: 'SPANISH' }), [
          'Spanish 7 Last Spring',
          'Spanish 7 Morning',
          'Spanish 8 Kitchen Table',
        ])
        const [first] = await list()
        assert.deepEqual(await names({ search_string: first?.code.toLowerCase() ?? '' }), [first?.name])
      })

      it('finds letters of any script in any case', async () => {
        const partner = (await server.signIn('zofia.kowalska@demo.test')).token
        assert.deepEqual(await names({ search_string: 'koŁO WYNALAZCÓW' }, partner), ['Koło wynalazców'])
      })

      const nothing = ['%', '_', '\\', "'", "' or 1=1 --", '100%', '\u{1F600}', 'Sp%7']
      for (const search_string of nothing) {
        it(`takes ${JSON.stringify(search_string)} for what it is, and finds nothing`, async () => {
          assert.deepEqual(await names({ search_string }), [])
        })
      }

      it('filters by a value, and shows all without one', async () => {
        const all = await list()
        const subject = await list({ filter_by: 'subject', search_string: '1' })
        assert.ok(subject.length > 0 && subject.every(row => row.subject.id === 1))
        assert.equal((await list({ filter_by: 'language', search_string: '3' })).length, 1)
        assert.equal((await list({ filter_by: 'level', search_string: '2' })).length, 1)
        assert.equal((await list({ filter_by: 'age', search_string: '4' })).length, 2)
        assert.equal((await list({ filter_by: 'age', search_string: '' })).length, all.length)
        assert.equal((await list({ filter_by: 'level' })).length, all.length)
      })

      const refused = [
        { query: 'filter_by=colour', field: 'filter_by', sentence: classroomSentences.unknownFilter },
        {
          query: 'filter_by=all&filter_by=newest',
          field: 'filter_by',
          sentence: classroomSentences.unknownFilter,
        },
        {
          query: 'filter_by=subject&search_string=abc',
          field: 'search_string',
          sentence: classroomSentences.searchNotAnId,
        },
        {
          query: 'filter_by=age&search_string=-1',
          field: 'search_string',
          sentence: classroomSentences.searchNotAnId,
        },
        {
          query: 'filter_by=age&search_string=99999999999',
          field: 'search_string',
          sentence: classroomSentences.searchNotAnId,
        },
        {
          query: `search_string=${'a'.repeat(10_000)}`,
          field: 'search_string',
          sentence: commonSentences.tooLong(150),
        },
        { query: 'search_string=%00', field: null, sentence: commonSentences.badInput },
      ]
      for (const { query, field, sentence } of refused) {
        it(`refuses ?${query.slice(0, 40)} with a clear sentence`, async () => {
          const answer = await server.call<{ errors: Record<string, string[]> }>(`${LIST}?${query}`, {
            token,
          })
          assert.equal(answer.status, 422)
          assert.equal(answer.body.message, sentence)
          if (field) assert.deepEqual(answer.body.data.errors, { [field]: [sentence] })
        })
      }

      it('ignores what the contract does not name', async () => {
        assert.equal((await list({ teacher_id: '2' })).length, (await list()).length)
      })

      it('is the own one of each teacher', async () => {
        const own = new Set((await list()).map(({ id }) => id))
        const partner = await server.signIn('partner@demo.test')
        assert.ok((await list({}, partner.token)).every(({ id }) => !own.has(id)))
      })

      it('counts an expired subscription of an independent teacher', async () => {
        const { token: language } = await server.signIn('independent-language@demo.test')
        assert.deepEqual(
          (await list({}, language)).map(({ status }) => status),
          ['expired'],
        )
      })
    })

    describe('one classroom', () => {
      it('shows all that its page needs', async () => {
        const { body } = await detail(await idOf('Spanish 7 Morning'))
        assert.equal(body.data.subject.type, 'world_languages')
        assert.equal(body.data.lang_instruction?.name, 'Spanish')
        assert.equal(body.data.level?.name, 'Novice')
        assert.equal(body.data.students_number, 22)
        assert.equal(body.data.course?.name, 'A Day in My Life')
        assert.equal(body.data.partner?.full_name, 'Lucía Fernández')
        assert.deepEqual(body.data.partner?.country, { name: 'Spain', iso: 'ES' })
        assert.equal(body.data.class_pairing?.status, 'paired')
        assert.equal(body.data.teacher.full_name, 'Maya Thornton')
        assert.equal(body.data.teacher_assistants.length, 1)
      })

      it('says where the partner lives and which school is theirs, wherever that is', async () => {
        const id = await idOf('Spanish 7 Morning')
        const partner = (await detail(id)).body.data.partner?.id ?? 0
        const { db } = server.app.services
        await db.execute(`update teachers set city_name = 'Getafe' where id = ${partner}`)
        await db.execute(`update schools set name = 'Colegio Central', city_name = 'Madrid'
          where id = (select school_id from teachers where id = ${partner})`)
        const { school_name, city, full_name } = (await detail(id)).body.data.partner ?? {}
        assert.deepEqual([school_name, city, full_name], ['Colegio Central', 'Getafe', 'Lucía Fernández'])
      })

      it('lacks what a classroom without course and partner has not', async () => {
        const { body } = await detail(await idOf('New Neighbors'))
        assert.equal(body.data.course, null)
        assert.equal(body.data.partner, null)
        assert.equal(body.data.age_range, null)
        assert.equal(body.data.course_student_group_type_id, 1)
        assert.deepEqual(body.data.progression_percent, { submitted: 0, approved: 0, blocked: 0 })
      })

      it("refuses another teacher's and a missing one alike, with code 10", async () => {
        const { token: partner } = await server.signIn('partner@demo.test')
        const [theirs] = await list({}, partner)
        const answers = [await detail(theirs?.id ?? 0), await detail(2_147_483_647)]
        for (const { status, body } of answers) {
          assert.equal(status, 403)
          assert.deepEqual(body, {
            success: false,
            message: classroomSentences.classroomForbidden,
            error_code: CLASSROOM_FORBIDDEN,
          })
        }
      })

      it('does not show the partner’s side of a pairing', async () => {
        const { token: partner } = await server.signIn('partner@demo.test')
        assert.equal((await detail(await idOf('Spanish 7 Morning'), partner)).status, 403)
      })

      for (const id of [
        'abc',
        '0',
        '-1',
        '1.5',
        '1e3',
        '0x1',
        '2147483648',
        '99999999999999999999',
        '%00',
        '1%27',
      ]) {
        it(`refuses the id ${id}`, async () => {
          const { status, body } = await detail(id)
          assert.equal(status, 422)
          assert.equal(body.message, commonSentences.idNotValid)
        })
      }
    })

    describe('progress', () => {
      it('comes from the posts: best state of each, never more than asked, unapproved is to do', async () => {
        const { db } = server.app.services
        const { id: teacherId, token: own } = await server.signIn('no-agreement@demo.test')
        await addClassrooms(db, teacherId, 1)
        const [row] = await list({}, own)
        const share = async () => (await list({}, own))[0]?.progression_percent
        // One student, one task: a post and a response are owed.
        assert.deepEqual(await share(), { submitted: 0, approved: 50, blocked: 0 })
        await db.execute(
          `insert into submissions (classroom_id, class_pairing_id, student_id, task_id, is_response, status)
           select classroom_id, class_pairing_id, student_id, task_id, true, unnest(array['pending', 'blocked', 'pending', 'deleted'])
           from submissions where classroom_id = ${row?.id}`,
        )
        assert.deepEqual(await share(), { submitted: 50, approved: 50, blocked: 0 })
        assert.equal((await list({}, own))[0]?.responses_count, 3)
        await db.execute(`update submissions set status = 'unapproved' where classroom_id = ${row?.id}`)
        assert.deepEqual(await share(), { submitted: 0, approved: 0, blocked: 0 })
        await db.execute(`update submissions set status = 'blocked' where classroom_id = ${row?.id}`)
        assert.deepEqual(await share(), { submitted: 0, approved: 0, blocked: 100 })
        await db.execute(`update tasks set is_hidden = true
          where class_pairing_id = (select class_pairing_id from classrooms where id = ${row?.id})`)
        assert.deepEqual(await share(), { submitted: 0, approved: 0, blocked: 0 })
      })
    })

    describe('statements', () => {
      it('are at most 3 for the list and for a detail, with 10 classrooms and with 1,000', async () => {
        const { db } = server.app.services
        const { id, token: own } = await server.signIn('unvalidated@demo.test')
        const counted: number[] = []
        for (const more of [10, 990]) {
          const [last] = (await db.transaction(tx => addClassrooms(tx, id, more))).slice(-1)
          server.statements.length = 0
          const rows = await list({}, own)
          counted.push(rows.length, server.statements.length)
          server.statements.length = 0
          assert.equal((await detail(last ?? 0, own)).status, 200)
          assert.ok(server.statements.length <= 3)
        }
        assert.deepEqual(counted, [10, counted[1], 1_000, counted[1]])
        assert.ok((counted[1] ?? 0) <= 3, `${counted[1]} statements`)
      })
    })
  })
}
