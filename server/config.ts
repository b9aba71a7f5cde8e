import Type, { type Static, type TProperties } from 'typebox'
import { Compile } from 'typebox/compile'
import { CHANGES_HOLD_MS } from '../src/contract/limits/changes.ts'
import { readBuild } from './build-name.ts'
import { CannotStart } from './cannot-start.ts'
import { isPlainOrigin, isSecret, originsOf, SESSION_SECRET_MIN_CHARACTERS } from './environment-rules.ts'
import { RECEIVE_MS } from './plugins/receive-time.ts'
import { sessionSecret } from './session-secret.ts'
import { type AgreementSettings, agreementSettings } from './settings/agreement.ts'
import { type LimitSettings, limitSettings } from './settings/limits.ts'
import { type MailSettings, mailSettings } from './settings/mail.ts'
import { type PaymentSettings, paymentSettings } from './settings/payments.ts'
import { type PolicySettings, policySettings } from './settings/policies.ts'
import { type RealtimeSettings, realtimeSettings } from './settings/realtime.ts'
import type { SettingsGroup } from './settings/settings-group.ts'
import { type StorageSettings, storageSettings } from './settings/storage.ts'
import { type TextMessageSettings, textMessageSettings } from './settings/text-messages.ts'
import { isOn, Switch } from './settings/variables.ts'
import { type VideoSettings, videoSettings } from './settings/video.ts'
import { readTrustProxy, type TrustProxy } from './trust-proxy.ts'

/** The environment as a process has it: strings, all of them optional. */
const Environment = Type.Object({
  PORT: Type.Optional(Type.String({ pattern: '^\\d{1,5}$', description: 'a port, 0 to 65534' })),
  HOST: Type.Optional(Type.String({ minLength: 1, description: 'an address to listen on' })),
  DATA_DIR: Type.Optional(Type.String({ minLength: 1, description: 'a directory' })),
  DATABASE_URL: Type.Optional(
    Type.String({ pattern: '^postgres(ql)?://.', description: 'an address that begins with postgres://' }),
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
  API_REFERENCE: Type.Optional(Switch),
  DEMO: Type.Optional(Switch),
  DEMO_WITH_DATABASE_URL: Type.Optional(Switch),
  LOG_LEVEL: Type.Optional(
    Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      description: 'one of trace, debug, info, warn, error, fatal, silent',
    }),
  ),
  ...mailSettings.variables,
  ...textMessageSettings.variables,
  ...storageSettings.variables,
  ...agreementSettings.variables,
  ...limitSettings.variables,
  ...policySettings.variables,
  ...paymentSettings.variables,
  ...videoSettings.variables,
  ...realtimeSettings.variables,
})
type Environment = Static<typeof Environment>

const environment = Compile(Environment)

/** What is checked and told in the same way for each. */
const groups: readonly SettingsGroup<TProperties, object>[] = [
  mailSettings,
  textMessageSettings,
  storageSettings,
  agreementSettings,
  limitSettings,
  policySettings,
  paymentSettings,
  videoSettings,
  realtimeSettings,
]

export interface Config
  extends MailSettings,
    TextMessageSettings,
    StorageSettings,
    AgreementSettings,
    LimitSettings,
    PolicySettings,
    PaymentSettings,
    VideoSettings,
    RealtimeSettings {
  port: number
  /** An address, or 'localhost' for all addresses of the loopback interface. */
  host: string
  /** Where files and the embedded database live. */
  dataDir: string
  /** `postgres://...`, or null for the embedded database in `dataDir`; 'memory' keeps it nowhere, for tests. */
  databaseUrl: string | null | 'memory'
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

/** What a pattern cannot say. */
const rules: { [name: string]: ((value: string) => boolean) | undefined } = Object.assign(
  {
    SESSION_SECRET: isSecret,
    ALLOWED_ORIGINS: (value: string) => originsOf(value).every(isPlainOrigin),
    PUBLIC_ORIGIN: isPlainOrigin,
  },
  ...groups.map(group => group.rules ?? {}),
)

function problems(env: Environment): string[] {
  const bad = environment.Errors(env).map(error => error.instancePath.split('/')[1] ?? '')
  for (const [name, isGood] of Object.entries(rules)) {
    const value = env[name as keyof Environment]
    if (value !== undefined && isGood && !isGood(value)) bad.push(name)
  }
  const found = [...new Set(bad)].map(name => {
    const schema = Environment.properties[name as keyof Environment] as { description?: string } | undefined
    return `${name} must be ${schema?.description ?? 'text'}`
  })
  if (!bad.includes('PORT') && Number(env.PORT ?? 0) > 65_534) found.push('PORT must be a port, 0 to 65534')
  return found
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
  const bad = [...problems(given), ...groups.flatMap(group => group.conflicts?.(given) ?? [])]
  const demo = isOn(given.DEMO)
  if (given.DATABASE_URL && !demo && !given.SESSION_SECRET) {
    bad.push('SESSION_SECRET must be set with DATABASE_URL, so that all nodes share it')
  }
  if (given.DATABASE_URL && demo && !isOn(given.DEMO_WITH_DATABASE_URL)) {
    bad.push(
      'DATABASE_URL must not be set with DEMO, whose passwords everybody knows; DEMO_WITH_DATABASE_URL=1 says that the database is meant for it',
    )
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
    ...mailSettings.read(given),
    ...textMessageSettings.read(given),
    ...storageSettings.read(given),
    ...agreementSettings.read(given),
    ...limitSettings.read(given),
    ...policySettings.read(given),
    ...paymentSettings.read(given),
    ...videoSettings.read(given),
    ...realtimeSettings.read(given),
    changesHoldMs: CHANGES_HOLD_MS,
    receiveMs: RECEIVE_MS,
    build: readBuild(),
  }
}

/** What an operator should know of the environment, though the server starts. */
export const startWarnings = (config: Config): string[] =>
  groups.flatMap(group => group.warnings?.(config) ?? [])
