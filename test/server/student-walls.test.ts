import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { prefixes, prefixesOf } from '../../server/prefixes.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints/all.ts'
import { aView } from '../support/student-site.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'

const contract = Object.entries<Endpoint>(endpoints)
const ofStudents = contract.filter(([, { access }]) => access === 'student' || access === 'new-student')
const ofTeachers = contract.filter(([, { access }]) => access === 'teacher')

const lineOf = (key: string, prefix: string) =>
  key.replaceAll(/\{\w+\}/g, '1').replace(prefixes.teacher, prefix)

describe('the tokens of students and of teachers', () => {
  let stage: StudentStage
  const tokens = { student: '', teacher: '' }
  before(async () => {
    stage = await studentStage('pglite')
    const { id, studentIds } = await stage.classroom(['Ada'])
    tokens.student = (await aView(stage.server, stage.token, id, studentIds[0] ?? 0)).token
    tokens.teacher = stage.token
  })
  after(() => stage.server.close())

  it('are walked over all routes of both', () => {
    assert.ok(ofTeachers.length > 60)
    assert.ok(ofStudents.length >= 8)
    assert.equal(
      contract.every(
        ([key, { access }]) =>
          key.includes(' /api/student/') === access.includes('student') || access === 'anyone',
      ),
      true,
    )
  })

  const cases = [
    { whose: 'student', others: ofTeachers },
    { whose: 'teacher', others: ofStudents },
  ] as const
  for (const { whose, others } of cases)
    for (const [key] of others)
      it(`of a ${whose} do nothing at ${key}`, async () => {
        for (const prefix of prefixesOf(key)) {
          const line = lineOf(key, prefix)
          for (const token of [tokens[whose], tokens[whose].replaceAll('_', '.'), `${tokens[whose]}x`]) {
            const answer = await stage.server.call(line, { token, headers: { 'x-admin-token': token } })
            assert.deepEqual([answer.status, answer.body.data], [401, undefined], line)
          }
        }
      })

  it('are not what the other side’s refresh, uploads or sign-out take', async () => {
    const { call } = stage.server
    const refreshToken = tokens.student
    assert.equal((await call('POST /api/teacher/token/refresh', { body: { refreshToken } })).status, 401)
    for (const prefix of Object.values(prefixes))
      assert.equal((await call(`POST ${prefix}/uploads`, { token: tokens.student })).status, 401)
    assert.equal((await call('POST /api/student/logout', { token: tokens.teacher })).status, 401)
    assert.equal((await call('GET /api/student/me', { token: tokens.student })).status, 200)
  })
})
