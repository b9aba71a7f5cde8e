import { randomInt, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type Figure, printFigures } from '../../scripts/figures.ts'
import { loginPolicy } from '../../server/areas/session/login-attempts.ts'
import { account } from '../../test/support/account.ts'
import { DEMO_PASSWORD, startApp, type TestApp } from '../../test/support/server.ts'

/*
 * What `ENUMERATION_POLICY=neutral` tells by time: 200 pairs of a known and an unknown email for each call, one after
 * the other in an order that is drawn. Who watches guesses that the slower one is known, or always that the faster one
 * is, whichever is right more often. test/server/neutral.test.ts holds the work to be the same; this measures it.
 *
 * To plant: the second hash of a login only where there is a registration; it is 20 ms of it.
 */

/** `node bench/neutral/main.ts 'forgot password' --pairs 20` takes one of the calls alone, with fewer pairs. */
const { positionals: chosen, values } = parseArgs({
  allowPositionals: true,
  options: { pairs: { type: 'string', default: '200' } },
})
const PAIRS = Number(values.pairs)
if (!Number.isInteger(PAIRS) || PAIRS < 1) throw new Error('--pairs takes a whole number above zero')
const WARM_UP_PAIRS = 10
/** Coins do as well in 998 runs of 1,000: three standard deviations from a hundred. */
const CHANCE = PAIRS / 2 + Math.ceil(3 * Math.sqrt(PAIRS / 4))

const KNOWN = 'teacher@demo.test'
const SCHOOL = '198.51.100.20'
const LOGIN = 'POST /api/teacher/login'
const CREATE = 'POST /api/teacher/accounts'

type Ask = (server: TestApp, email: string) => ReturnType<TestApp['call']>

/** Another address each time, so that no limit but the looked-for one is met. */
const anywhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

const asks: Record<string, Ask> = {
  'log in': (server, email) =>
    server.call(LOGIN, { body: { email, password: 'Wrong.2025' }, ip: anywhere() }),
  'log in past the limits, where the teacher works': (server, email) =>
    server.call(LOGIN, { body: { email, password: 'Wrong.2025' }, ip: SCHOOL }),
  'forgot password': (server, email) =>
    server.call('POST /api/teacher/password/forgot', { body: { email }, ip: anywhere() }),
  'create account': (server, email) => server.call(CREATE, { body: account(email), ip: anywhere() }),
  'resend verification': (server, email) =>
    server.call('POST /api/teacher/accounts/verify-request', { body: { email }, ip: anywhere() }),
}

/** What is past its limit for both of a pair, from the first call on. */
async function passLimits(server: TestApp, email: string): Promise<void> {
  const times = loginPolicy.emailAndAddress.attempts + loginPolicy.knownAddress.attempts
  for (let time = 0; time <= times; time += 1)
    await asks['log in past the limits, where the teacher works']?.(server, email)
}

async function timed(server: TestApp, ask: Ask, email: string) {
  const begin = performance.now()
  const { status, body } = await ask(server, email)
  return { ms: performance.now() - begin, said: `${status} ${JSON.stringify(body)}` }
}

async function guesses(server: TestApp, name: string, ask: Ask): Promise<Figure[]> {
  let slowerKnown = 0
  let told = 0
  const isPastLimits = name.includes('past the limits')
  const nobody = `nobody.${randomUUID()}@demo.test`
  if (isPastLimits) for (const email of [KNOWN, nobody]) await passLimits(server, email)
  for (let pair = -WARM_UP_PAIRS; pair < PAIRS; pair += 1) {
    const unknown = isPastLimits ? nobody : `nobody.${randomUUID()}@demo.test`
    const isKnownFirst = randomInt(2) === 0
    const first = await timed(server, ask, isKnownFirst ? KNOWN : unknown)
    const second = await timed(server, ask, isKnownFirst ? unknown : KNOWN)
    if (pair < 0) continue
    if (first.ms > second.ms === isKnownFirst) slowerKnown += 1
    if (first.said !== second.said) told += 1
  }
  return [
    {
      name: `${name}: right guesses by time, of ${PAIRS}`,
      value: Math.max(slowerKnown, PAIRS - slowerKnown),
      budget: CHANCE,
    },
    { name: `${name}: pairs that differ by answer`, value: told, budget: 0 },
  ]
}

for (const name of chosen) if (!(name in asks)) throw new Error(`there is no call '${name}'`)
const many = 1_000_000
const server = await startApp({
  config: {
    enumerationPolicy: 'neutral',
    loginAttemptsPerHour: many,
    mailsPerHour: many,
    accountsPerHour: many,
    logLevel: 'error',
  },
})
try {
  await server.call(LOGIN, { body: { email: KNOWN, password: DEMO_PASSWORD }, ip: SCHOOL })
  const figures: Figure[] = []
  for (const [name, ask] of Object.entries(asks)) {
    if (chosen.length === 0 || chosen.includes(name)) figures.push(...(await guesses(server, name, ask)))
  }
  process.exitCode = printFigures(figures) ? 0 : 1
} finally {
  await server.close()
}
