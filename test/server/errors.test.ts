import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { refuse } from '../../server/errors.ts'
import { asRefusal } from '../../server/refusal-of.ts'

const failed = (code: unknown, more: object = {}) => Object.assign(new Error('failed'), { code, ...more })

/** As Drizzle tells of a statement: what the database has said stands behind it. */
const ofStatement = (code: string) => new Error('Failed query', { cause: failed(code) })

const errors: [what: string, error: unknown, status: number][] = [
  ['a refusal of our own', refuse('demoOnly'), 403],
  ['a database that cannot be reached', failed('ECONNREFUSED'), 503],
  ['a connection that was cut', ofStatement('ECONNRESET'), 503],
  ['a connection that the database has ended', ofStatement('08006'), 503],
  ['a database that is shutting down', ofStatement('57P01'), 503],
  ['a database with too many connections', ofStatement('53300'), 503],
  ['a database without room on its disk', ofStatement('53100'), 503],
  ['a statement that breaks a rule of the database', ofStatement('23505'), 500],
  ['a statement that was called off', ofStatement('57014'), 500],
  ['a file that is not there', failed('ENOENT'), 500],
  ['a body that is too large', failed('FST_ERR_CTP_BODY_TOO_LARGE', { statusCode: 413 }), 413],
  ['a plugin’s word for a type that it does not know', failed('FST_X', { statusCode: 415 }), 415],
  ['what is no error at all', { is: 'thrown' }, 500],
]

describe('what went wrong', () => {
  for (const [what, error, status] of errors)
    it(`is told with ${status}: ${what}`, () => assert.equal(asRefusal(error).statusCode, status))
})
