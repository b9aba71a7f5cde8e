import { expect } from '@open-wc/testing'
import { call } from '../../src/core/http/call.ts'
import { explain } from '../../src/core/http/explain.ts'
import type { CallFailure } from '../../src/core/http/failure.ts'
import { common } from '../../src/core/messages/common.ts'
import { $session } from '../../src/core/session/session.ts'
import { answer, answered, refusal } from '../support/answer.ts'
import { failureOf } from '../support/failure-of.ts'
import { signedIn } from '../support/teacher.ts'

const SUBJECTS = 'GET /api/teacher/subjects'
const subjects = { success: true as const, data: [] }

describe('A call that goes wrong', () => {
  const cases: [name: string, response: Response, expected: Partial<CallFailure>, sentence: string][] = [
    [
      'tells what the server says',
      Response.json(refusal('No classroom has this name.'), { status: 404 }),
      { kind: 'refused', status: 404 },
      'No classroom has this name.',
    ],
    [
      'counts a success flag that is not true as a refusal, whatever the status',
      Response.json({ success: false, message: 'Not today.' }),
      { kind: 'refused', status: 200 },
      'Not today.',
    ],
    [
      'counts a missing success flag with a message as a refusal',
      Response.json({ message: 'Down for repair.' }),
      { kind: 'refused', status: 200 },
      'Down for repair.',
    ],
    [
      'falls back on the caller’s sentence when the server has none',
      Response.json({ success: false }, { status: 500 }),
      { kind: 'refused', status: 500 },
      'fallback',
    ],
    ['takes HTML for no answer', page(200), { kind: 'unreadable', status: 200 }, common.unreadable],
    ['takes an error page for no answer', page(502), { kind: 'unreadable', status: 502 }, common.unreadable],
    [
      'takes a forbidding page for no answer',
      page(403),
      { kind: 'unreadable', status: 403 },
      common.unreadable,
    ],
    [
      'takes an empty body for no answer',
      new Response(''),
      { kind: 'unreadable', status: 200 },
      common.unreadable,
    ],
    [
      'knows a refusal without a word',
      new Response('', { status: 503 }),
      { kind: 'refused', status: 503 },
      'fallback',
    ],
    [
      'knows too many calls without a word, and when there may be more',
      new Response('', { status: 429, headers: { 'retry-after': '60' } }),
      { kind: 'refused', status: 429, waitSeconds: 60 },
      'fallback You can try again in 1 minute.',
    ],
    [
      'takes cut JSON for no answer',
      new Response('{"success":true,"data":[', { headers: { 'content-type': 'application/json' } }),
      { kind: 'unreadable', status: 200 },
      common.unreadable,
    ],
    [
      'takes a bare list for no answer',
      Response.json([]),
      { kind: 'unreadable', status: 200 },
      common.unreadable,
    ],
    [
      'takes JSON of somebody else for no answer',
      Response.json({ data: [] }),
      { kind: 'unreadable', status: 200 },
      common.unreadable,
    ],
    [
      'takes what another site says of an address that it has not for no answer',
      Response.json({ message: 'Not Found' }, { status: 404 }),
      { kind: 'unreadable', status: 404 },
      common.unreadable,
    ],
    [
      'takes an address that another site has not, without a word, for no answer',
      new Response('', { status: 404 }),
      { kind: 'unreadable', status: 404 },
      common.unreadable,
    ],
    ['takes null for no answer', Response.json(null), { kind: 'unreadable', status: 200 }, common.unreadable],
    [
      'cannot use an unchanged answer that it never had',
      new Response(null, { status: 304 }),
      { kind: 'unreadable', status: 304 },
      common.unreadable,
    ],
  ]
  for (const [name, response, expected, sentence] of cases) {
    it(name, async () => {
      signedIn()
      answer(SUBJECTS, response)
      const failure = await failureOf(call(SUBJECTS))
      expect({ ...failure }).to.include(expected)
      expect(explain(failure, 'fallback')).to.equal(sentence)
      expect($session.get(), 'the session stays').to.not.equal(null)
    })
  }

  const waits: [header: string | undefined, told: string][] = [
    ['1', ' You can try again in 1 minute.'],
    ['60', ' You can try again in 1 minute.'],
    ['61', ' You can try again in 2 minutes.'],
    ['3600', ' You can try again in 60 minutes.'],
    ['0', ''],
    ['-5', ''],
    ['Wed, 21 Oct 2026 07:28:00 GMT', ''],
    ['', ''],
    [undefined, ''],
  ]
  for (const [header, told] of waits) {
    it(`says '${told}' for Retry-After ${header}`, async () => {
      signedIn()
      const headers = { ...(header !== undefined && { 'retry-after': header }) }
      answer(SUBJECTS, refusal('Too many.'), { status: 429, headers })
      expect(explain(await failureOf(call(SUBJECTS)), 'fallback')).to.equal(`Too many.${told}`)
    })
  }

  it('names no time where no attempt was one too many', async () => {
    signedIn()
    answer(SUBJECTS, refusal('Down.'), { status: 503, headers: { 'retry-after': '60' } })
    expect(explain(await failureOf(call(SUBJECTS)), 'fallback')).to.equal('Down.')
  })

  it('names the fields that are at fault, and drops what is no sentence', async () => {
    const errors = { email: ['Enter a valid email.'], odd: 'x', mixed: [1, 'Field required.'] }
    answer(
      'POST /api/teacher/accounts/verify-request',
      Response.json({ success: false, message: 'Bad.', data: { errors } }, { status: 422 }),
    )
    const failure = await failureOf(call('POST /api/teacher/accounts/verify-request', { email: 'x' }))
    expect(failure.fields).to.deep.equal({ email: ['Enter a valid email.'], mixed: ['Field required.'] })
  })

  it('is offline when no answer comes', async () => {
    signedIn()
    answer(SUBJECTS, () => {
      throw new TypeError('Failed to fetch')
    })
    const failure = await failureOf(call(SUBJECTS))
    expect(failure.kind).to.equal('offline')
    expect(explain(failure, 'x')).to.equal(common.offline)
  })

  it('is asked once: what failed is not repeated by itself', async () => {
    signedIn()
    answer(SUBJECTS, refusal('Busy.'), { status: 503 })
    await failureOf(call(SUBJECTS))
    expect(answered(SUBJECTS)).to.have.length(1)
  })

  it('can be called off before and while it waits', async () => {
    signedIn()
    answer(SUBJECTS, subjects, { delay: 5_000 })
    const controller = new AbortController()
    const waiting = failureOf(call(SUBJECTS, undefined, { signal: controller.signal }))
    controller.abort()
    expect((await waiting).kind).to.equal('aborted')
    const { kind } = await failureOf(call(SUBJECTS, undefined, { signal: controller.signal }))
    expect(kind).to.equal('aborted')
    expect(answered(SUBJECTS).length).to.be.at.most(1)
  })

  it('is a mistake of ours when it is no CallFailure, and gets the fallback', () => {
    expect(explain(new TypeError('x is undefined'), 'Error get actions')).to.equal('Error get actions')
  })
})

function page(status: number): Response {
  const headers = { 'content-type': 'text/html' }
  return new Response('<!doctype html><h1>Bad gateway</h1>', { status, headers })
}
