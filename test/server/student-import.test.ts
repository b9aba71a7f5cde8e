import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { isPassword } from '../../server/areas/teachers/area.ts'
import type { ImportedStudent, ImportRow } from '../../src/contract/entities/student-import.ts'
import { EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { SENT_BEFORE } from '../../src/contract/error-codes/common.ts'
import { CLASSROOM_FULL, STUDENTS_FIXED } from '../../src/contract/error-codes/students.ts'
import { STUDENT_LIST_MAX_BYTES, STUDENT_LISTS_PER_HOUR } from '../../src/contract/limits/student-files.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import { databaseKinds } from '../support/databases.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'
import { listForm, workbookOf } from '../support/workbooks.ts'

const CLASS = [
  ['First Name', 'Last Initial'],
  ['Ada', 'L'],
  ['Zoë', 'Ł'],
]
const KEY = 'import-of-the-morning-class-1'
const people = (count: number, last_initial: string) =>
  Array.from({ length: count }, (_, index) => [
    `Ada${'abcdefghijklmnopqrstuvwxyzåäöæø'[index]}`,
    last_initial,
  ])

for (const kind of databaseKinds) {
  describe(`a list of students that is imported, on ${kind}`, () => {
    let stage: StudentStage
    before(async () => {
      stage = await studentStage(kind)
    })
    after(() => stage.server.close())

    async function send<Data>(
      rest: string,
      id: number,
      list: Buffer | string[][],
      options: { key?: string; ignored?: string } = {},
    ) {
      const file = Buffer.isBuffer(list) ? list : workbookOf(list)
      const { key, ignored } = options
      const form = await listForm(file, ignored === undefined ? {} : { ignore_first_row: ignored })
      return stage.server.call<Data>(`POST ${stage.path(id, rest)}`, {
        token: stage.token,
        body: form.body,
        headers: { ...form.headers, ...(key ? { 'idempotency-key': key } : {}) },
      })
    }
    const importing = (id: number, list: Buffer | string[][], options?: { key?: string; ignored?: string }) =>
      send<ImportedStudent[] & { errors?: object }>('/import', id, list, options)
    const checking = (id: number, list: Buffer | string[][], ignored = '0') =>
      send<ImportRow[]>('/import/check', id, list, { ignored })

    it('adds its students, each with a username and a first password that is told', async () => {
      const { id } = await stage.classroom([])
      const { status, body, text } = await importing(id, CLASS, { ignored: '1' })
      assert.equal(status, 200, text)
      assert.equal(body.message, 'Successfully imported 2 students.')
      assert.deepEqual(await stage.names(id), ['Ada L', 'Zoë Ł'])
      assert.deepEqual(
        body.data.map(({ row, first_name, last_initial }) => [row, first_name, last_initial]),
        [
          [2, 'Ada', 'L'],
          [3, 'Zoë', 'Ł'],
        ],
      )
      const [classroom] = await stage.run<{ code: string }>(sql`select code from classrooms where id = ${id}`)
      for (const student of body.data) {
        const [kept] = await stage.run<{
          username: string
          password_hash: string
          is_first_password: boolean
        }>(sql`select username, password_hash, is_first_password from students where id = ${student.id}`)
        assert.equal(student.code, classroom?.code)
        assert.equal(student.username, kept?.username)
        assert.equal(kept?.is_first_password, true)
        assert.ok(await isPassword(kept?.password_hash ?? null, student.password))
      }
      assert.notEqual(body.data[0]?.password, body.data[1]?.password)
      assert.ok(stage.server.logs.every(line => !line.includes(body.data[0]?.password ?? '')))
    })

    it('takes the first row for a student unless it is told otherwise', async () => {
      const { id } = await stage.classroom([])
      const { body } = await importing(id, [['Ada', 'L']])
      assert.equal(body.message, 'Successfully imported 1 students.')
    })

    it('is tried out before: each row as it will be, and nobody is added', async () => {
      const { id } = await stage.classroom(['Ben'])
      const { status, body } = await checking(id, [...CLASS, ['Ben', 'B'], ['Ada1', '']], '1')
      assert.equal(status, 200)
      assert.deepEqual(
        body.data.map(({ row, outcome, errors }) => [row, outcome, errors]),
        [
          [1, 'ignored', {}],
          [2, 'new', {}],
          [3, 'new', {}],
          [4, 'there', {}],
          [
            5,
            'fault',
            {
              first_name: 'Do not include numbers, symbols, or blank spaces',
              last_initial: 'Field required.',
            },
          ],
        ],
      )
      assert.deepEqual(await stage.names(id), ['Ben B'])
    })

    it('is refused as a whole for one row, which it names', async () => {
      const { id } = await stage.classroom([])
      const { status, body } = await importing(id, [
        ['Ada', 'L'],
        ['B3n', 'M'],
      ])
      assert.equal(status, 422)
      assert.equal(body.message, 'Some rows need a change. Nobody has been imported.')
      assert.deepEqual(body.data.errors, {
        'rows.2.first_name': ['Do not include numbers, symbols, or blank spaces'],
      })
      assert.deepEqual(await stage.names(id), [])
    })

    it('says that its columns are swapped, when it is tried out and when it is imported', async () => {
      const { id } = await stage.classroom([])
      const swapped = 'The first name belongs into column A, the last initial into column B.'
      const list = [
        ['L', 'Ada'],
        ['M', 'Ben'],
      ]
      assert.equal((await checking(id, list)).body.message, swapped)
      const { status, body } = await importing(id, list)
      assert.deepEqual([status, body.message], [422, swapped])
    })

    for (const [what, list] of [
      ['no row', []],
      ['a heading alone', [['First Name', 'Last Initial']]],
      ['empty rows', [['First Name', 'Last Initial'], [], [' ', '']]],
    ] as [string, string[][]][]) {
      it(`has nobody in it with ${what}`, async () => {
        const { id } = await stage.classroom([])
        for (const { status, body } of [
          await importing(id, list, { ignored: '1' }),
          await checking(id, list, '1'),
        ])
          assert.deepEqual([status, body.message], [422, 'No students found'])
      })
    }

    it('is refused with the 31st student', async () => {
      const { id } = await stage.classroom(['Ben'])
      const { status, body } = await importing(id, people(30, 'L'))
      assert.deepEqual([status, body.error_code], [422, CLASSROOM_FULL])
      assert.deepEqual(body.data.errors, { 'rows.30.row': ['A classroom has room for 30 students.'] })
      assert.equal((await importing(id, people(29, 'L'))).body.message, 'Successfully imported 29 students.')
    })

    it('adds those alone who are new when it comes again', async () => {
      const { id } = await stage.classroom([])
      await importing(id, [['Ada', 'L']])
      const { body } = await importing(id, [
        ['Ada', 'L'],
        ['Ben', 'M'],
      ])
      assert.equal(body.message, 'Successfully imported 1 students.')
      assert.deepEqual(await stage.names(id), ['Ada L', 'Ben M'])
      const again = await importing(id, [['Ada', 'L']])
      assert.deepEqual([again.status, again.body.data], [200, []])
    })

    it('adds its students once when it comes twice at the same moment', async () => {
      const { id } = await stage.classroom([])
      const answers = await Promise.all([importing(id, people(20, 'L')), importing(id, people(20, 'L'))])
      assert.deepEqual(
        answers.map(({ body }) => body.data.length).sort((one, other) => one - other),
        [0, 20],
      )
      assert.equal((await stage.list(id)).length, 20)
    })

    it('never makes more than 30, however many lists come at once', async () => {
      const { id } = await stage.classroom([])
      const answers = await Promise.all(['L', 'M', 'N'].map(initial => importing(id, people(20, initial))))
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422])
      assert.equal((await stage.list(id)).length, 20)
    })

    it('is imported once under one key, and told again with the same passwords, of which none is kept', async () => {
      const { id } = await stage.classroom([])
      const first = await importing(id, CLASS, { ignored: '1', key: KEY })
      const again = await importing(id, CLASS, { ignored: '1', key: KEY })
      assert.deepEqual(again.body, first.body)
      const [kept] = await stage.run<{ answer: unknown }>(
        sql`select answer from first_answers where key = ${KEY}`,
      )
      for (const { password, username } of first.body.data) {
        assert.ok(JSON.stringify(kept).includes(username))
        assert.ok(!JSON.stringify(kept).includes(password))
      }
      const other = await importing(id, [CLASS[0] ?? [], ['Ben', 'M']], { ignored: '1', key: KEY })
      assert.deepEqual([other.status, other.body.error_code], [422, SENT_BEFORE])
      const elsewhere = await stage.classroom([])
      assert.equal((await importing(elsewhere.id, CLASS, { ignored: '1', key: KEY })).status, 422)
      assert.deepEqual(await stage.names(elsewhere.id), [])
    })

    it('is told again though its classroom has been filled since', async () => {
      const { id } = await stage.classroom([])
      const key = `${KEY}-filled`
      const first = await importing(id, [['Ada', 'L']], { key })
      await importing(id, people(29, 'M'))
      await stage.run(sql`update students set first_name = 'Renamed' where id = ${first.body.data[0]?.id}`)
      assert.deepEqual((await importing(id, [['Ada', 'L']], { key })).body, first.body)
    })

    it('is refused where the exchange is over', async () => {
      const { id } = await stage.classroom([])
      await stage.expire(id)
      for (const { status, body } of [await importing(id, CLASS), await checking(id, CLASS)])
        assert.deepEqual([status, body.error_code], [422, EXCHANGE_EXPIRED])
    })

    for (const [what, group] of [
      ['small groups', groupTypes.smallGroup],
      ['the whole class', groupTypes.wholeClass],
    ] as const) {
      it(`is refused where ${what} post`, async () => {
        const { id } = await stage.classroom([])
        await stage.group(id, group)
        for (const { status, body } of [await importing(id, CLASS), await checking(id, CLASS)])
          assert.deepEqual([status, body.error_code], [403, STUDENTS_FIXED])
      })
    }

    it('must be an xlsx file, whatever its name is', async () => {
      const { id } = await stage.classroom([])
      for (const { status, body } of [
        await importing(id, Buffer.from('Ada,L\n')),
        await checking(id, Buffer.from('Ada,L\n')),
      ]) {
        assert.deepEqual([status, body.message], [422, 'File must be .xsls'])
        assert.deepEqual(body.data, { errors: { file: ['File must be .xsls'] } })
      }
    })

    it('may have 1 MB', async () => {
      const { id } = await stage.classroom([])
      const { status, body } = await importing(id, Buffer.alloc(STUDENT_LIST_MAX_BYTES + 1))
      assert.deepEqual([status, body.message], [413, 'File must not be higher than 1 MB'])
    })

    it(`is read ${STUDENT_LISTS_PER_HOUR} times an hour for a teacher`, async () => {
      const { id } = await stage.classroom([])
      await checking(id, CLASS)
      await stage.run(sql`update attempts set count = ${STUDENT_LISTS_PER_HOUR}`)
      const answer = await checking(id, CLASS)
      assert.equal(answer.status, 429)
      assert.ok(Number(answer.headers['retry-after']) > 0)
      await stage.run(sql`delete from attempts`)
    })
  })
}
