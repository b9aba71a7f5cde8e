import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ORIGIN_FORBIDDEN } from '../../src/contract/error-codes/common.ts'
import { startApp, type TestApp } from '../support/server.ts'

const VISITED = '/visited'
const LMS = 'https://lms.example.org'
const ELSEWHERE = ['https://elsewhere.example', 'null', LMS, 'http://localhost:4200']

describe('a page to which pages of any origin lead', () => {
  let server: TestApp
  before(async () => {
    server = await startApp({
      contents: 'empty',
      config: { allowedOrigins: [LMS] },
      prepare: app =>
        app.route({
          method: ['GET', 'POST'],
          url: VISITED,
          config: { isVisited: true },
          handler: async (_request, reply) =>
            reply.type('text/html').send('<!doctype html><title>Here</title>'),
        }),
    })
  })
  after(() => server.close())

  const send = (
    headers: Record<string, string>,
    method: 'GET' | 'POST' | 'OPTIONS' = 'POST',
    url = VISITED,
  ) => server.app.inject({ method, url, headers })

  for (const origin of ELSEWHERE)
    it(`takes a form that a page of ${origin} sends, and lets no script read the answer`, async () => {
      for (const headers of [{ origin }, { origin, 'sec-fetch-mode': 'navigate' }]) {
        const answer = await send(headers)
        assert.equal(answer.statusCode, 200, answer.body)
        assert.deepEqual(
          Object.keys(answer.headers).filter(name => name.startsWith('access-control-')),
          [],
        )
      }
    })

  it('answers no script, whichever page it is of and however it asks', async () => {
    for (const origin of [undefined, ...ELSEWHERE])
      for (const mode of ['cors', 'no-cors', 'same-origin'])
        for (const method of ['GET', 'POST'] as const) {
          const answer = await send({ 'sec-fetch-mode': mode, ...(origin ? { origin } : {}) }, method)
          assert.deepEqual([answer.statusCode, answer.json().error_code], [403, ORIGIN_FORBIDDEN], mode)
          assert.equal(answer.headers['access-control-allow-origin'], undefined)
        }
  })

  it('is as closed to questions before a call as every other', async () => {
    const asked = { 'access-control-request-method': 'POST' }
    assert.equal((await send({ origin: 'https://elsewhere.example', ...asked }, 'OPTIONS')).statusCode, 403)
  })

  it('opens no other path', async () => {
    for (const url of [`${VISITED}/more`, '/', '/api/teacher/classrooms'])
      assert.equal((await send({ origin: 'https://elsewhere.example' }, 'GET', url)).statusCode, 403, url)
  })
})
