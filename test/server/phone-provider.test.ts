import assert from 'node:assert/strict'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { phoneSentences } from '../../src/contract/server-messages/phones.ts'
import { mailsTo } from '../support/mails.ts'
import { startApp, type TestApp } from '../support/server.ts'

const PATH = '/api/teacher/profile/preferred-communication'
const phone = { phone_number: '7911123456', phone_country_code: '44' }
const DIALLED = '+447911123456'

describe('a provider of messages to telephones', () => {
  const taken: { authorization: string | undefined; url: string | undefined; form: URLSearchParams }[] = []
  let status = 201
  let server: TestApp
  let token = ''
  const provider = createServer(async (request: IncomingMessage, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('')
    taken.push({
      authorization: request.headers.authorization,
      url: request.url,
      form: new URLSearchParams(body),
    })
    response.writeHead(status, { location: '/elsewhere' }).end('{}')
  })
  before(async () => {
    await new Promise<void>(done => provider.listen(0, '127.0.0.1', done))
    const { port } = provider.address() as AddressInfo
    server = await startApp({
      config: {
        textMessages: {
          url: `http://account:k%40y@127.0.0.1:${port}/messages`,
          from: '+15550001111',
          whatsappFrom: '+15550002222',
        },
      },
    })
    token = (await server.signIn('teacher@demo.test')).token
  })
  after(async () => {
    provider.close()
    await server.close()
  })
  const register = (preferred_communication: string) =>
    server.call(`POST ${PATH}`, { token, body: { ...phone, preferred_communication } })

  it('is given the message, its number and where it comes from, and nothing goes to the outbox', async () => {
    await register('text_message')
    await register('whatsapp')
    const [text, whatsapp] = taken
    assert.equal(text?.url, '/messages')
    assert.equal(text?.authorization, `Basic ${Buffer.from('account:k@y').toString('base64')}`)
    assert.deepEqual([text?.form.get('To'), text?.form.get('From')], [DIALLED, '+15550001111'])
    assert.match(text?.form.get('Body') ?? '', /^\d{6} is your LUV verification number/)
    assert.deepEqual(
      [whatsapp?.form.get('To'), whatsapp?.form.get('From')],
      [`whatsapp:${DIALLED}`, 'whatsapp:+15550002222'],
    )
    assert.deepEqual(await mailsTo(server, DIALLED), [])
  })

  it('that takes none, or sends elsewhere, lets the teacher try again', async () => {
    for (const refused of [400, 500, 307]) {
      status = refused
      const answer = await register('text_message')
      assert.equal(answer.status, 503)
      assert.equal(answer.body.message, phoneSentences.codeNotSent)
      assert.ok(server.logs.some(line => /"level":40.*a verification number could not be sent/.test(line)))
      const code = taken.at(-1)?.form.get('Body')?.match(/\d{6}/)?.[0] ?? assert.fail()
      assert.equal(answer.text.includes(code), false)
      assert.equal(
        server.logs.some(line => line.includes(code)),
        false,
      )
      server.logs.length = 0
    }
    assert.equal(
      taken.some(({ url }) => url === '/elsewhere'),
      false,
    )
  })
})
