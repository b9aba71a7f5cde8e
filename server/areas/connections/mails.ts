import type { MailKind } from '../../mail/mail-kind.ts'
import { newestOf } from '../notifications/area.ts'
import { invitationLetter } from './letters.ts'
import { findInvitation } from './repository/names.ts'

/** Says that somebody asks, with the link of the invitation. A request that does not wait any more is not written of. */
export const invitationMail: MailKind = {
  name: 'connection-request',
  async write({ db, recipient, about, brand, origin }) {
    const invitation = about === null ? undefined : await findInvitation(db, about, recipient.id)
    if (about === null || !invitation) return null
    const query = new URLSearchParams(brand.query)
    const told = await newestOf(db, {
      teacher_id: recipient.id,
      type: 'partner_connection_request',
      object_id: about,
      trigger_user_id: invitation.teacher_id,
    })
    // it counts as read where the mail is followed
    if (told !== null) query.set('notification_id', String(told))
    const url = `${origin}/connections/${about}${query.size > 0 ? `?${query}` : ''}`
    return invitationLetter({ ...invitation, productName: brand.productName, url })
  },
}
