import { createRequire } from 'node:module'

type Hashing = (...given: unknown[]) => Promise<unknown>

/** How often a password was hashed in this process. To be imported before whatever hashes. */
export const hashes = { count: 0 }

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as Record<'hash' | 'verify', Hashing>
for (const name of ['hash', 'verify'] as const) {
  const real = argon2[name]
  argon2[name] = (...given) => {
    hashes.count += 1
    return real(...given)
  }
}
