import { eq } from 'drizzle-orm'
import type { UserTypeSlug } from '../../src/contract/entities/user.ts'
import { issueRecovery, issueVerification } from '../areas/accounts/links.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { teachers } from '../db/schema/teachers.ts'
import type { FailedJob, Jobs, MailKind } from '../jobs/jobs.ts'
import { brandOf, type MailBrand } from './brands.ts'
import { type Letter, writeMail } from './letter.ts'
import type { Mailer } from './mailer.ts'
import { accountExistsLetter, passwordChangedLetter, recoveryLetter, verificationLetter } from './texts.ts'

/** Mails on their way. They wait as kind and recipient, and are written when they are sent. */
export interface Mails {
  /** Sends a mail soon; with a transaction as `db` only if that one is kept, after which `wake` makes it sooner. */
  add: (kind: MailKind, teacherId: number, db?: Database) => Promise<void>
  wake: () => void
  /** Mails that could not be sent, after all tries. */
  failed: () => Promise<FailedJob<'mail'>[]>
  /** Sends such a mail anew, with a fresh link; false when there is none with this id. */
  retry: (id: string) => Promise<boolean>
}

interface Needs {
  db: Database
  jobs: Jobs
  mailer: Mailer
  config: Pick<Config, 'publicOrigin'>
}

interface Recipient {
  id: number
  email: string
  user_type: string
  email_verified_at: Date | null
}

export const createMails = ({ jobs }: Pick<Needs, 'jobs'>): Mails => ({
  add: (kind, teacherId, db) => jobs.add('mail', { kind, teacher_id: teacherId }, db),
  wake: () => jobs.wake('mail'),
  failed: () => jobs.failed('mail'),
  retry: id => jobs.retry('mail', id),
})

/**
 * Sends what waits, from now on. Links are made here, moments before they leave: no secret waits in the queue, and a
 * mail that is late has a link that is not.
 */
export async function sendWaitingMails({ db, jobs, mailer, config }: Needs): Promise<void> {
  await jobs.work('mail', async ({ kind, teacher_id }) => {
    const [recipient] = await db.select().from(teachers).where(eq(teachers.id, teacher_id))
    if (!recipient) return
    const brand = brandOf(recipient.user_type as UserTypeSlug)
    const origin = config.publicOrigin
    const letter = await letters[kind]({ db, origin, recipient, brand, page: pagesOf(origin, brand) })
    if (letter) await mailer.send(writeMail(recipient.email, letter, brand))
  })
}

type Page = (path: string, query?: Record<string, string>) => string

/** Addresses of host pages, in the brand of the recipient. */
function pagesOf(origin: string, brand: MailBrand): Page {
  return (path, query = {}) => {
    const search = new URLSearchParams({ ...query, ...brand.query }).toString()
    return `${origin}/security/${path}${search && `?${search}`}`
  }
}

interface Writing {
  db: Database
  /** Of the host app. */
  origin: string
  recipient: Recipient
  brand: MailBrand
  page: Page
}

/** How each kind is written; null when there is nothing to say any more. */
const letters: Record<MailKind, (writing: Writing) => Promise<Letter | null>> = {
  async verification({ db, recipient, brand, origin, page }) {
    if (recipient.email_verified_at) return null
    const secret = await issueVerification(db, recipient.id)
    // The page takes the last two parts and posts them (P1 §2, decision 10).
    const url = `${origin}/api/teacher/accounts/verify/${recipient.id}/${secret}`
    return verificationLetter(brand.productName, page('verification-account', { url }))
  },

  async recovery({ db, recipient, page }) {
    const secret = await issueRecovery(db, recipient.id)
    return recoveryLetter(page(`recover-password/${secret}`, { email: recipient.email }))
  },

  'account-exists': async ({ page }) =>
    accountExistsLetter({ logIn: page('login'), forgotPassword: page('forgot-password') }),

  'password-changed': async ({ page }) => passwordChangedLetter(page('forgot-password')),
}
