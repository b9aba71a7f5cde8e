import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { CHANGES_HOLD_MS } from '../src/contract/limits/changes.ts'
import { type PasswordPolicy, passwordPolicies } from '../src/contract/rules/password.ts'
import { CannotStart } from './cannot-start.ts'
import {
  isAgreementForm,
  isMailServer,
  isMessageProvider,
  isPlainEmail,
  isPlainOrigin,
  isSecret,
  originsOf,
  SESSION_SECRET_MIN_CHARACTERS,
} from './environment-rules.ts'
import { paths } from './paths.ts'
import { RECEIVE_MS } from './plugins/receive-time.ts'
import { sessionSecret } from './session-secret.ts'
import type { ProviderOptions } from './texts/provider.ts'
import { readTrustProxy, type TrustProxy } from './trust-proxy.ts'

/** Wrong attempts at one account in an hour, unless the environment says otherwise. */
export const LOGIN_ATTEMPTS_PER_HOUR = 50

const Switch = Type.Enum(['', '0', '1', 'true', 'false', 'on', 'off'])
const Count = Type.String({ pattern: '^[1-9]\\d{0,8}$', description: 'a whole number above zero' })

const PHONE = '^\\+\\d{6,15}$'
const PHONE_DESCRIPTION = 'a number such as +15551234567'

/** The environment as a process has it: strings, all of them optional. */
const Environment = Type.Object({
  PORT: Type.Optional(Type.String({ pattern: '^\\d{1,5}$', description: 'a port, 0 to 65534' })),
  HOST: Type.Optional(Type.String({ minLength: 1, description: 'an address to listen on' })),
  DATA_DIR: Type.Optional(Type.String({ minLength: 1, description: 'a directory' })),
  DATABASE_URL: Type.Optional(
    Type.String({ pattern: '^postgres(ql)?://.', description: 'an address that begins with postgres://' }),
  ),
  SMTP_URL: Type.Optional(
    Type.String({ description: 'an address such as smtps://user:password@mail.example.org' }),
  ),
  MAIL_FROM: Type.Optional(Type.String({ description: 'one email address, without a name' })),
  SMTP_UNENCRYPTED: Type.Optional({ ...Switch, description: '1 or 0' }),
  TEXT_MESSAGES_URL: Type.Optional(
    Type.String({
      description: 'an address such as https://account:key@api.example.org/messages',
    }),
  ),
  TEXT_MESSAGES_FROM: Type.Optional(Type.String({ pattern: PHONE, description: PHONE_DESCRIPTION })),
  WHATSAPP_FROM: Type.Optional(Type.String({ pattern: PHONE, description: PHONE_DESCRIPTION })),
  AGREEMENT_URL: Type.Optional(
    Type.String({
      description:
        'an address such as https://forms.example.org/sign?school={school_id}&teacher={teacher_id}',
    }),
  ),
  SESSION_SECRET: Type.Optional(
    Type.String({
      description: `at least ${SESSION_SECRET_MIN_CHARACTERS} characters, and not the same one again and again`,
    }),
  ),
  ALLOWED_ORIGINS: Type.Optional(
    Type.String({
      description: 'origins such as https://lms.example.org, separated by commas, without a path',
    }),
  ),
  PUBLIC_ORIGIN: Type.Optional(
    Type.String({ description: 'an origin such as https://app.example.org, without a path' }),
  ),
  TRUST_PROXY: Type.Optional(Type.String()),
  API_REFERENCE: Type.Optional({ ...Switch, description: '1 or 0' }),
  DEMO: Type.Optional({ ...Switch, description: '1 or 0' }),
  DEMO_WITH_DATABASE_URL: Type.Optional({ ...Switch, description: '1 or 0' }),
  LOG_LEVEL: Type.Optional(
    Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      description: 'one of trace, debug, info, warn, error, fatal, silent',
    }),
  ),
  REQUESTS_PER_MINUTE: Type.Optional(Count),
  LOGIN_ATTEMPTS_PER_HOUR: Type.Optional(Count),
  ACCOUNTS_PER_HOUR: Type.Optional(Count),
  MAILS_PER_HOUR: Type.Optional(Count),
  MAIL_RETRY_SECONDS: Type.Optional(Count),
  PASSWORD_POLICY: Type.Optional(
    Type.Enum([...passwordPolicies], { description: "'specification' or 'passphrase'" }),
  ),
  ENUMERATION_POLICY: Type.Optional(
    Type.Enum(['specification', 'neutral'], { description: "'specification' or 'neutral'" }),
  ),
})
type Environment = Static<typeof Environment>

