import type { PartnerPost, SitePost, SiteVideo } from '../../src/contract/entities/student-site.ts'
import { shortDate } from '../../src/core/dates/short-date.ts'
import { studentSite as t } from '../../src/core/messages/student-site.ts'
import { apiOrigin } from './api.ts'
import { h } from './dom.ts'

/** A group whose name is not approved has none here. */
export const nameOf = ({ poster }: PartnerPost): string => poster || t.partnerGroup

function videoOf(video: SiteVideo): HTMLElement {
  if (video.state !== 'ready' || video.url === null)
    return h('p', { className: 'facts' }, video.state === 'failed' ? t.videoFailed : t.videoProcessing)
  const poster = video.poster === null ? {} : { poster: apiOrigin + video.poster }
  const src = apiOrigin + video.url
  return h('video', {
    controls: true,
    playsInline: true,
    preload: 'metadata',
    src,
    ariaLabel: t.video,
    ...poster,
  })
}

/** What somebody has written and recorded. */
function content({ text, video }: Pick<SitePost, 'text' | 'video'>): HTMLElement[] {
  if (text === null && video === null) return [h('p', { className: 'facts' }, t.nothingToShow)]
  return [...(video ? [videoOf(video)] : []), ...(text === null ? [] : [h('p', { className: 'text' }, text)])]
}

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
    post.status === 'unapproved' && h('p', {}, t.doItAgain),
    ...content(post),
    ...responses,
  )
}
