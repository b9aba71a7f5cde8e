import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Letters with marks are typed in one piece or two, depending on the keyboard; both are the same password. */
const typed = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => hash(typed(password), COST)

/** Hash of a password nobody has; an unknown email costs the same time as a wrong password. */
const nobodysHash = hashPassword(crypto.randomUUID())

/** Whether `password` is the one behind `passwordHash`; without a hash it takes as long and says no. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), typed(password))
  return passwordHash !== null && matches
}
