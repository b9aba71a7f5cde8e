import type { User } from '../../contract/entities/user.ts'

/** How many exchanges of a subject a teacher has left, as the session knows it. */
export const leftOf = (
  { exchange_tokens_balance }: Pick<User, 'exchange_tokens_balance'>,
  subjectId: number,
): number => exchange_tokens_balance.find(({ id }) => id === subjectId)?.balance_tokens ?? 0
