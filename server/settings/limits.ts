import Type from 'typebox'
import { settingsGroup } from './settings-group.ts'
import { Count } from './variables.ts'

/** Wrong attempts at one account in an hour, unless the environment says otherwise. */
export const LOGIN_ATTEMPTS_PER_HOUR = 50

export interface LimitSettings {
  /** Calls that one teacher, or one address without a session, may make in a minute. */
  requestsPerMinute: number
  /** Wrong attempts at one account in an hour, from all addresses together. */
  loginAttemptsPerHour: number
  /** Accounts that may be created from one address in an hour; a school has one for all its teachers. */
  accountsPerHour: number
}

export const limitSettings = settingsGroup({
  variables: {
    REQUESTS_PER_MINUTE: Type.Optional(Count),
    LOGIN_ATTEMPTS_PER_HOUR: Type.Optional(Count),
    ACCOUNTS_PER_HOUR: Type.Optional(Count),
  },
  read: (given): LimitSettings => ({
    requestsPerMinute: Number(given.REQUESTS_PER_MINUTE ?? 600),
    loginAttemptsPerHour: Number(given.LOGIN_ATTEMPTS_PER_HOUR ?? LOGIN_ATTEMPTS_PER_HOUR),
    accountsPerHour: Number(given.ACCOUNTS_PER_HOUR ?? 100),
  }),
})
