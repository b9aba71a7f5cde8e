import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { describe, it } from 'node:test'
import { readConfig } from '../../server/config.ts'

/** The numbers of the specification (its sections and the decisions) and those that were chosen where it is silent. */
const specified: Record<string, number> = {
  // P1 §5: accounts
  EMAIL_MAX_CHARACTERS: 150,
  PASSWORD_MIN_CHARACTERS: 8,
  PASSWORD_MAX_CHARACTERS: 16,
  PASSPHRASE_MIN_CHARACTERS: 15,
  PASSWORD_INPUT_MAX_CHARACTERS: 256,
  VERIFICATION_LINK_VALID_HOURS: 24,
  UNVERIFIED_KEPT_HOURS: 48,
  RECOVERY_LINK_VALID_MINUTES: 60,
  ACTIVITY_MESSAGE_MAX_CHARACTERS: 500,
  // decisions: idle polls
  CHANGES_HOLD_MS: 50_000,
  CHANGES_LOOK_MS: 2_000,
  CHANGES_SIGN_MS: 5_000,
  // P2 §4: exchanges
  EXCHANGE_LENGTH_DAYS: 90,
  EXCHANGE_EXPIRES_AFTER_DAYS: 365,
  // P1 §9: inputs
  TEXT_INPUT_MAX_CHARACTERS: 150,
  SEARCH_MAX_CHARACTERS: 150,
  LARGEST_ID: 2 ** 31 - 1,
  // decision 12: masquerade
  MASQUERADE_LINK_VALID_SECONDS: 60,
  MASQUERADE_VALID_MINUTES: 60,
  // P1 §9: notifications, alerts and polls
  NOTIFICATIONS_PAGE_ROWS: 10,
  NOTIFICATIONS_SHELL_POLL_MS: 20_000,
  ALERTS_POLL_MS: 300_000,
  CALL_TIMEOUT_MS: 20_000,
  LISTS_POLL_MS: 15_000,
  POLL_BACKOFF_MAX_MS: 120_000,
  POLL_FOLLOWER_MS: 1_000,
  // P1 §4: sessions
  ACCESS_TOKEN_VALID_SECONDS: 15 * 60,
  SESSION_VALID_DAYS: 30,
  REFRESH_GRACE_SECONDS: 10,
  TABS_ANSWER_MS: 100,
  REDIRECT_MAX_CHARACTERS: 2_000,
  DEVICE_WORD_MAX_CHARACTERS: 64,
  FETCHED_SESSION_LASTS_MS: 10 * 1_000,
  BUILD_POLL_MS: 10_000,
  HEADER_CLASSROOMS_POLL_MS: 300_000,
  COPIED_TOOLTIP_MS: 1_000,
  // P3 §9: students
  STUDENTS_PER_CLASSROOM_MAX: 30,
}

describe('the limits', () => {
  it('are the numbers of the specification, every one of them', async () => {
    const folder = new URL('../../src/contract/limits/', import.meta.url)
    const files = globSync('*.ts', { cwd: folder })
    const modules = await Promise.all(files.map(file => import(new URL(file, folder).href)))
    assert.deepEqual(Object.assign({}, ...modules), specified)
  })

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
