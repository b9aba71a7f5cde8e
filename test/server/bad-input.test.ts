import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { JSON_PARTS_MAX } from '../../server/plugins/json-bodies.ts'
import { commonSentences } from '../../src/contract/server-messages/common.ts'
import { startApp, type TestApp } from '../support/server.ts'

const LOGIN = '/api/teacher/login'

describe('bad input', () => {
  let server: TestApp
  before(async () => {
    server = await startApp({ contents: 'empty' })
  })
  after(() => server.close())

  const post = async (payload: string | undefined, type = 'application/json', url = LOGIN) => {
    const headers = payload === undefined ? {} : { 'content-type': type }
    const request = { method: 'POST' as const, url, headers, ...(payload === undefined ? {} : { payload }) }
    const response = await server.app.inject(request)
    return { status: response.statusCode, body: response.json() }
  }
  const errorsSince = (line: number) => server.logs.slice(line).filter(text => JSON.parse(text).level >= 50)
  const required = commonSentences.fieldRequired
  const notValid = commonSentences.fieldNotValid
  const long = JSON.stringify({ email: 'a'.repeat(10_000), password: 'x' })

  const shapes: [string, string | undefined, Record<string, string[]>][] = [
    ['no body', undefined, { email: [required], password: [required] }],
    ['an empty object', '{}', { email: [required], password: [required] }],
    ['null', 'null', { email: [required], password: [required] }],
    ['a password left out', '{"email":"a@b.test"}', { password: [required] }],
    ['empty fields', '{"email":"","password":""}', { email: [required], password: [required] }],
    ['a number for a text', '{"email":"a@b.test","password":12345678}', { password: [notValid] }],
    ['an object for a text', '{"email":{"$ne":1},"password":"x"}', { email: [notValid] }],
    ['a very long email', long, { email: [commonSentences.tooLong(150)] }],
  ]
  for (const [what, payload, errors] of shapes) {
    it(`refuses ${what} with a sentence for each field`, async () => {
      const { status, body } = await post(payload)
      assert.equal(status, 422)
      assert.equal(body.success, false)
      assert.deepEqual(body.data.errors, errors)
    })
  }

  const overall: [what: string, payload: string, message: string][] = [
    ['what one field says', long, commonSentences.tooLong(150)],
    ['more than that a field is missing', '{"email":"a@b.test"}', commonSentences.badInput],
    ['more than that a field is wrong', '{"email":"a@b.test","password":7}', commonSentences.badInput],
  ]
  for (const [what, payload, message] of overall) {
    it(`says of the whole ${what}`, async () => {
      const { status, body } = await post(payload)
      assert.deepEqual([status, body.message], [422, message])
    })
  }

  for (const payload of ['[]', '"text"', '12']) {
    it(`refuses ${payload} in place of an object`, async () => {
      const { status, body } = await post(payload)
      assert.deepEqual([status, body.message], [422, commonSentences.badInput])
    })
  }

  it('refuses a NUL that PostgreSQL could not take', async () => {
    assert.equal((await post('{"email":"a\\u0000@b.test","password":"x"}')).status, 422)
  })

  it('refuses what is not JSON', async () => {
    assert.deepEqual(await post('{"email"'), {
      status: 400,
      body: { success: false, message: commonSentences.notJson },
    })
  })

  it('refuses a body that could change every object', async () => {
    assert.equal((await post('{"email":"a@b.test","password":"x","__proto__":{"a":1}}')).status, 400)
  })

  it('refuses another type of body', async () => {
    assert.equal((await post('email=a', 'application/x-www-form-urlencoded')).status, 415)
    assert.equal((await post('<a/>', 'text/html')).status, 415)
  })

  it('refuses a body that is nested deeper than any call needs, without an error in the log', async () => {
    const logged = server.logs.length
    for (const deep of ['['.repeat(20_000) + ']'.repeat(20_000), `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`]) {
      const { status, body } = await post(`{"email":${deep},"password":"x"}`)
      assert.deepEqual([status, body.message], [400, commonSentences.notJson])
    }
    assert.deepEqual(errorsSince(logged), [])
  })

  const fields = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":1`).join()
  const wide: [what: string, payload: string, status: number][] = [
    // an email that is none is told from a wrong one, and a body that cannot be read from both
    ['as many fields as a body may have', `{"email":"a","password":"x",${fields(JSON_PARTS_MAX - 2)}}`, 401],
    ['one field more', `{"email":"a","password":"x",${fields(JSON_PARTS_MAX - 1)}}`, 413],
    ['very many fields, before they are parsed', `{"email":"a",${fields(20_000)}`, 413],
    ['very many fields deeper in', `{"email":"a","password":{"x":[{${fields(20_000)}}]}}`, 413],
    ['very many entries', `{"email":[${'1,'.repeat(100_000)}1]}`, 413],
    ['commas, brackets and quotes in a text', `{"email":"${',[{\\"'.repeat(36)}","password":"x"}`, 401],
    ['a text that ends in a backslash, then fields', `{"email":"\\\\",${fields(20_000)}}`, 413],
  ]
  for (const [what, payload, status] of wide) {
    it(`answers ${what} with ${status}`, async () => {
      const answer = await post(payload)
      assert.equal(answer.status, status, JSON.stringify(answer.body))
      if (status === 413) assert.equal(answer.body.message, commonSentences.tooLarge)
    })
  }

  for (const encoding of ['nonsense', 'x-nonsense, gzip', 'gzip, gzip']) {
    it(`refuses a body in the encoding '${encoding}', without an error in the log`, async () => {
      const logged = server.logs.length
      const response = await server.app.inject({
        method: 'POST',
        url: LOGIN,
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        payload: '{}',
      })
      assert.equal(response.statusCode, 415)
      assert.deepEqual(response.json(), { success: false, message: commonSentences.notJson })
      assert.deepEqual(errorsSince(logged), [])
    })
  }

  it('refuses a body that is not in the encoding it names', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: LOGIN,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: '{}',
    })
    assert.equal(response.statusCode, 400)
  })

  it('refuses a body that is too large', async () => {
    const { status, body } = await post(JSON.stringify({ email: 'a'.repeat(300_000), password: 'x' }))
    assert.deepEqual([status, body.message], [413, commonSentences.tooLarge])
  })

  it('drops fields that the contract does not name', async () => {
    const { status } = await post('{"email":"a@b.test","password":"x","user_type":"teacher-librarian"}')
    assert.equal(status, 401)
  })

  const nowhere = [
    '/api/teacher/nothing',
    '/api',
    '/api/demo/nothing',
    '/%zz',
    '/nothing.txt',
    '/build.txt',
    // No page gets a credential for the storage (docs/decisions/no-upload-credential.md).
    '/api/teacher/cognito-token',
    '/api/demo/cognito-token',
  ]
  for (const url of nowhere) {
    it(`answers ${url} with 404 in the envelope`, async () => {
      const response = await server.app.inject({ url })
      assert.equal(response.statusCode, 404)
      assert.deepEqual(response.json(), { success: false, message: commonSentences.notFound })
      assert.equal(response.headers['cache-control'], 'no-store', 'it may be there tomorrow')
    })
  }

  it('answers a method that no route has with 404', async () => {
    assert.equal((await server.call('DELETE /api/teacher/classrooms')).status, 404)
    assert.equal((await server.call(`GET ${LOGIN}`)).status, 404)
  })

  for (const email of ['no-at-sign', '@', 'a b@c.test', 'a@b']) {
    it(`asks for a valid email instead of ${email} before it sends a link`, async () => {
      const { status, body } = await post(
        JSON.stringify({ email }),
        'application/json',
        '/api/teacher/accounts/verify-request',
      )
      assert.equal(status, 422)
      assert.deepEqual(body.data.errors, { email: [commonSentences.invalidEmail] })
    })
  }

  it('hides what went wrong inside, and logs it', async () => {
    server.expectErrors(/request failed/)
    const { db } = server.app.services
    await db.execute('alter table attempts rename to attempts_away')
    const { status, body } = await post('{"email":"a@b.test","password":"x"}')
    await db.execute('alter table attempts_away rename to attempts')
    assert.deepEqual([status, body], [500, { success: false, message: commonSentences.unexpected }])
    assert.ok(server.logs.some(line => line.includes('request failed') && line.includes('attempts')))
  })
})
