import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { rows } from '../../server/db/database.ts'
import type { ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import type { Course } from '../../src/contract/entities/course.ts'
import { CLASSROOM_FORBIDDEN } from '../../src/contract/error-codes/classrooms.ts'
import { courseSentences } from '../../src/contract/server-messages/courses.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const COURSES = 'GET /api/teacher/courses'
const emails = {
  teacher: 'teacher@demo.test',
  partner: 'partner@demo.test',
  demo: 'demo@demo.test',
  librarian: 'librarian@demo.test',
  basic: 'independent@demo.test',
  language: 'independent-language@demo.test',
  players: 'players@demo.test',
}
type Who = keyof typeof emails

for (const kind of databaseKinds) {
  describe(`courses on ${kind}`, () => {
    let server: TestApp
    const tokens = {} as Record<Who, string>
    before(async () => {
      server = await startApp({ kind })
      for (const [who, email] of Object.entries(emails))
        tokens[who as Who] = (await server.signIn(email)).token
    })
    after(() => server.close())

    const ask = (query: Record<string, string | number> = {}, who: Who = 'teacher') => {
      const line = who === 'demo' ? COURSES.replace('teacher', 'demo') : COURSES
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      return server.call<Course[]>(`${line}?${search}`, { token: tokens[who] })
    }
    const list = async (query: Record<string, string | number> = {}, who: Who = 'teacher') => {
      const answer = await ask(query, who)
      assert.equal(answer.status, 200, answer.text)
      return answer.body.data
    }
    const names = async (query: Record<string, string | number> = {}, who: Who = 'teacher') =>
      (await list(query, who)).map(({ name }) => name)
    const subjectsOf = async (who: Who) => [
      ...new Set((await list({}, who)).map(course => course.subject_id)),
    ]
    const classrooms = async (who: Who) =>
      (await server.call<ClassroomListItem[]>('GET /api/teacher/classrooms', { token: tokens[who] })).body
        .data
    const classroom = async (who: Who, name: string) =>
      (await classrooms(who)).find(row => row.name === name)?.id ?? 0
    describe('in the list', () => {
      it('are all that is to be known of a course', async () => {
        const [day] = await list({ search_string: 'day in my life' })
        assert.ok(day)
        const { id: _, tasks, pdf_url, ...facts } = day
        assert.deepEqual(facts, {
          name: 'A Day in My Life',
          published: true,
          subject_id: 1,
          topic_id: 5,
          topic: { id: 5, name: 'Everyday Life' },
          weeks: 5,
          level: { id: 1, name: 'Novice' },
          languages: [1, 2, 3],
          age_ranges: [2, 3],
          tasks_count: 5,
        })
        assert.deepEqual(
          tasks.map(task => task.task_name),
          [
            'Hello, this is us',
            'My morning',
            'The way to school',
            'What we eat',
            'What we learned from each other',
          ],
        )
        assert.match(pdf_url ?? '', /^\/files\/courses\/a-day-in-my-life\.pdf\?expires=\d+&signature=[\w-]+$/)
      })

      const offered: [Who, number[]][] = [
        ['teacher', [1, 2]],
        ['demo', [1, 2]],
        ['librarian', [1, 2, 3, 4]],
        ['basic', [5]],
        ['language', [6]],
        ['players', [7]],
      ]
      for (const [who, subjects] of offered) {
        it(`are those of the subjects ${subjects} for a ${who}, whatever subject is asked for`, async () => {
          assert.deepEqual((await subjectsOf(who)).toSorted(), subjects)
          for (const subject_id of [1, 2, 3, 4, 5, 6, 7]) {
            const found = await list({ subject_id }, who)
            assert.equal(found.length > 0, subjects.includes(subject_id), `subject ${subject_id}`)
            assert.ok(found.every(course => course.subject_id === subject_id))
          }
        })
      }

      it('are published, and in the order of their names', async () => {
        const found = await names()
        assert.ok(!found.includes('Weather Watch'))
        assert.deepEqual(found, found.toSorted(new Intl.Collator('en').compare))
        assert.ok((await list()).every(({ published }) => published))
      })

      it('are found by the beginnings of the words of their names', async () => {
        for (const search_string of ['water', 'WATER around', 'aro wat', '  the   water '])
          assert.deepEqual(await names({ search_string }), ['The Water Around Us'], search_string)
        assert.deepEqual(await names({ search_string: 'ater' }), [])
        assert.deepEqual(await names({ search_string: 'weather watch' }), [])
        assert.deepEqual(await names({ search_string: 'books' }), [])
        assert.deepEqual(await names({ search_string: 'books' }, 'librarian'), ['Books Across Borders'])
        assert.deepEqual(await names({ search_string: '   ' }), await names())
      })

      for (const search_string of ["'", '\\', '%', ':*', "'; drop table courses; --", '🎓', '#p', '&|!<->'])
        it(`are searched for ${JSON.stringify(search_string)} without harm`, async () => {
          assert.deepEqual(await names({ search_string }), [])
        })

      it('fit a language, an age range or a level; one that names none fits any', async () => {
        const french = await names({ filter_by: 'language', search_string: 3, subject_id: 1 })
        assert.deepEqual(french, [
          'A Day in My Life',
          'Food, Family and Festivals',
          'Four Seasons',
          'What Do You Think?',
        ])
        const young = await names({ filter_by: 'age', search_string: 1 })
        assert.deepEqual(young, ['A Garden Grows', 'Four Seasons', 'Songs and Stories'])
        const advanced = await names({ filter_by: 'level', search_string: 3, subject_id: 1 })
        assert.deepEqual(advanced, ['What Do You Think?'])
        assert.ok((await names({ filter_by: 'level', search_string: 3, subject_id: 2 })).length > 0)
      })

      it('are all there while a filter has no value', async () => {
        assert.deepEqual(await names({ filter_by: 'language' }), await names())
        assert.deepEqual(await names({ filter_by: 'age', search_string: ' ' }), await names())
      })

      for (const search_string of ['spanish', '0', '-1', '1.5', '99999999999'])
        it(`refuse ${search_string} as the value of a filter`, async () => {
          const { status, body } = await ask({ filter_by: 'language', search_string })
          assert.deepEqual([status, body.message], [422, courseSentences.valueNotAnId])
        })

      it('refuse a filter that does not exist, and a search that is too long', async () => {
        assert.equal((await ask({ filter_by: 'topic' })).status, 422)
        assert.equal((await ask({ search_string: 'x'.repeat(150) })).status, 200)
        assert.equal((await ask({ search_string: 'x'.repeat(151) })).status, 422)
      })
    })

    describe('for a classroom', () => {
      it('are those of its subject, what suits it best first', async () => {
        // Spanish, intermediate, 11 to 14
        const classroom_id = await classroom('teacher', 'Spanish 8 Kitchen Table')
        const found = await list({ classroom_id })
        assert.ok(found.every(course => course.subject_id === 1))
        assert.deepEqual(
          found.map(({ name }) => name),
          [
            'Food, Family and Festivals',
            'My Street, Your Street: Neighbours Near and Far',
            'A Day in My Life',
            'Four Seasons',
            'What Do You Think?',
          ],
        )
        assert.deepEqual(await names({ classroom_id, subject_id: 2 }), [])
      })

      it('are refused for somebody else’s, with code 10', async () => {
        for (const classroom_id of [await classroom('partner', 'Inglés 1B'), 2_147_483_647]) {
          const { status, body } = await ask({ classroom_id })
          assert.deepEqual([status, body.error_code, body.data], [403, CLASSROOM_FORBIDDEN, undefined])
        }
      })
    })

    describe('have lists', () => {
      it('of topics by name, of standards, and of levels that say what they are', async () => {
        const get = async (name: string) =>
          (
            await server.call<{ id: number; name: string; description?: string }[]>(
              `GET /api/teacher/${name}`,
              { token: tokens.teacher },
            )
          ).body.data
        const topics = (await get('topics')).map(({ name }) => name)
        assert.deepEqual(topics, topics.toSorted())
        assert.ok(topics.includes('Everyday Life'))
        assert.equal((await get('standards')).length, 5)
        const levels = await get('levels')
        assert.deepEqual(
          levels.map(({ name }) => name),
          ['Novice', 'Intermediate', 'Advanced'],
        )
        assert.ok(levels.every(({ description }) => (description ?? '').length > 40))
      })

      it('that say when nothing has changed', async () => {
        for (const name of ['topics', 'standards', 'levels']) {
          const line = `GET /api/teacher/${name}`
          const { headers } = await server.call(line, { token: tokens.teacher })
          const again = await server.call(line, {
            token: tokens.teacher,
            headers: { 'if-none-match': headers.etag ?? '' },
          })
          assert.equal(again.status, 304, name)
        }
      })
    })

    describe('when there are 20,000 of them', () => {
      before(async () => {
        const { db } = server.app.services
        await db.execute(sql`insert into courses (name, subject_id, student_group_type_id)
          select (array['River', 'Mountain', 'City', 'Island', 'Desert'])[1 + n % 5] || ' Story ' || n, 1 + n % 2, 1
          from generate_series(1, 20000) n`)
        // as the database does by itself after a while
        await db.execute(sql`select gin_clean_pending_list('courses_words')`)
        await db.execute('analyze courses')
      })

      interface Plan {
        'Node Type': string
        'Index Name'?: string
        'Relation Name'?: string
        Plans?: Plan[]
      }
      const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

      it('are searched through an index, in as many statements as before', async () => {
        server.statements.length = 0
        const found = await names({ search_string: 'river story 15' })
        assert.ok(found.includes('River Story 15'))
        assert.ok(server.statements.length <= 3, server.statements.join('\n'))
        const search = server.statements.find(statement => statement.includes('from courses c')) ?? ''
        const values: SQL[] = [sql.raw('1'), sql.raw('2'), sql.raw("'#p'"), sql.raw("'river story 15'")]
        const parts = search.split(/\$\d+/)
        assert.equal(parts.length, values.length + 1, search)
        const filled = parts.map((part, index) => sql`${sql.raw(part)}${values[index] ?? sql``}`)
        const text = new PgDialect().sqlToQuery(sql.join(filled)).sql
        const [plan] = await rows<{ 'QUERY PLAN': { Plan: Plan }[] }>(
          server.app.services.db,
          sql.raw(`explain (format json) ${text}`),
        )
        const onCourses = nodesOf(plan?.['QUERY PLAN'][0]?.Plan as Plan).filter(
          node => node['Relation Name'] === 'courses' || node['Index Name']?.startsWith('courses_'),
        )
        assert.deepEqual(
          onCourses.map(node => [node['Node Type'], node['Index Name']]),
          [
            ['Bitmap Heap Scan', undefined],
            ['Bitmap Index Scan', 'courses_words'],
          ],
        )
      })
    })
  })
}
