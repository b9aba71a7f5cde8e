import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { describe, it } from 'node:test'
import { readConfig } from '../../server/config.ts'

const limits = new URL('../../src/contract/limits/', import.meta.url)

describe('the limits', () => {
  for (const file of globSync('*.ts', { cwd: limits })) {
    it(`of ${file} are the numbers of the specification, or those chosen where it is silent, every one of them`, async () => {
      const { specified } = (await import(`./limits/${file}`)) as { specified: Record<string, number> }
      assert.deepEqual({ ...(await import(new URL(file, limits).href)) }, specified)
    })
  }

  it('of the server are what they are unless an operator says otherwise', () => {
    const config = readConfig({ SESSION_SECRET: 'for tests only, and long enough for any' })
    const { requestsPerMinute, loginAttemptsPerHour, accountsPerHour, mailsPerHour, mailRetrySeconds } =
      config
    assert.deepEqual(
      { requestsPerMinute, loginAttemptsPerHour, accountsPerHour, mailsPerHour, mailRetrySeconds },
      {
        requestsPerMinute: 600,
        loginAttemptsPerHour: 50,
        accountsPerHour: 100,
        mailsPerHour: 5,
        mailRetrySeconds: 30,
      },
    )
  })
})
