import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { demoCourses } from '../../server/areas/courses/seed/courses.ts'
import { fileUrl } from '../../server/areas/files/file-url.ts'
import { documentUrl } from '../../server/document-url.ts'
import { paths } from '../../server/paths.ts'
import type { Course } from '../../src/contract/entities/course.ts'
import { COURSE_DOCUMENT_VALID_SECONDS } from '../../src/contract/limits/courses.ts'
import { startApp, type TestApp } from '../support/server.ts'

const GONE = 'Four Seasons'
const PDF = Buffer.from(`%PDF-1.4\n${'0123456789'.repeat(100)}\n%%EOF`)

describe('documents of courses', () => {
  let server: TestApp
  let all: Course[] = []
  before(async () => {
    server = await startApp({ config: { allowedOrigins: ['https://lms.school.test'] } })
    for (const email of ['teacher', 'librarian', 'independent', 'independent-language', 'players']) {
      const { token } = await server.signIn(`${email}@demo.test`)
      all.push(...(await server.call<Course[]>('GET /api/teacher/courses', { token })).body.data)
    }
    all = [...new Map(all.map(course => [course.id, course])).values()]
    const { storage } = server.app.services
    await storage.put('own.pdf', PDF)
    await storage.put(
      'renamed.pdf',
      await sharp({ create: { width: 4, height: 4, channels: 3, background: '#246' } })
        .png()
        .toBuffer(),
    )
    await storage.put('page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'))
    await storage.put(
      'drawing.webp',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    )
    await storage.put('empty.pdf', Buffer.alloc(0))
  })
  after(() => server.close())

  const urlOf = (name: string) => documentUrl(server.app.services.tokens, name) ?? ''
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({ url, headers, method })

  it('of the demo are there, each with the type that it is, but the one that shows what it looks like when one is gone', async () => {
    assert.equal(all.length, demoCourses.filter(course => !('published' in course)).length)
    for (const { name, pdf_url } of all) {
      if (pdf_url === null) continue
      const { statusCode, headers, rawPayload } = await get(pdf_url)
      assert.equal(statusCode, name === GONE ? 404 : 200, name)
      if (name === GONE) continue
      const isPdf = rawPayload.subarray(0, 5).toString() === '%PDF-'
      assert.equal(headers['content-type'], isPdf ? 'application/pdf' : 'image/webp', name)
      assert.ok(rawPayload.length < 60_000, `${name}: ${rawPayload.length} bytes`)
      assert.equal(headers['content-length'], String(rawPayload.length))
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['accept-ranges'], 'bytes')
    }
    assert.ok(all.some(course => course.pdf_url === null))
    assert.ok(all.some(course => course.name === GONE))
  })

  it('may be shown in a frame of any page; a picture brings a policy that lets nothing run', async () => {
    const pdf = await get(urlOf('own.pdf'))
    assert.equal(pdf.headers['x-frame-options'], undefined)
    assert.equal(pdf.headers['cross-origin-resource-policy'], 'cross-origin')
    const picture = await get(urlOf('renamed.pdf'))
    assert.match(String(picture.headers['content-security-policy']), /default-src 'none'; sandbox/)
  })

  it('are what their content says, whatever they are called', async () => {
    assert.equal((await get(urlOf('renamed.pdf'))).headers['content-type'], 'image/png')
    for (const name of ['page.pdf', 'drawing.webp', 'empty.pdf'])
      assert.equal((await get(urlOf(name))).statusCode, 404, name)
  })

  it('come in ranges', async () => {
    const parts: [string, number, number][] = [
      ['bytes=0-9', 0, 9],
      ['bytes=500-', 500, PDF.length - 1],
      ['bytes=-7', PDF.length - 7, PDF.length - 1],
      ['bytes=900-99999', 900, PDF.length - 1],
      ['bytes=0000-0009', 0, 9],
      [`bytes=0-${'9'.repeat(400)}`, 0, PDF.length - 1],
      [`bytes=-${'9'.repeat(400)}`, 0, PDF.length - 1],
    ]
    for (const [range, first, last] of parts) {
      const { statusCode, headers, rawPayload } = await get(urlOf('own.pdf'), { range })
      assert.equal(statusCode, 206, range)
      assert.equal(headers['content-range'], `bytes ${first}-${last}/${PDF.length}`)
      assert.equal(headers['content-length'], String(last - first + 1))
      assert.equal(headers['content-type'], 'application/pdf')
      assert.ok(rawPayload.equals(PDF.subarray(first, last + 1)), range)
    }
    const shipped = readFileSync(`${paths.demoFiles}a-day-in-my-life.pdf`)
    const part = await get(urlOf('a-day-in-my-life.pdf'), { range: 'bytes=100-199' })
    assert.ok(part.rawPayload.equals(shipped.subarray(100, 200)))
  })

  it('come whole where a range means nothing to us, or may be of another version', async () => {
    for (const headers of [
      { range: 'bytes=0-1,5-6' },
      { range: 'x' },
      { range: 'bytes=0-0,0-0,'.repeat(500) },
      { range: `bytes=${'9'.repeat(400)}-0` },
      { range: 'bytes=-' },
      { range: 'bytes=5-2' },
      { range: 'BYTES=0-1' },
      { range: ' bytes = 0-1' },
      { range: 'bytes=0-9', 'if-range': '"a"' },
    ]) {
      const { statusCode, rawPayload } = await get(urlOf('own.pdf'), headers)
      assert.equal(statusCode, 200)
      assert.ok(rawPayload.equals(PDF))
    }
  })

  it('have no part beyond their end: 416, with their size', async () => {
    const { statusCode, headers } = await get(urlOf('own.pdf'), { range: `bytes=${PDF.length}-` })
    assert.equal(statusCode, 416)
    assert.equal(headers['content-range'], `bytes */${PDF.length}`)
  })

  it('tell of themselves without being sent', async () => {
    const { statusCode, headers, rawPayload } = await get(urlOf('own.pdf'), {}, 'HEAD')
    assert.deepEqual([statusCode, headers['content-type'], rawPayload.length], [200, 'application/pdf', 0])
    assert.equal((await get(urlOf('not-there.pdf'), {}, 'HEAD')).statusCode, 404)
  })

  it('can be read by a page of any origin that has the address', async () => {
    for (const origin of ['https://lms.school.test', 'https://elsewhere.test']) {
      const { statusCode, headers } = await get(urlOf('own.pdf'), { origin })
      assert.deepEqual([statusCode, headers['access-control-allow-origin']], [200, '*'])
    }
  })

  it('are behind an address that ends, and that opens nothing else', async t => {
    const { tokens } = server.app.services
    const url = urlOf('own.pdf')
    const [path = '', query = ''] = url.split('?')
    const changed = new URLSearchParams(query)
    changed.set('expires', String(Number(changed.get('expires')) + 3_600_000))
    const others = [
      path,
      `${path}?`,
      `${path}?${changed}`,
      url.replace('own.pdf', 'renamed.pdf'),
      `${path}?${fileUrl(tokens, 'own.pdf').url.split('?')[1]}`,
      `${path}?expires=x&signature=x`,
      `${path}?${query}&${query}`,
      '/files/courses/..%2f..%2fpackage.json',
      `/files/courses/..%2fcourses%2fown.pdf?${query}`,
      `/files/courses/%2e%2e/courses/own.pdf%00?${query}`,
      `/files/courses/own.pdf%00.png?${query}`,
      `/files/courses/..%5cown.pdf?${query}`,
      `/files/courses/%252e%252e%252fown.pdf?${query}`,
      `/files/courses/OWN.pdf?${query}`,
      `/files/courses/own.pdf%20?${query}`,
      `/files/courses//own.pdf?${query}`,
      `/files/own.pdf?${query}`,
      `${path}?${query.replace('signature=', 'signature=A')}`,
      `${path}?${query.slice(0, -1)}`,
      `${path}?${query.replace('expires=', 'expires=0')}`,
      `${path}?${query.replace('expires=', 'expires=%2B')}`,
      `${path}?${query.replace('expires=', 'expires[]=')}`,
      '/files/courses/.env',
    ]
    for (const other of others) assert.equal((await get(other)).statusCode, 404, other)
    assert.equal((await get(url)).statusCode, 200)
    const ends = Number(new URLSearchParams(query).get('expires'))
    const left = (ends - Date.now()) / 1_000
    assert.ok(
      left >= COURSE_DOCUMENT_VALID_SECONDS - 60 && left <= COURSE_DOCUMENT_VALID_SECONDS * 2,
      `${left}`,
    )
    t.mock.timers.enable({ apis: ['Date'], now: ends - 2_000 })
    assert.equal((await get(url)).statusCode, 200)
    t.mock.timers.setTime(ends + 1)
    assert.equal((await get(url)).statusCode, 404)
  })
})
