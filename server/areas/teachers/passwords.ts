import { hash, verify } from '@node-rs/argon2'
import { normalPassword } from '../../../src/contract/rules/password.ts'

/** OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(normalPassword(password), COST)

/** Hash of a password nobody has; an unknown email costs the same time as a wrong password. */
const nobodysHash = hashPassword(crypto.randomUUID())

/** Whether `password` is the one behind `passwordHash`; without a hash it takes as long and says no. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), normalPassword(password))
  return passwordHash !== null && matches
}