const environment = Compile(Environment)

export interface Config {
  port: number
  /** An address, or 'localhost' for all addresses of the loopback interface. */
  host: string
  /** Where files and the embedded database live. */
  dataDir: string
  /** `postgres://...`, or null for the embedded database in `dataDir`; 'memory' keeps it nowhere, for tests. */
  databaseUrl: string | null | 'memory'
  smtpUrl: string | null
  /** The operator knows that mails may travel unencrypted. */
  smtpUnencrypted: boolean
  mailFrom: string
  /** Who takes messages to telephones, and the numbers that they come from; null keeps them in the outbox. */
  textMessages: ProviderOptions | null
  /** The form of a provider of agreements, with `{school_id}` and `{teacher_id}` to fill in; null has our own. */
  agreementUrl: string | null
  sessionSecret: Uint8Array
  /** Origins other than our own whose pages may call the API. */
  allowedOrigins: readonly string[]
  /** Origin under which people reach the host app; links in mails begin with it. */
  publicOrigin: string
  trustProxy: TrustProxy
  demo: boolean
  /** Whether the API reference is served. */
  apiReference: boolean
  logLevel: string
  /** Calls that one teacher, or one address without a session, may make in a minute. */
  requestsPerMinute: number
  /** Wrong attempts at one account in an hour, from all addresses together. */
  loginAttemptsPerHour: number
  /** Accounts that may be created from one address in an hour; a school has one for all its teachers. */
  accountsPerHour: number
  /** Mails of one kind that may be asked for to one email address in an hour; from one address ten times as many. */
  mailsPerHour: number
  /** Pause before a mail that could not be sent is tried again; it doubles each time. */
  mailRetrySeconds: number
  /** What a new password has to be (decision 28). */
  passwordPolicy: PasswordPolicy
  /** Whether answers about emails tell which ones exist (decision 28). */
  enumerationPolicy: 'specification' | 'neutral'
  /** How long a call waits for changes; always the limit of the contract, save where time runs faster in a bench. */
  changesHoldMs: number
  /** How long a request may take to arrive; RECEIVE_MS, save in tests. */
  receiveMs: number
  /** Name of the build that is being served. */
  build: string
}

/** Every variable that is not good, in one error. */
export class BadEnvironment extends CannotStart {
  override name = 'BadEnvironment'
}

const isOn = (value: string | undefined) => value === '1' || value === 'true' || value === 'on'

/** What a pattern cannot say. */
const rules: { [Name in keyof Environment]?: (value: string) => boolean } = {
  SMTP_URL: isMailServer,
  TEXT_MESSAGES_URL: isMessageProvider,
  AGREEMENT_URL: isAgreementForm,
  MAIL_FROM: isPlainEmail,
  SESSION_SECRET: isSecret,
  ALLOWED_ORIGINS: value => originsOf(value).every(isPlainOrigin),
  PUBLIC_ORIGIN: isPlainOrigin,
}

function problems(env: Environment): string[] {
  const bad = environment.Errors(env).map(error => error.instancePath.split('/')[1] ?? '')
  for (const [name, isGood] of Object.entries(rules)) {
    const value = env[name as keyof Environment]
    if (value !== undefined && !isGood(value)) bad.push(name)
  }
  const found = [...new Set(bad)].map(name => {
    const schema = Environment.properties[name as keyof Environment] as { description?: string } | undefined
    return `${name} must be ${schema?.description ?? 'text'}`
  })
  if (!bad.includes('PORT') && Number(env.PORT ?? 0) > 65_534) found.push('PORT must be a port, 0 to 65534')
  return found
}

