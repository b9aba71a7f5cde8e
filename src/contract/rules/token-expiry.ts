import { TOKENS_EXPIRE_YEARS, TOKENS_REPLACED_DAYS } from '../limits/tokens.ts'

const DAY_MS = 86_400_000

/** When tokens are gone that were bought or given at a moment (P1 §9). */
export function tokensExpireAt(created_at: Date): Date {
  const end = new Date(created_at)
  end.setUTCFullYear(end.getUTCFullYear() + TOKENS_EXPIRE_YEARS)
  return end
}

/** When tokens are gone that came back at a moment, and whose own time was over by then. */
export const replacedTokensExpireAt = (created_at: Date): Date =>
  new Date(created_at.getTime() + TOKENS_REPLACED_DAYS * DAY_MS)
