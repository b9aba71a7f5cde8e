import type { PartnerPost, SitePost } from '../../src/contract/entities/student-site.ts'
import { shortDate } from '../../src/core/dates/short-date.ts'
import { studentSite as t } from '../../src/core/messages/student-site.ts'
import { h } from './dom.ts'

/** A group whose name is not approved has none here. */
export const nameOf = ({ poster }: PartnerPost): string => poster || t.partnerGroup

/** What somebody has written. */
const content = ({ text }: Pick<SitePost, 'text'>): HTMLElement[] =>
  text === null ? [h('p', { className: 'facts' }, t.nothingToShow)] : [h('p', { className: 'text' }, text)]

/** A post of the partner classroom. */
export const partnerPost = (post: PartnerPost): HTMLElement => h('div', {}, ...content(post))

/** What the student has submitted, where it stands, and who has responded. */
export function ownPost(post: SitePost): HTMLElement {
  const responses = post.responses.map(response =>
    h(
      'div',
      { className: 'response' },
      h('p', {}, h('strong', {}, t.responseOf(nameOf(response)))),
      partnerPost(response),
    ),
  )
  return h(
    'div',
    {},
    h(
      'p',
      { className: 'facts' },
      `${t.statuses[post.status]} · ${t.submittedOn(shortDate(post.created_at))}`,
    ),
    ...content(post),
    ...responses,
  )
}