/** The name that `npm run build` gave to what it made. */
function readBuild(): string {
  try {
    const build = (JSON.parse(readFileSync(join(paths.dist, paths.buildFile), 'utf8')) as { build?: unknown })
      .build
    return typeof build === 'string' ? build : 'development'
  } catch {
    return 'development'
  }
}

/**
 * Reads the environment (docs/operating.md has the table). Empty values count as unset.
 * @throws {BadEnvironment} naming every variable that is not good
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const known = Object.keys(Environment.properties) as (keyof Environment)[]
  const given: Environment = Object.fromEntries(
    known.filter(name => env[name]).map(name => [name, env[name]]),
  )
  const bad = problems(given)
  const demo = isOn(given.DEMO)
  if (given.DATABASE_URL && !demo && !given.SESSION_SECRET) {
    bad.push('SESSION_SECRET must be set with DATABASE_URL, so that all nodes share it')
  }
  if (given.DATABASE_URL && demo && !isOn(given.DEMO_WITH_DATABASE_URL)) {
    bad.push(
      'DATABASE_URL must not be set with DEMO, whose passwords everybody knows; DEMO_WITH_DATABASE_URL=1 says that the database is meant for it',
    )
  }
  if (given.TEXT_MESSAGES_URL && !(given.TEXT_MESSAGES_FROM && given.WHATSAPP_FROM)) {
    bad.push('TEXT_MESSAGES_FROM and WHATSAPP_FROM must be set with TEXT_MESSAGES_URL')
  }
  const trustProxy = readTrustProxy(given.TRUST_PROXY ?? '0')
  if (trustProxy === null) {
    bad.push(
      'TRUST_PROXY must be a number of proxies, 0 to 9, or their addresses and networks such as 10.1.0.0/16, separated by commas; never everything',
    )
  }
  if (bad.length > 0 || trustProxy === null)
    throw new BadEnvironment(`The server cannot start:\n${bad.map(line => `- ${line}`).join('\n')}`)

  const port = Number(given.PORT ?? 4200)
  const dataDir = given.DATA_DIR ?? '.data'
  return {
    port,
    host: given.HOST ?? (demo ? 'localhost' : '0.0.0.0'),
    dataDir,
    databaseUrl: given.DATABASE_URL ?? null,
    smtpUrl: given.SMTP_URL ?? null,
    smtpUnencrypted: isOn(given.SMTP_UNENCRYPTED),
    mailFrom: given.MAIL_FROM ?? 'no-reply@localhost.test',
    textMessages: given.TEXT_MESSAGES_URL
      ? {
          url: given.TEXT_MESSAGES_URL,
          from: given.TEXT_MESSAGES_FROM ?? '',
          whatsappFrom: given.WHATSAPP_FROM ?? '',
        }
      : null,
    agreementUrl: given.AGREEMENT_URL ?? null,
    sessionSecret: given.SESSION_SECRET
      ? new TextEncoder().encode(given.SESSION_SECRET)
      : sessionSecret(dataDir),
    // As browsers write them: in small letters, without the scheme's own port.
    allowedOrigins: originsOf(given.ALLOWED_ORIGINS ?? '').map(origin => new URL(origin).origin),
    publicOrigin: given.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    trustProxy,
    demo,
    apiReference: demo || isOn(given.API_REFERENCE),
    logLevel: given.LOG_LEVEL ?? 'info',
    requestsPerMinute: Number(given.REQUESTS_PER_MINUTE ?? 600),
    loginAttemptsPerHour: Number(given.LOGIN_ATTEMPTS_PER_HOUR ?? LOGIN_ATTEMPTS_PER_HOUR),
    accountsPerHour: Number(given.ACCOUNTS_PER_HOUR ?? 100),
    mailsPerHour: Number(given.MAILS_PER_HOUR ?? 5),
    mailRetrySeconds: Number(given.MAIL_RETRY_SECONDS ?? 30),
    passwordPolicy: given.PASSWORD_POLICY ?? 'specification',
    enumerationPolicy: given.ENUMERATION_POLICY ?? 'specification',
    changesHoldMs: CHANGES_HOLD_MS,
    receiveMs: RECEIVE_MS,
    build: readBuild(),
  }
}
