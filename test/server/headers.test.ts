import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startApp, type TestApp } from '../support/server.ts'

const paths = ['/', '/build.json', '/health/live', '/api/teacher/subjects', '/nothing.txt']

describe('a server for people', () => {
  let server: TestApp
  before(async () => {
    server = await startApp({ contents: 'empty' })
  })
  after(() => server.close())

  for (const path of paths) {
    it(`has browsers come back by HTTPS alone: ${path}`, async () => {
      const { headers } = await server.call(`GET ${path}`)
      assert.equal(headers['strict-transport-security'], 'max-age=31536000')
    })
  }
})

describe('a demo server', () => {
  let server: TestApp
  before(async () => {
    server = await startApp()
  })
  after(() => server.close())

  for (const path of paths) {
    it(`says nothing of HTTPS, which localhost has not: ${path}`, async () => {
      const { headers } = await server.call(`GET ${path}`)
      assert.equal(headers['strict-transport-security'], undefined)
    })
  }

  it('plays the film of the demo’s teachers in parts, in pages of other origins too', async () => {
    const { status, headers } = await server.call('GET /demo/films/hello.webm', {
      headers: { range: 'bytes=0-99' },
    })
    assert.equal(status, 206)
    assert.equal(headers['content-type'], 'video/webm')
    assert.match(headers['content-range'] ?? '', /^bytes 0-99\//)
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
    for (const path of ['/demo/films/none.webm', '/demo/..%2fdemo/films/hello.webm'])
      assert.equal((await server.call(`GET ${path}`)).status, 404, path)
  })

  const outside = [
    '/demo/..%2fhost/index.html',
    '/demo/..%2Fhost/shell/app.css',
    '/demo/%2e%2e%2fhost/index.html',
    '/demo/..%5chost/index.html',
    '/demo/x/..%2f..%2fhost/index.html',
    '/demo/..%2f..%2fpackage.json',
  ]
  for (const path of outside) {
    it(`shows no file outside the demo pages: ${path}`, async () => {
      assert.equal((await server.call('GET /demo/lms.html')).status, 200)
      assert.equal((await server.call(`GET ${path}`)).status, 404)
    })
  }
})
