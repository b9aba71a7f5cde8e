import type { MailKind } from '../../mail/mail-kind.ts'
import { invitationLetter } from './letters.ts'
import { findInvitation } from './repository/names.ts'

/** Says that somebody asks, with the link of the invitation. A request that does not wait any more is not written of. */
export const invitationMail: MailKind = {
  name: 'connection-request',
  async write({ db, recipient, about, brand, origin }) {
    const invitation = about === null ? undefined : await findInvitation(db, about, recipient.id)
    if (!invitation) return null
    const query = new URLSearchParams(brand.query).toString()
    const url = `${origin}/connections/${about}${query && `?${query}`}`
    return invitationLetter({ ...invitation, productName: brand.productName, url })
  },
}
