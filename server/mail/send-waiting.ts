import { findRecipient } from '../areas/teachers/area.ts'
import type { Services } from '../services.ts'
import { brandOf, type MailBrand } from './brands.ts'
import { writeMail } from './letter.ts'
import type { MailKind, Writing } from './mail-kind.ts'
import { mailQueue } from './mails.ts'

/** Sends what waits, from now on. */
export async function sendWaitingMails(
  { db, jobs, mailer, config }: Pick<Services, 'db' | 'jobs' | 'mailer' | 'config'>,
  kinds: readonly MailKind[],
): Promise<void> {
  const byName = new Map(kinds.map(kind => [kind.name, kind]))
  await jobs.work(mailQueue, async ({ kind, teacher_id, about = null }, { id }) => {
    const recipient = await findRecipient(db, teacher_id)
    if (!recipient) return
    const known = byName.get(kind)
    if (!known) throw new Error(`no area writes mails of the kind '${kind}'`)
    const { ordersEmail, invoicePayment, publicOrigin: origin } = config
    const to = known.to ? await known.to({ db, about, ordersEmail }) : recipient.email
    if (to === null) return
    const brand = brandOf(recipient.user_type)
    const page = pagesOf(origin, brand)
    const letter = await known.write({ db, origin, recipient, about, brand, invoicePayment, page })
    if (letter) await mailer.send({ ...writeMail(to, letter, brand), id })
  })
}

/** Addresses of host pages, in the brand of the recipient. */
function pagesOf(origin: string, brand: MailBrand): Writing['page'] {
  return (path, query = {}) => {
    const search = new URLSearchParams({ ...query, ...brand.query }).toString()
    return `${origin}/security/${path}${search && `?${search}`}`
  }
}
