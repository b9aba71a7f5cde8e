import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import Fastify from 'fastify'
import Type from 'typebox'
import { loggerOptions } from '../../server/logging.ts'
import { contractFields, type FieldSchema, secretFields } from '../../server/secret-fields.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints/all.ts'
import { Secret } from '../../src/contract/entities/credentials.ts'

/** Every header and every field of the contract that holds what nobody else may know. */
const secrets = ['authorization', 'x-admin-token', 'cookie', ...secretFields()]

/** Names that a secret would have. */
const SOUNDS_SECRET = /pass|secret|token|code|device|^pin$/i

/**
 * They sound like it and are none: a classroom's code is its name, a country's code is everybody's, and whose device it
 * was is told on purpose. In a log a classroom's code is left out all the same, as that of a telephone has its name.
 */
const harmless = ['code', 'phone_country_code', 'device_name', 'device_time']

const fieldsIn = (schema: unknown) => (schema as FieldSchema).properties ?? {}

describe('the fields of the contract', () => {
  it('are marked as secret wherever their names sound like it', () => {
    const unmarked = contractFields()
      .filter(([name, { type }]) => type === 'string' && SOUNDS_SECRET.test(name))
      .filter(([name, schema]) => !schema['x-secret'] && !harmless.includes(name))
    assert.deepEqual(
      unmarked.map(([name]) => name),
      [],
    )
  })

  it('are secret wherever somebody types a code', () => {
    const typed = Object.entries<Endpoint>(endpoints).filter(
      ([, { body }]) => body && 'code' in fieldsIn(body),
    )
    assert.deepEqual(
      typed.map(([key]) => key),
      ['POST /api/teacher/session-codes/session', 'PUT /api/teacher/profile/preferred-communication'],
    )
    for (const [key, { body }] of typed) assert.equal(fieldsIn(body).code?.['x-secret'], true, key)
    assert.ok(secrets.includes('code'))
  })

  it('are found however deep they stand', () => {
    const call: Endpoint = {
      summary: '',
      spec: '',
      access: 'anyone',
      params: Type.Object({ inPath: Secret() }),
      query: Type.Object({ inQuery: Type.Optional(Secret()) }),
      body: Type.Object({ list: Type.Array(Type.Object({ inList: Secret(), plain: Type.String() })) }),
      data: Type.Object({ maybe: Type.Union([Type.Object({ inReply: Secret() }), Type.Null()]) }),
    }
    assert.deepEqual(secretFields({ 'POST /somewhere': call }), ['inPath', 'inQuery', 'inList', 'inReply'])
  })
})

describe('a line of the log', () => {
  for (const name of secrets) {
    it(`never holds a value of ${name}, wherever it stands`, () => {
      const lines: string[] = []
      const stream = { write: (line: string) => void lines.push(line) }
      const { log } = Fastify({ logger: { ...loggerOptions('info'), stream } })
      log.info({ [name]: 'canary', body: { [name]: 'canary' }, a: [{ b: { [name]: 'canary' } }] }, 'told')
      const [line = ''] = lines
      assert.match(line, /told/)
      assert.equal(line.includes('canary'), false, line)
      assert.equal(line.match(/\[redacted\]/g)?.length, 3)
    })
  }
})

describe('the line of a request', () => {
  const server = () => {
    const lines: string[] = []
    const stream = { write: (line: string) => void lines.push(line) }
    const { log } = Fastify({ logger: { ...loggerOptions('info'), stream } })
    const urlOf = (url: string): string => {
      log.info({ req: { method: 'GET', url, ip: '192.0.2.1' } as never }, 'told')
      return (JSON.parse(lines.pop() ?? '{}') as { req: { url: string } }).req.url
    }
    return urlOf
  }

  for (const url of [
    '/security/recover-password/canary',
    '/security/Recover-Password/canary',
    '/security/recover-password%2Fcanary',
    '/security/recover-password%252Fcanary',
    '/security/recover-password%25252525252525252Fcanary',
    '/security%2Frecover-password%2Fcanary%zz',
    '/security//recover-password//canary',
    '/security/recover-password;canary',
    '/security/recover-password./canary',
    '/security/r%65cover-password/canary',
    '/api/teacher/accounts/%76erify/1/canary',
    '/api/teacher/Accounts/Verify/1/canary',
    '/api/teacher/accounts//verify//1//canary',
    '/security/login-as-teacher%3Fadmin_token=canary&teacher_token=canary',
    '/security/login-as-teacher;admin_token=canary',
    '/security/login-as-teacher&admin_token=canary',
    '/security/login;url=canary',
    '/security/login%3Burl=canary',
    '/security/login%23canary',
    '/api/teacher/uploads/canary',
    '/api/demo//Uploads//canary',
    '/api/teacher/uploads%2Fcanary',
    '/api/teacher/u%70loads/canary',
    '/lti/register/canary',
    '/lti//Register//canary',
    '/lti%2Fregister%2Fcanary',
    '/lti/regist%65r/canary',
    '/%zz/canary',
    `/${'a'.repeat(600)}/canary`,
  ]) {
    it(`holds no secret of a link that is written as ${url.slice(0, 80)}`, () => {
      const told = server()(url)
      assert.equal(told.includes('canary'), false, told)
      assert.match(told, /\[redacted\]$/)
      assert.ok(told.length < 100)
    })
  }

  it('names the path of every other call, and what belongs to a link that is no secret', () => {
    const urlOf = server()
    for (const url of [
      '/',
      '/api/teacher/classrooms/12',
      '/api/teacher/uploads',
      '/assets/chunk-Ab_1.2.js',
      '/security/login-as-teacher',
    ])
      assert.equal(urlOf(`${url}?email=canary`), url)
    assert.equal(
      urlOf('/api/teacher/accounts/verify/12/canary'),
      '/api/teacher/accounts/verify/12/[redacted]',
    )
    assert.equal(urlOf('/assets/a%20b.js'), '/assets/a b.js')
  })
})
