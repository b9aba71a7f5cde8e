import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { fileUrl } from '../../server/areas/files/file-url.ts'
import { documentUrl } from '../../server/document-url.ts'
import { startS3 } from '../support/s3.ts'
import { startApp, type TestApp } from '../support/server.ts'

const PDF = '%PDF-1.7 and so on'

describe('a server whose files are in a bucket', () => {
  let server: TestApp
  let s3: Awaited<ReturnType<typeof startS3>>
  before(async () => {
    s3 = await startS3()
    server = await startApp({ config: { s3 } })
    const { storage } = server.app.services
    await storage.put('picture.webp', Buffer.from('picture'))
    await storage.put('course.pdf', Buffer.from(PDF))
  })
  after(async () => {
    await server.close()
    await s3.close()
  })

  it('shows them under addresses of its own, whole and in ranges', async () => {
    const { tokens } = server.app.services
    const picture = await server.call(`GET ${fileUrl(tokens, 'picture.webp').url}`)
    assert.deepEqual([picture.status, picture.text], [200, 'picture'])
    const address = documentUrl(tokens, 'course.pdf') ?? assert.fail()
    const part = await server.call(`GET ${address}`, { headers: { range: 'bytes=1-3' } })
    assert.deepEqual([part.status, part.text], [206, 'PDF'])
    assert.equal(part.headers['content-range'], `bytes 1-3/${PDF.length}`)
  })

  it('has what comes with a demo besides', async () => {
    const { storage } = server.app.services
    assert.ok(Number(await storage.size('kitchen-science.pdf')) > 0)
    assert.equal(await storage.size('nothing.pdf'), null)
  })
})
