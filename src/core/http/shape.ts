/** Whether a value from outside (another tab, a page's script, storage, an answer) is what it should be. */
export type Check = (value: unknown) => boolean

export const isText: Check = value => typeof value === 'string'
export const isFilled: Check = value => typeof value === 'string' && value !== ''
/** What can stand in a header: a token that cannot would fail at every call, and nobody would be told why. */
export const isToken: Check = value => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)
export const isFlag: Check = value => typeof value === 'boolean'
export const isCount: Check = value => Number.isSafeInteger(value) && Number(value) >= 0
export const isNumber: Check = value => Number.isFinite(value)

export const orNull =
  (check: Check): Check =>
  value =>
    value === null || check(value)

export const orMissing =
  (check: Check): Check =>
  value =>
    value === undefined || check(value)

export const isOneOf =
  (...values: readonly unknown[]): Check =>
  value =>
    values.includes(value)

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const isListOf =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check)

/** An object whose fields of these names are as asked; others do not matter. */
export const fits =
  (checks: Record<string, Check>): Check =>
  value =>
    isObject(value) && Object.keys(checks).every(name => checks[name]?.(value[name]))
