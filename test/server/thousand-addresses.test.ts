import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { loginPolicy } from '../../server/areas/session/login-attempts.ts'
import { readConfig } from '../../server/config.ts'
import { hashes } from '../support/counted-hashes.ts'
import { databaseKinds } from '../support/databases.ts'
import { mailTo, recoveryParts } from '../support/mails.ts'
import { DEMO_PASSWORD, startApp, type TestApp } from '../support/server.ts'

const LOGIN = 'POST /api/teacher/login'
const email = 'teacher@demo.test'
const ADDRESSES = 1_000
const PROXY = '10.1.2.3'
const DEVICE = 'a word of the browser at home'

const v4 = (index: number) => `203.${index >> 8}.113.${index & 255}`
/** Each in a network of its own: within one they are a single address. */
const v6 = (index: number) => `2001:db8:${index.toString(16)}::1`

const ways: [how: string, from: (index: number) => string, isProxied: boolean][] = [
  ['IPv4', v4, false],
  ['IPv6', v6, false],
  ['IPv4, behind a proxy', v4, true],
  ['IPv6, behind a proxy', v6, true],
]

for (const kind of databaseKinds) {
  // a thousand calls take their time, and how an address is read has nothing to do with the database
  for (const [how, from, isProxied] of kind === 'pglite' ? ways : ways.slice(-1)) {
    describe(`guesses of one password from ${ADDRESSES} addresses of ${how}, on ${kind}`, () => {
      let server: TestApp
      const { trustProxy } = readConfig({
        SESSION_SECRET: 'for tests only, and long enough for any',
        TRUST_PROXY: isProxied ? '1' : '',
      })
      before(async () => {
        server = await startApp({
          kind,
          config: { logLevel: 'error', trustProxy, publicOrigin: 'https://app.example.org' },
        })
      })
      after(() => server.close())

      /** A call from an address, which a proxy adds to what the caller has made up. */
      const call = (line: string, address: string, body: object) =>
        server.call(line, {
          body,
          ...(isProxied
            ? { ip: PROXY, headers: { 'x-forwarded-for': `${from(ADDRESSES + 9)}, ${address}` } }
            : { ip: address }),
        })
      const login = async (password: string, address: string, device?: string) =>
        (await call(LOGIN, address, { email, password, ...(device ? { device } : {}) })).status

      const school = from(ADDRESSES)
      const elsewhere = from(ADDRESSES + 1)

      it('are as few as from one, and lock the teacher out of no place where they are known', async () => {
        assert.equal(await login(DEMO_PASSWORD, school), 200)
        assert.equal(await login(DEMO_PASSWORD, from(ADDRESSES + 2), DEVICE), 200)
        const before = hashes.count
        const statuses: number[] = []
        let ownSignIns = 0
        for (let index = 0; index < ADDRESSES; index += 1) {
          statuses.push(await login(`Guess.${index}`, from(index)))
          if (index % 250 !== 249) continue
          assert.equal(await login(DEMO_PASSWORD, school), 200, 'from the school, meanwhile')
          ownSignIns += 1
        }
        const tried = hashes.count - before - ownSignIns
        assert.equal(tried, loginPolicy.email.attempts, 'passwords that were looked at')
        assert.equal(statuses.filter(status => status === 401).length, tried)
        assert.equal(statuses.filter(status => status === 429).length, ADDRESSES - tried)

        assert.equal(await login(DEMO_PASSWORD, elsewhere), 429)
        // the provider has given the house another address since
        assert.equal(await login(DEMO_PASSWORD, from(ADDRESSES + 3), DEVICE), 200, 'at home')
      })

      it('leave the way by mail open, after which the teacher signs in where they are', async () => {
        assert.equal((await call('POST /api/teacher/password/forgot', elsewhere, { email })).status, 200)
        const { token } = recoveryParts(await mailTo(server, email))
        const password = 'Autumn.2025'
        const set = await call('POST /api/teacher/password/recover', elsewhere, { email, token, password })
        assert.equal(set.status, 200)
        assert.equal(await login(password, elsewhere), 200)
      })
    })
  }
}
