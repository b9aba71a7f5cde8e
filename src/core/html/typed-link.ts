import { isEmail } from '../../contract/rules/email.ts'
import { normalLink } from '../../contract/rules/links.ts'
import { linkAddress } from './keep-allowed.ts'

const MAILTO = /^mailto:/i

/** What somebody has typed as the address of a link, whole: of a page, or of an email address. Null for what is none. */
export function typedLink(text: string): string | null {
  const typed = text.trim()
  const email = typed.replace(MAILTO, '')
  if (isEmail(email)) return linkAddress(`mailto:${email}`)
  return MAILTO.test(typed) ? null : normalLink(typed)
}
