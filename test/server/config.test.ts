import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { BadEnvironment, readConfig, startWarnings } from '../../server/config.ts'

const SESSION_SECRET = 'a secret of more than thirty-two characters'

describe('the environment', () => {
  it('needs nothing', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cx-config-'))
    const config = readConfig({ DATA_DIR: dataDir })
    assert.equal(config.port, 4200)
    assert.equal(config.databaseUrl, null)
    assert.equal(config.publicOrigin, 'http://localhost:4200')
    assert.equal(config.demo, false)
    rmSync(dataDir, { recursive: true })
  })

  it('keeps a secret in the data directory, readable by its owner alone', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cx-config-'))
    const first = readConfig({ DATA_DIR: dataDir }).sessionSecret
    assert.ok(first.length >= 32)
    assert.deepEqual(readConfig({ DATA_DIR: dataDir }).sessionSecret, first)
    assert.equal(statSync(join(dataDir, 'session-secret')).mode & 0o077, 0)
    rmSync(dataDir, { recursive: true })
  })

  for (const secret of ['', 'short', `${' '.repeat(40)}x`]) {
    it(`does not take ${JSON.stringify(secret)} in the data directory for a secret`, () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'cx-config-'))
      writeFileSync(join(dataDir, 'session-secret'), secret)
      assert.throws(() => readConfig({ DATA_DIR: dataDir }), {
        name: 'CannotStart',
        message: /session-secret must hold at least 32 characters/,
      })
      rmSync(dataDir, { recursive: true })
    })
  }

  it('listens to this machine alone under DEMO, unless HOST says otherwise', () => {
    assert.equal(readConfig({ SESSION_SECRET }).host, '0.0.0.0')
    assert.equal(readConfig({ SESSION_SECRET, DEMO: '1' }).host, 'localhost')
    assert.equal(readConfig({ SESSION_SECRET, DEMO: '1', HOST: '0.0.0.0' }).host, '0.0.0.0')
  })

  it('has to say twice that a demo may fill a PostgreSQL', () => {
    const env = { SESSION_SECRET, DEMO: '1', DATABASE_URL: 'postgres://x' }
    assert.throws(() => readConfig(env), /DATABASE_URL must not be set with DEMO/)
    assert.equal(readConfig({ ...env, DEMO_WITH_DATABASE_URL: '1' }).databaseUrl, 'postgres://x')
  })

  it('opens the API reference on a demo, and elsewhere by choice', () => {
    assert.equal(readConfig({ SESSION_SECRET }).apiReference, false)
    assert.equal(readConfig({ SESSION_SECRET, API_REFERENCE: '1' }).apiReference, true)
    assert.equal(readConfig({ SESSION_SECRET, DEMO: '1' }).apiReference, true)
  })

  const mailServers: [NodeJS.ProcessEnv, number][] = [
    [{ SMTP_URL: 'smtp://mail.test' }, 1],
    [{ SMTP_URL: 'smtp://mail.test?requireTLS=false' }, 1],
    [{ SMTP_URL: 'smtp://mail.test', SMTP_UNENCRYPTED: '1' }, 0],
    [{ SMTP_URL: 'smtp://mail.test?requireTLS=true' }, 0],
    [{ SMTP_URL: 'smtps://mail.test' }, 0],
    [{}, 1],
    [{ DEMO: '1' }, 0],
  ]
  for (const [env, warnings] of mailServers) {
    it(`gives ${warnings} warnings about mails with ${JSON.stringify(env)}`, () => {
      const told = startWarnings(readConfig({ SESSION_SECRET, ...env })).filter(text => text.includes('SMTP'))
      assert.equal(told.length, warnings)
    })
  }

  for (const [DEMO, warnings] of [
    ['0', 1],
    ['1', 0],
  ] as const) {
    it(`gives ${warnings} warnings about the form of the agreement with DEMO=${DEMO}`, () => {
      const told = startWarnings(readConfig({ SESSION_SECRET, DEMO }))
      assert.equal(told.filter(text => text.includes('stands in for a provider')).length, warnings)
    })
  }

  const stripe = (mode: string, publishable = mode) => ({
    STRIPE_SECRET_KEY: `sk_${mode}_0123456789`,
    STRIPE_PUBLISHABLE_KEY: `pk_${publishable}_0123456789`,
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  })
  const told = { ORDERS_EMAIL: 'orders@our.test', INVOICE_PAYMENT: 'Pay to LUV.' }
  const payments: [NodeJS.ProcessEnv, string[]][] = [
    [{}, ['ORDERS_EMAIL is not set', 'INVOICE_PAYMENT is not set']],
    [told, []],
    [{ ...told, INVOICE_PAYMENT: undefined }, ['INVOICE_PAYMENT is not set']],
    [{ DEMO: '1' }, []],
    [stripe('live'), ['ORDERS_EMAIL is not set', 'INVOICE_PAYMENT is not set']],
    [{ ...stripe('live'), ...told }, []],
    [{ ...stripe('test'), ...told }, ['STRIPE_SECRET_KEY is a test key']],
    [{ ...stripe('test'), DEMO: '1' }, []],
    [{ ...stripe('live'), DEMO: '1' }, ['STRIPE_SECRET_KEY is a live key under DEMO']],
  ]
  for (const [env, warnings] of payments) {
    it(`warns of ${warnings.join(' and ') || 'nothing'} with ${Object.keys(env).join(', ')} ${env.STRIPE_SECRET_KEY ?? ''}`, () => {
      const told = startWarnings(readConfig({ SESSION_SECRET, ...env })).filter(text =>
        /STRIPE|ORDERS_EMAIL|INVOICE_PAYMENT/.test(text),
      )
      assert.equal(told.length, warnings.length)
      for (const [index, warning] of warnings.entries())
        assert.ok(told[index]?.startsWith(warning), told[index])
    })
  }

  it('gives no warning about the form of the agreement where a provider has it', () => {
    const AGREEMENT_URL = 'https://forms.test/sign?school={school_id}&teacher={teacher_id}'
    const config = readConfig({ SESSION_SECRET, AGREEMENT_URL })
    assert.equal(config.agreementUrl, AGREEMENT_URL)
    assert.ok(!startWarnings(config).some(text => text.includes('stands in for a provider')))
  })

  it('trusts networks of proxies in either notation', () => {
    for (const TRUST_PROXY of [
      '10.0.0.0/8',
      '::ffff:10.0.0.0/104',
      '::ffff:10.0.0.1',
      '::1',
      '2001:db8::/32',
      'fd00::/8',
    ])
      assert.ok(readConfig({ SESSION_SECRET, TRUST_PROXY }).trustProxy, TRUST_PROXY)
  })

  it('joins nodes by the Redis that it names', () => {
    assert.equal(readConfig({ SESSION_SECRET }).redisUrl, null)
    for (const REDIS_URL of ['redis://localhost:6379', 'rediss://:secret@redis.test:6380/1'])
      assert.equal(readConfig({ SESSION_SECRET, REDIS_URL }).redisUrl, REDIS_URL)
  })

  it('names origins one by one', () => {
    const { allowedOrigins } = readConfig({
      SESSION_SECRET,
      ALLOWED_ORIGINS: 'https://a.test, http://b.test:8080',
    })
    assert.deepEqual(allowedOrigins, ['https://a.test', 'http://b.test:8080'])
  })

  const bucket = {
    S3_BUCKET: 'exchange-files',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  }
  const named = {
    bucket: 'exchange-files',
    region: 'eu-central-1',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  }

  it('keeps files in the bucket that it names, at Amazon or elsewhere', () => {
    assert.equal(readConfig({ SESSION_SECRET }).s3, null)
    assert.deepEqual(readConfig({ SESSION_SECRET, ...bucket }).s3, { ...named, endpoint: null })
    for (const S3_ENDPOINT of ['https://s3.test', 'http://localhost:9000'])
      assert.deepEqual(readConfig({ SESSION_SECRET, ...bucket, S3_ENDPOINT }).s3, {
        ...named,
        endpoint: S3_ENDPOINT,
      })
  })

  const bad: [NodeJS.ProcessEnv, RegExp][] = [
    [{ PORT: 'eighty' }, /PORT must be a port/],
    [{ PORT: '65535' }, /PORT must be a port/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be an address that begins with postgres:\/\//],
    [{ DATABASE_URL: 'postgres://x', SESSION_SECRET: '' }, /SESSION_SECRET must be set with DATABASE_URL/],
    [{ SESSION_SECRET: 'short' }, /SESSION_SECRET must be at least 32 characters/],
    [{ ALLOWED_ORIGINS: '*' }, /ALLOWED_ORIGINS must be origins such as/],
    [{ ALLOWED_ORIGINS: 'https://a.test/path' }, /ALLOWED_ORIGINS must be/],
    [{ PUBLIC_ORIGIN: 'a.test' }, /PUBLIC_ORIGIN must be/],
    ...['redis.test', 'redis://', 'http://redis.test', 'redis://a b'].map(
      (REDIS_URL): [NodeJS.ProcessEnv, RegExp] => [{ REDIS_URL }, /REDIS_URL must be an address that begins/],
    ),
    ...[
      'https://a.test:99999',
      'https://a.test:0',
      'https://*.a.test',
      'https://me@a.test',
      'https://a.test?x',
      'https://a.test, *',
    ].flatMap((origin): [NodeJS.ProcessEnv, RegExp][] => [
      [{ ALLOWED_ORIGINS: origin }, /ALLOWED_ORIGINS must be/],
      [{ PUBLIC_ORIGIN: origin }, /PUBLIC_ORIGIN must be/],
    ]),
    ...['https://a.test#x', 'https://a.test/', 'https://a.test:', 'ftp://a.test', 'https://[x'].map(
      (PUBLIC_ORIGIN): [NodeJS.ProcessEnv, RegExp] => [{ PUBLIC_ORIGIN }, /PUBLIC_ORIGIN must be/],
    ),
    ...[
      'mail.test',
      'smtp://',
      'smtp://a b',
      'smtp://mail.test:99999',
      'smtp://mail.test:0',
      'smtp://?x=1',
    ].map((SMTP_URL): [NodeJS.ProcessEnv, RegExp] => [{ SMTP_URL }, /SMTP_URL must be/]),
    ...['@', 'a', 'a@b.test\r\nBcc: c@d.test', 'A <a@b.test>', 'a@b.test, c@d.test'].map(
      (MAIL_FROM): [NodeJS.ProcessEnv, RegExp] => [{ MAIL_FROM }, /MAIL_FROM must be/],
    ),
    ...[
      'forms.test/{school_id}/{teacher_id}',
      'http://forms.test/{school_id}/{teacher_id}',
      'https://forms.test/?school={school_id}',
      'https://forms.test/?teacher={teacher_id}',
      'https://key@forms.test/{school_id}/{teacher_id}',
      'https://{school_id}.forms.test/{teacher_id}',
      'https://forms.test/{school_id} {teacher_id}',
    ].map((AGREEMENT_URL): [NodeJS.ProcessEnv, RegExp] => [{ AGREEMENT_URL }, /AGREEMENT_URL must be/]),
    ...[' '.repeat(40), 'x'.repeat(40)].map((secret): [NodeJS.ProcessEnv, RegExp] => [
      { SESSION_SECRET: secret },
      /SESSION_SECRET must be/,
    ]),
    ...[
      'true',
      'on',
      '10',
      '-1',
      'everything',
      '0.0.0.0/0',
      '::/0',
      '0.0.0.0/1,128.0.0.0/1',
      '10.0.0.0/33',
      '::ffff:0:0/96',
      '::ffff:128.0.0.0/97',
      '::ffff:0:0/103',
      '::/8',
      '0::/7',
      '::1/80',
    ].map((TRUST_PROXY): [NodeJS.ProcessEnv, RegExp] => [
      { TRUST_PROXY },
      /TRUST_PROXY must be a number of proxies/,
    ]),
    ...['10.0.0.0/', '10.0.0.0/8/8', '10.0.0', '10.0.0.1, proxy', '2001:db8::/6', '10.0.0.0/8,'].map(
      (TRUST_PROXY): [NodeJS.ProcessEnv, RegExp] => [
        { TRUST_PROXY },
        /TRUST_PROXY must be a number of proxies/,
      ],
    ),
    ...['http://s3.test', 's3.test', 'https://s3.test/path', 'https://key@s3.test'].map(
      (S3_ENDPOINT): [NodeJS.ProcessEnv, RegExp] => [
        { ...bucket, S3_ENDPOINT },
        /S3_ENDPOINT must be an origin/,
      ],
    ),
    ...['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map(
      (name): [NodeJS.ProcessEnv, RegExp] => [{ ...bucket, [name]: '' }, /S3_BUCKET, .* must all be set/],
    ),
    [{ S3_ENDPOINT: 'https://s3.test' }, /S3_BUCKET, .* must all be set/],
    [{ ...bucket, S3_BUCKET: 'A bucket' }, /S3_BUCKET must be the name of a bucket/],
    ...Object.keys(stripe('test')).map((name): [NodeJS.ProcessEnv, RegExp] => [
      { ...stripe('test'), [name]: '' },
      /STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET must all be set, or none/,
    ]),
    [stripe('live', 'test'), /must both be live, or both test/],
    [stripe('test', 'live'), /must both be live, or both test/],
    [
      { ...stripe('test'), STRIPE_SECRET_KEY: 'pk_test_0123456789' },
      /STRIPE_SECRET_KEY must be a key that begins/,
    ],
    [{ INVOICE_PAYMENT: 'x'.repeat(1_001) }, /INVOICE_PAYMENT must be what an invoice says/],
    [{ ORDERS_EMAIL: 'A <a@b.test>' }, /ORDERS_EMAIL must be one email address/],
    [{ DEMO: 'maybe' }, /DEMO must be 1 or 0/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of trace/],
    [{ REQUESTS_PER_MINUTE: '0' }, /REQUESTS_PER_MINUTE must be a whole number above zero/],
  ]
  for (const [env, sentence] of bad) {
    it(`is refused with ${JSON.stringify(env)}`, () => {
      assert.throws(
        () => readConfig({ SESSION_SECRET, ...env }),
        error => error instanceof BadEnvironment && sentence.test(error.message),
      )
    })
  }

  it('is refused once, with a line for every variable, before anything is opened', () => {
    const env = { ...process.env, SESSION_SECRET, PORT: 'x', DATABASE_URL: 'y', LOG_LEVEL: 'z' }
    const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], { env, encoding: 'utf8' })
    assert.equal(status, 1)
    assert.deepEqual(stderr.trim().split('\n').length, 4)
    for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL'])
      assert.match(stderr, new RegExp(`- ${name} must be`))
  })
})
