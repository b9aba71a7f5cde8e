import { refuse } from './refusals.ts'

/** There are 3.6 million usernames: that so many are taken one after the other hardly happens (add-allowance.ts). */
const USERNAMES_TRIED = 8

/** @throws 503 when every username that was tried is taken */
export async function withFreeUsername<Added>(
  draw: () => string,
  add: (username: string) => Promise<Added | undefined>,
): Promise<{ added: Added; username: string }> {
  for (let tried = 0; tried < USERNAMES_TRIED; tried++) {
    const username = draw()
    const added = await add(username)
    if (added !== undefined) return { added, username }
  }
  throw refuse('noUsername')
}
