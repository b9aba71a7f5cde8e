import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type { ApprovedGroup, Student } from '../../src/contract/entities/student.ts'
import { EXCHANGE_EXPIRED } from '../../src/contract/error-codes/classrooms.ts'
import { STUDENT_GONE } from '../../src/contract/error-codes/students.ts'
import { databaseKinds } from '../support/databases.ts'
import { type SmallGroupsStage, smallGroupsStage } from '../support/small-groups.ts'

for (const kind of databaseKinds) {
  describe(`the names of groups on ${kind}`, () => {
    let stage: SmallGroupsStage
    before(async () => {
      stage = await smallGroupsStage(kind)
    })
    after(() => stage.server.close())

    it('have the names that the teacher gives, once they are approved', async () => {
      const { mine, theirs } = await stage.exchange()
      await stage.ask(mine, 2)
      await stage.ask(theirs, 2, stage.other.token)
      const [first, second] = await stage.toReview(mine)
      assert.ok(first && second)
      const renamed = await stage.as(stage.token, 'PUT', mine, 'update-student-name', {
        id: first.id,
        group_name: ' Night  Owls ',
      })
      assert.equal(renamed.body.message, 'Success!')
      assert.deepEqual(
        (await stage.toReview(mine)).map(({ group_name }) => group_name),
        ['Night Owls', 'Owls'],
      )
      assert.equal((await stage.approve(mine, [{ id: second.id, group_name: 'Río Ōkami' }])).status, 200)
      assert.deepEqual(await stage.toReview(mine), [{ ...first, group_name: 'Night Owls' }])
      const seen = (list: Student[]) =>
        list.map(group => [
          group.first_name,
          group.is_approved_name,
          group.partner_name,
          group.partner_is_approved_name,
        ])
      assert.deepEqual(seen(await stage.list(mine)), [
        ['Night Owls', false, 'Herons', false],
        ['Río Ōkami', true, 'Owls', false],
      ])
      const partners = await stage.as<Student[]>(stage.other.token, 'GET', theirs, 'students')
      assert.deepEqual(seen(partners.body.data), [
        ['Herons', false, 'Night Owls', false],
        ['Owls', false, 'Río Ōkami', true],
      ])
    })

    it('have a first password each from the approval on, which is told again for the same key alone', async () => {
      const { mine, theirs } = await stage.exchange()
      await stage.ask(mine, 2)
      await stage.ask(theirs, 2, stage.other.token)
      const groups = await stage.toReview(mine)
      const send = async (key: string) => {
        const { status, body } = await stage.server.call<ApprovedGroup[]>(
          `PUT /api/teacher/classrooms/${mine}/approve-groups-names`,
          { token: stage.token, body: { groups }, headers: { 'idempotency-key': key } },
        )
        assert.equal(status, 200)
        return body.data
      }
      const key = randomUUID()
      const told = await send(key)
      assert.deepEqual(
        told.map(({ group_name, username }) => [group_name, username]),
        groups.map(({ group_name, username_prefix }) => [group_name, username_prefix]),
      )
      assert.equal(new Set(told.map(({ password }) => password)).size, 2)
      for (const { code, username, password } of told) {
        const body = { classroom_code: code, username, password }
        const { status } = await stage.server.call('POST /api/student/login', { body })
        assert.equal(status, 200, username)
      }
      assert.deepEqual(await send(key), told)
      assert.deepEqual(await send(randomUUID()), [], 'those that have one keep it')
    })

    it('are approved all or none, each name at its field', async () => {
      const { mine, theirs } = await stage.exchange()
      await stage.ask(mine, 2)
      await stage.ask(theirs, 2, stage.other.token)
      const before = await stage.toReview(mine)
      const [first, second] = before
      const [foreign] = await stage.toReview(theirs, stage.other.token)
      assert.ok(first && second && foreign)
      const wrong = await stage.approve(mine, [first, { id: second.id, group_name: 'Owls 2' }])
      assert.deepEqual(
        [wrong.status, wrong.body.data.errors],
        [422, { 'groups.1.group_name': ['Do not include numbers or symbols.'] }],
      )
      const others = await stage.approve(mine, [first, foreign])
      assert.deepEqual([others.status, others.body.error_code], [404, STUDENT_GONE])
      assert.deepEqual(await stage.toReview(mine), before)
      const twice = await stage.approve(mine, [first, { id: first.id, group_name: 'Geese' }])
      assert.equal(twice.status, 422, 'two names for one group')
      assert.deepEqual(await stage.toReview(mine), before)
      const one = await stage.as(stage.token, 'PUT', mine, 'update-student-name', {
        id: foreign.id,
        group_name: 'X',
      })
      assert.deepEqual([one.status, one.body.error_code], [404, STUDENT_GONE])
    })

    it('are named in no classroom whose students are individual', async () => {
      const { id, studentIds } = await stage.classroom(['Ada'])
      const group = { id: studentIds[0], group_name: 'Night Owls' }
      for (const answer of [
        await stage.approve(id, [group]),
        await stage.as(stage.token, 'PUT', id, 'update-student-name', group),
      ])
        assert.deepEqual([answer.status, answer.body.error_code], [404, STUDENT_GONE])
      assert.deepEqual(await stage.names(id), ['Ada B'])
    })

    it('are neither asked for nor named once the exchange has expired', async () => {
      const { mine, theirs } = await stage.exchange()
      await stage.ask(mine, 1)
      await stage.ask(theirs, 1, stage.other.token)
      const [group] = await stage.toReview(mine)
      await stage.expire(mine)
      for (const answer of [
        await stage.ask(mine, 2),
        await stage.approve(mine, [group ?? {}]),
        await stage.as(stage.token, 'PUT', mine, 'update-student-name', {
          id: group?.id,
          group_name: 'Owls',
        }),
      ])
        assert.deepEqual([answer.status, answer.body.error_code], [422, EXCHANGE_EXPIRED])
    })
  })
}
