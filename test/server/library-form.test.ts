import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { AGREEMENT_MISSING, EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { LIBRARIANS_ONLY, LIBRARY_REQUESTS_FULL } from '../../src/contract/error-codes/library-connections.ts'
import {
  LIBRARY_REQUESTS_OPEN_MAX,
  LIBRARY_REQUESTS_PER_HOUR,
} from '../../src/contract/limits/library-connections.ts'
import { databaseKinds } from '../support/databases.ts'
import {
  ARTS,
  BOOKS,
  FROM_4,
  FROM_7,
  FROM_11,
  LIBRARY_PATH,
  type LibraryStage,
  libraryStage,
  refusedAs,
  SPORTS,
} from '../support/library-stage.ts'

const KEY = 'b7c1f3a0-5d4e-4c11-9a55-1f2e3d4c5b6a'
const REQUIRED = 'Field required.'
const WRONG = 'This value is not valid.'
const NO_COURSE = 'Course field is required'
const NO_TOPIC = 'At least one reason must be selected'
const OTHER_COURSE = 'This course does not belong to these topics and this age range.'

const bad: [what: string, changes: object, errors: Record<string, string[]>][] = [
  [
    'a name of 51 characters',
    { classroom_name: 'x'.repeat(51) },
    { classroom_name: ['Field must have maximum 50 letters.'] },
  ],
  ['no name', { classroom_name: undefined }, { classroom_name: [REQUIRED] }],
  ['a name that is no text', { classroom_name: 7 }, { classroom_name: [WRONG] }],
  ['a name with a NUL', { classroom_name: 'Harbor\0' }, { classroom_name: [WRONG] }],
  [
    'a name with half a character',
    { classroom_name: 'Harbor \ud83d' },
    { classroom_name: ['Only alphanumeric characters are allowed'] },
  ],
  [
    'a name of letters that nobody sees',
    { classroom_name: '\u3164\u3164\u3164' },
    { classroom_name: [REQUIRED] },
  ],
  ['a description of spaces', { text_request: '   \n ' }, { text_request: [REQUIRED] }],
  [
    'a description of 151 letters',
    { text_request: 'x'.repeat(151) },
    { text_request: ['Field must have maximum 150 letters.'] },
  ],
  ['a description with a NUL', { text_request: 'We\0 read' }, { text_request: [WRONG] }],
  ['a description with half a character', { text_request: 'We read \udc00' }, { text_request: [WRONG] }],
  ['no topic', { topics: undefined }, { topics: [NO_TOPIC] }],
  ['no list of topics', { topics: null }, { topics: [NO_TOPIC] }],
  [
    "'Any' with others",
    { topics: [0, BOOKS] },
    { topics: ["'Any' cannot be selected together with other topics."] },
  ],
  ['a topic that is not there', { topics: [BOOKS, 99_999] }, { topics: [WRONG] }],
  ['a topic that is no number', { topics: ['books'] }, { 'topics.0': [WRONG], topics: [WRONG] }],
  ['no age range', { age_range_id: null }, { age_range_id: [REQUIRED] }],
  [
    'an age range of other topics',
    { age_range_id: FROM_4 },
    { age_range_id: [WRONG], course_id: [OTHER_COURSE] },
  ],
  ['no course', { course_id: null }, { course_id: [NO_COURSE] }],
  ['a course that is not there', { course_id: 2_147_483_647 }, { course_id: [OTHER_COURSE] }],
  [
    'a number of students that is not there',
    { number_students_range_id: 99 },
    { number_students_range_id: [WRONG] },
  ],
  [
    'nothing at all',
    { classroom_name: null, text_request: null, topics: null, age_range_id: null, course_id: null },
    {
      classroom_name: [REQUIRED],
      text_request: [REQUIRED],
      topics: [NO_TOPIC],
      age_range_id: [REQUIRED],
      course_id: [NO_COURSE],
    },
  ],
]

for (const kind of databaseKinds) {
  describe(`the form of a library request on ${kind}`, () => {
    let stage: LibraryStage
    before(async () => {
      stage = await libraryStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(async () => {
      await stage.empty()
      await stage.forgetAttempts()
    })

    const post = (changes: object) => stage.send(stage.harriet, 'POST ', stage.form(changes))

    for (const [what, changes, errors] of bad)
      it(`is refused with ${what}, at its field, and keeps nothing`, async () => {
        const body = await refusedAs(post(changes), 422, undefined)
        assert.deepEqual(body.data?.errors, errors)
        assert.deepEqual(await stage.own(stage.harriet), [])
        const { id } = await stage.post(stage.harriet)
        const again = await refusedAs(
          stage.send(stage.harriet, `PUT /${id}`, stage.form(changes)),
          422,
          undefined,
        )
        assert.deepEqual(again.data?.errors, errors)
        assert.equal((await stage.own(stage.harriet))[0]?.text_request, 'We read by the sea.')
      })

    const elsewhere: [what: string, course: string, topics: number[], age: number | null][] = [
      ['of another topic', 'Tales of Our Town', [BOOKS], FROM_11],
      ['of another age', 'Reading Rooms of the World', [BOOKS, ARTS], FROM_4],
      ['of another subject, which libraries do not use', 'Make a Comic', [ARTS], FROM_4],
      ['that is published no more', 'Weather Watch', [], FROM_7],
    ]
    for (const [what, name, topics, age_range_id] of elsewhere)
      it(`refuses a course ${what}`, async () => {
        const course_id = await stage.courseId(name)
        const body = await refusedAs(post({ course_id, topics, age_range_id }), 422, undefined)
        assert.deepEqual(body.data?.errors, { course_id: [OTHER_COURSE] })
      })

    it("takes 'Any' as no topic, 'Not applicable' as no age range, and a course for any age", async () => {
      assert.deepEqual((await stage.post(stage.harriet, { topics: [] })).topics, [])
      assert.deepEqual((await stage.post(stage.harriet, { topics: [0] })).librarian_topics_id, [])
      const team = await stage.courseId('Teamwork On and Off the Field')
      const sports = { topics: [SPORTS], course_id: team }
      const posted = await stage.post(stage.harriet, { ...sports, age_range_id: null })
      assert.deepEqual([posted.age_range_id, posted.age_range], [null, null])
      const body = await refusedAs(post({ ...sports, age_range_id: FROM_7 }), 422, undefined)
      assert.deepEqual(body.data?.errors, { age_range_id: ['No age range applies to these topics.'] })
      const books = await stage.courseId('Books Across Borders')
      assert.equal(
        (await stage.post(stage.harriet, { course_id: books })).course.name,
        'Books Across Borders',
      )
    })

    it('keeps how many students there are, and nothing that the form does not have', async () => {
      const made = await stage.post(stage.harriet, {
        ...{ number_students_range_id: 2, teacher_id: stage.samuel.id, id: 1, views_number: 99 },
        ...{ expire_at: '2099-01-01', connected_at: '2020-01-01', is_own: false, status: 'connected' },
      })
      assert.deepEqual(
        [made.number_students.name, made.is_own, made.views_number, made.status],
        ['11-20', true, 0, 'open'],
      )
      assert.ok(made.expire_at < '2099')
      const again = await stage.good(stage.send(stage.harriet, `PUT /${made.id}`, stage.form()))
      assert.equal(again.number_students.name, '11-20')
    })

    it('offers the age ranges and the courses of the topics', async () => {
      const ages = async (query: string) =>
        (await stage.good(stage.send<{ id: number }[]>(stage.harriet, `GET /age-ranges${query}`))).map(
          ({ id }) => id,
        )
      assert.deepEqual(await ages(`?topics_id[]=${BOOKS}`), [2, 3])
      assert.deepEqual(await ages(`?topics_id[]=${BOOKS}&topics_id[]=${ARTS}`), [1, 2, 3])
      assert.deepEqual(await ages(`?topics_id[]=${SPORTS}`), [])
      assert.deepEqual(await ages(''), [1, 2, 3, 4])
      const courses = async (query: string) =>
        (await stage.good(stage.send<{ name: string }[]>(stage.harriet, `GET /courses${query}`))).map(
          ({ name }) => name,
        )
      const [borders, rooms, walks, tales, team] = [
        'Books Across Borders',
        'Reading Rooms of the World',
        'Picture Walks',
        'Tales of Our Town',
        'Teamwork On and Off the Field',
      ]
      assert.deepEqual(await courses(''), [borders, walks, rooms, tales, team])
      assert.deepEqual(await courses(`?topics_id[]=${BOOKS}`), [borders, rooms])
      assert.deepEqual(await courses(`?topics_id[]=${BOOKS}&age_range_id=${FROM_4}`), [borders])
      assert.deepEqual(await courses(`?age_range_id=${FROM_4}`), [borders, walks, team])
    })

    it('is sent again with its key and posts once', async () => {
      const twice = await Promise.all(
        [KEY, KEY].map(key => stage.send(stage.harriet, 'POST ', stage.form(), key)),
      )
      assert.deepEqual(
        twice.map(({ status }) => status),
        [200, 200],
      )
      assert.equal(twice[0]?.body.data.id, twice[1]?.body.data.id)
      assert.equal((await stage.own(stage.harriet)).length, 1)
      const other = await stage.send(stage.harriet, 'POST ', stage.form({ topics: [] }), KEY)
      assert.equal(other.status, 422)
    })

    it('is refused to who is not validated, has no agreement or a subscription that is over', async () => {
      const { id } = await stage.post(stage.samuel)
      const refusals: [away: string, back: string, status: number, code: number][] = [
        [
          `update teachers set is_teacher_validated = false where email = 'librarian2@demo.test'`,
          `update teachers set is_teacher_validated = true where email = 'librarian2@demo.test'`,
          ...([403, LIBRARIANS_ONLY] as const),
        ],
        [
          `update schools set librarian_subscription_end_date = current_date - 2 where name like 'Prairie View%'`,
          `update schools set librarian_subscription_end_date = current_date + 99 where name like 'Prairie View%'`,
          ...([422, EXCHANGE_EXPIRED] as const),
        ],
        [
          `update schools set agreement_signed_at = null where name like 'Prairie View%'`,
          `update schools set agreement_signed_at = now() where name like 'Prairie View%'`,
          ...([403, AGREEMENT_MISSING] as const),
        ],
      ]
      for (const [away, back, status, code] of refusals) {
        await stage.run(sql.raw(away))
        await refusedAs(stage.send(stage.samuel, 'POST ', stage.form()), status, code)
        await refusedAs(stage.send(stage.samuel, `PUT /${id}`, stage.form()), status, code)
        // reading and deleting stay
        assert.equal((await stage.own(stage.samuel)).length, 1)
        await stage.run(sql.raw(back))
      }
      await stage.good(stage.send(stage.samuel, `DELETE /${id}`))
    })

    it(`waits ${LIBRARY_REQUESTS_OPEN_MAX} times at most, whoever posts at once; one that waits is edited still`, async () => {
      const [first] = await Promise.all(
        Array.from({ length: LIBRARY_REQUESTS_OPEN_MAX - 1 }, () => stage.post(stage.harriet)),
      )
      const last = await Promise.all(Array.from({ length: 5 }, () => post({})))
      assert.deepEqual(last.map(({ status }) => status).toSorted(), [200, 422, 422, 422, 422])
      await refusedAs(post({}), 422, LIBRARY_REQUESTS_FULL)
      const id = first?.id ?? 0
      await stage.good(stage.send(stage.harriet, `PUT /${id}`, stage.form()))
      await stage.expire(id)
      await stage.good(stage.send(stage.harriet, 'POST ', stage.form()))
      await refusedAs(stage.send(stage.harriet, `PUT /${id}`, stage.form()), 422, LIBRARY_REQUESTS_FULL)
    })

    it(`is posted ${LIBRARY_REQUESTS_PER_HOUR} times an hour at most, again or for the first time; what is refused counts for nothing`, async () => {
      const { id } = await stage.post(stage.harriet)
      for (let count = 0; count < 3; count++) await post({ topics: null })
      const again = () => stage.send(stage.harriet, `PUT /${id}`, stage.form())
      for (let count = 1; count < LIBRARY_REQUESTS_PER_HOUR; count++) await stage.good(again())
      assert.equal((await again()).status, 429)
      assert.equal((await post({})).status, 429)
      await stage.good(stage.send(stage.samuel, 'POST ', stage.form()))
    })

    it('is refused with a body that is none', async () => {
      for (const body of [[], 'text', 7]) {
        const { status } = await stage.server.call(`POST ${LIBRARY_PATH}`, {
          token: stage.harriet.token,
          body,
        })
        assert.ok(status === 400 || status === 415 || status === 422, `${status}`)
      }
    })
  })
}
