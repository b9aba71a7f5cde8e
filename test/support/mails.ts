import { desc, eq } from 'drizzle-orm'
import { outbox } from '../../server/areas/outbox/schema.ts'
import type { TestApp } from './server.ts'
import { PATIENCE_MS } from './until.ts'

type SentMail = typeof outbox.$inferSelect

const LINK = /https?:\/\/\S+/g

/** Mails in the outbox to an email, newest first. */
export const mailsTo = (server: TestApp, email: string): Promise<SentMail[]> =>
  server.app.services.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id))

/** The newest mail to an email, once there are so many; mails leave a moment after the answer. */
export async function mailTo(server: TestApp, email: string, count = 1): Promise<SentMail> {
  await server.app.ready()
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const found = await mailsTo(server, email)
    const [newest] = found
    if (newest && found.length >= count) return newest
    await new Promise(resolve => setTimeout(resolve, 25))
  }
  throw new Error(`no ${count}. mail to ${email} has come`)
}

/** Waits until no mail is on its way, so that one that must not come would be there. */
export async function mailsSettled(server: TestApp): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const { rows } = (await server.app.services.db.execute(
      `select 1 from jobs.job where name = 'mail' and state in ('created', 'active', 'retry')`,
    )) as { rows: unknown[] }
    if (rows.length === 0) return
    await new Promise(resolve => setTimeout(resolve, 25))
  }
  throw new Error('mails are still on their way')
}

/** The links of a mail, as pages of the host. */
export const linksOf = (mail: SentMail): URL[] => [...mail.body.matchAll(LINK)].map(([link]) => new URL(link))

/** The two parts of a verification mail's link. */
export function verificationParts(mail: SentMail): { a: string; b: string; page: URL } {
  const page = linksOf(mail).find(({ pathname }) => pathname === '/security/verification-account')
  const [, a = '', b = ''] = /\/verify\/(\d+)\/([\w-]+)$/.exec(page?.searchParams.get('url') ?? '') ?? []
  if (!page || !a || !b) throw new Error(`not a verification mail: ${mail.body}`)
  return { a, b, page }
}

/** The token and the email of a recovery mail's link. */
export function recoveryParts(mail: SentMail): { token: string; email: string; page: URL } {
  const page = linksOf(mail).find(({ pathname }) => pathname.startsWith('/security/recover-password/'))
  if (!page) throw new Error(`not a recovery mail: ${mail.body}`)
  return { token: page.pathname.split('/').at(-1) ?? '', email: page.searchParams.get('email') ?? '', page }
}
