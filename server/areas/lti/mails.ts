import type { MailKind } from '../../mail/mail-kind.ts'
import { connectedLetter } from './letters.ts'
import { platformName } from './repository/links.ts'

/** About a platform. */
export const ltiConnectedMail: MailKind = {
  name: 'lti-connected',
  async write({ db, about, page }) {
    const name = about === null ? null : await platformName(db, about)
    return name === null ? null : connectedLetter(name, page('forgot-password'))
  },
}
