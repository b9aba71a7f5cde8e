import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startApp, type TestApp } from '../support/server.ts'

const ORIGIN = 'https://app.example.org'

describe('the tool as Canvas reads it', () => {
  let server: TestApp
  before(async () => {
    server = await startApp({ contents: 'empty', config: { publicOrigin: ORIGIN } })
  })
  after(() => server.close())

  it('asks for nothing but who somebody is, and stands where teachers manage a course', async () => {
    const tool = (await server.app.inject({ url: '/lti/canvas.json' })).json()
    assert.deepEqual(tool.scopes, [])
    assert.equal(tool.oidc_initiation_url, `${ORIGIN}/lti/login`)
    assert.equal(tool.public_jwk_url, `${ORIGIN}/lti/keys`)
    const [extension] = tool.extensions
    assert.equal(extension.privacy_level, 'anonymous')
    const [navigation] = extension.settings.placements
    assert.deepEqual(
      [navigation.placement, navigation.visibility, navigation.message_type],
      ['course_navigation', 'admins', 'LtiResourceLinkRequest'],
    )
    assert.equal(navigation.target_link_uri, `${ORIGIN}/lti/classrooms`)
    assert.deepEqual(
      extension.settings.placements
        .slice(1)
        .map((own: Record<string, string>) => [own.placement, own.message_type]),
      [
        ['link_selection', 'LtiDeepLinkingRequest'],
        ['editor_button', 'LtiDeepLinkingRequest'],
      ],
    )
  })

  it('leaves the paths of learning platforms to the server: a page that is not there is not found', async () => {
    const { statusCode } = await server.app.inject({ url: '/lti/nothing', headers: { accept: 'text/html' } })
    assert.equal(statusCode, 404)
  })
})
