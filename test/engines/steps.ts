import type { Person } from '../support/engines/person.ts'
import { DEMO_PASSWORD } from '../support/server.ts'

/** Fills the sign-in that the page shows and sends it. */
export async function logIn(
  person: Person,
  email: string,
  { password = DEMO_PASSWORD, within }: { password?: string; within?: string } = {},
): Promise<void> {
  const where = within ? { within } : {}
  await person.fills('Email', email, where)
  await person.fills('Password', password, where)
  await person.presses('LOG IN', where)
}
