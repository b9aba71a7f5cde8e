import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runCommand } from '../../server/admin/commands.ts'
import { hostPolicy } from '../../server/host-policy.ts'
import { startApp, type TestApp } from '../support/server.ts'

interface Status {
  signed: boolean
  school_id: number | null
  link: string | null
}

describe('the form of a provider of agreements', () => {
  let server: TestApp
  before(async () => {
    const agreementUrl = 'https://forms.test/{school_id}/sign?teacher={teacher_id}&for={school_id}'
    server = await startApp({ config: { agreementUrl } })
  })
  after(() => server.close())

  const status = async (token: string, query = '') =>
    (
      await server.call<Status>(`GET /api/teacher/profile/teacher-agreement-status${query}`, {
        token,
      })
    ).body.data

  it('is what teachers get, with school and teacher filled in, until the operator notes the signature', async () => {
    const { id, token, school } = await server.signIn('no-agreement@demo.test')
    const schoolId = school?.id ?? 0
    const link = `https://forms.test/${schoolId}/sign?teacher=${id}&for=${schoolId}`
    assert.deepEqual(await status(token), { signed: false, school_id: schoolId, link })
    await runCommand(server.app.services, ['agreement', 'sign', String(schoolId)])
    assert.deepEqual(await status(token), { signed: true, school_id: schoolId, link: null })
  })

  it('has no school filled in while that is of no list', async () => {
    const { id, token } = await server.signIn('new@demo.test')
    assert.equal(
      (await status(token, '?school=unlisted')).link,
      `https://forms.test//sign?teacher=${id}&for=`,
    )
  })

  it('is the only one: nobody signs with a form that checks no name', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await server.app.inject({ method, url: '/agreements/sign?school_id=1&teacher_id=1' })
      assert.equal(answer.statusCode, 404)
      assert.doesNotMatch(answer.body, /<form/)
    }
  })

  it('may be shown in frames of the host application, which no other may', async () => {
    const { headers } = await server.app.inject({ url: '/', headers: { accept: 'text/html' } })
    assert.match(String(headers['content-security-policy']), /; frame-src 'self' https:\/\/forms\.test;/)
    assert.match(hostPolicy('', []), /; frame-src 'self';/)
  })
})
