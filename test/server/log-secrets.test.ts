import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import Fastify from 'fastify'
import { loggerOptions } from '../../server/logging.ts'

/** Every field of the contract and every header that holds what nobody else may know. */
const secrets = [
  'authorization',
  'x-admin-token',
  'cookie',
  'password',
  'passwordOld',
  'token',
  'refreshToken',
  'token_admin',
  'admin_token',
  'teacher_token',
]

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
