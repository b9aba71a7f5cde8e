import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { readSheet } from 'read-excel-file/node'
import { checkedParts } from '../../server/spreadsheets/checked-parts.ts'
import { createSheetReader } from '../../server/spreadsheets/read-sheet.ts'
import { CLASSROOM_FORBIDDEN } from '../../src/contract/error-codes/classrooms.ts'
import { STUDENTS_FIXED } from '../../src/contract/error-codes/students.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import { databaseKinds } from '../support/databases.ts'
import { post } from '../support/pairing.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const HOSTILE = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1', "=cmd|' /C calc'!A0"]
const PLAIN = ['Ada', 'Zoë', '<b>&"', 'ab=c']

for (const kind of databaseKinds) {
  describe(`students as a file, on ${kind}`, () => {
    let stage: StudentStage
    before(async () => {
      stage = await studentStage(kind)
    })
    after(() => stage.server.close())

    async function download(line: string, token = stage.token) {
      const [method = '', url = ''] = line.split(' ')
      const response = await stage.server.app.inject({
        method: method as 'GET',
        url,
        headers: { authorization: `Bearer ${token}` },
      })
      return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
    }
    const exported = async (id: number, query = '') => {
      const { status, headers, bytes } = await download(`GET ${stage.path(id, `/export${query}`)}`)
      assert.equal(status, 200)
      assert.equal(headers['content-type'], XLSX)
      assert.equal(headers['content-disposition'], 'attachment; filename="students.xlsx"')
      assert.equal(headers['cache-control'], 'no-store')
      return { bytes, rows: await readSheet(bytes) }
    }

    it('are exported with the columns that are chosen until others are', async () => {
      const { id, task, studentIds } = await stage.classroom(['Ada', 'Ben'])
      const [ada = 0] = studentIds
      await post(stage.db, id, ada, task, 'approved')
      await post(stage.db, id, ada, task, 'deleted')
      const { rows } = await exported(id)
      const [first, second] = await stage.list(id)
      assert.deepEqual(rows, [
        ['First Name', 'Last Initial', 'Username', 'Videos', 'Responses'],
        ['Ada', 'B', first?.username, 1, 0],
        ['Ben', 'B', second?.username, 0, 0],
      ])
    })

    it('are exported with other columns, in the order in which these are named', async () => {
      const { id, studentIds } = await stage.classroom(['Ada'])
      const { rows } = await exported(id, '?columns=user_id,first_name,updated_at,thumbnail,id,id')
      assert.deepEqual(rows[0], ['User Id', 'First Name', 'Updated At', 'Thumbnail', 'Id'])
      const [user, name, updated, thumbnail, own] = rows[1] ?? []
      assert.deepEqual([user, name, thumbnail, own], [studentIds[0], 'Ada', null, studentIds[0]])
      assert.match(String(updated), /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)
    })

    it('are those that the list shows: searched, sorted, and nobody who was removed', async () => {
      const { id, studentIds } = await stage.classroom(['Ada', 'Adam', 'Ben'])
      const names = async (query: string) => (await exported(id, query)).rows.slice(1).map(([name]) => name)
      assert.deepEqual(await names('?search_string=ada&order_by=z-a'), ['Adam', 'Ada'])
      await stage.call('DELETE', id, `/${studentIds[1]}`)
      assert.deepEqual(await names(''), ['Ada', 'Ben'])
      assert.deepEqual(await names('?filter_by=approved'), [])
    })

    for (const columns of ['', 'password_hash', 'first_name,', 'first_name;id'])
      it(`are not exported with the columns '${columns}'`, async () => {
        const { id } = await stage.classroom(['Ada'])
        assert.equal((await download(`GET ${stage.path(id, `/export?columns=${columns}`)}`)).status, 422)
      })

    it('have names of which none starts a formula, here or in a table of text', async () => {
      const { id } = await stage.classroom([...HOSTILE, ...PLAIN])
      const { bytes, rows } = await exported(id)
      const sheet =
        [...checkedParts(bytes)].find(([name]) => name.includes('worksheets/'))?.[1].toString() ?? ''
      assert.doesNotMatch(sheet, /<f[\s>]/)
      assert.equal(
        sheet.match(/<c [^>]*t="(?:s|inlineStr)"/g)?.length,
        5 + 3 * (HOSTILE.length + PLAIN.length),
      )
      const names = rows.slice(1).map(([name]) => String(name))
      assert.ok(
        names.every(name => !/^[=+\-@\t\r]/.test(name)),
        names.join(),
      )
      assert.deepEqual(names.filter(name => !name.startsWith("'")).sort(), [...PLAIN].sort())
    })

    it('are nobody else’s', async () => {
      const { id } = await stage.classroom(['Ada'])
      const { token } = await stage.server.signIn('partner@demo.test')
      const { status, bytes } = await download(`GET ${stage.path(id, '/export')}`, token)
      assert.deepEqual([status, JSON.parse(bytes.toString()).error_code], [403, CLASSROOM_FORBIDDEN])
    })

    for (const group of [groupTypes.smallGroup, groupTypes.wholeClass])
      it(`are not exported where the course has groups of type ${group}`, async () => {
        const { id } = await stage.classroom(['Owls'])
        await stage.group(id, group)
        const { status, bytes } = await download(`GET ${stage.path(id, '/export')}`)
        assert.deepEqual([status, JSON.parse(bytes.toString()).error_code], [403, STUDENTS_FIXED])
      })

    it('are exported when the exchange is over', async () => {
      const { id } = await stage.classroom(['Ada'])
      await stage.expire(id)
      assert.equal((await exported(id)).rows.length, 2)
    })

    it('are asked for in a template, which can be read back, and has its own address', async () => {
      const called = await download('POST /api/teacher/classrooms/students/template')
      const linked = await stage.server.app.inject({ url: '/student_template.xlsx' })
      for (const bytes of [called.bytes, linked.rawPayload])
        assert.deepEqual(await createSheetReader()(bytes, 1), [['First Name', 'Last Initial']])
      assert.equal(called.headers['content-disposition'], 'attachment; filename="student_template.xlsx"')
      assert.equal(linked.headers['content-disposition'], 'attachment; filename="student_template.xlsx"')
      assert.equal(linked.headers['content-type'], XLSX)
    })

    it('come back as they went, when what is exported is imported', async () => {
      const { id } = await stage.classroom(['Ada', 'Zoë'])
      const { bytes } = await exported(id)
      const read = await createSheetReader()(bytes, 1)
      assert.deepEqual(read.slice(1), [
        ['Ada', 'B'],
        ['Zoë', 'B'],
      ])
    })
  })
}
