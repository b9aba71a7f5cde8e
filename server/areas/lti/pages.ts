import { brandNames } from '../../../src/contract/brands.ts'
import { LTI_ID_MAX_CHARACTERS } from '../../../src/contract/limits/lti.ts'
import { launchPageSentences as s } from '../../../src/contract/server-messages/lti.ts'
import type { Config } from '../../config.ts'
import { framesOf, hostPolicy } from '../../host-policy.ts'
import { escapeHtml } from '../../mail/escape-html.ts'
import { sourceOf } from '../../policy-source.ts'
import type { GoodLaunch } from './launch.ts'
import { type LaunchRefused, shortened } from './launch-refused.ts'
import type { BegunLogin } from './login.ts'
import type { OpenWindow } from './own-window.ts'
import { PAGE_STYLE, PAGE_STYLE_SOURCE } from './page-style.ts'
import type { Registration } from './register-platform.ts'

const { productName } = brandNames.default

/** A page and the policy that it is shown under. */
export interface LaunchPage {
  html: string
  policy: string
  /** Whether forms of it say to us where they come from. */
  isSender?: boolean
}

/** Nothing runs and nothing is loaded. Whoever frames it reads it: there is nothing to press. */
const STILL = [
  "default-src 'none'",
  `style-src ${PAGE_STYLE_SOURCE}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const html = (head: string, main: string) => `<!doctype html>
<html lang="en" class="cx-page"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${productName}</title><link rel="icon" href="data:,"><style>${PAGE_STYLE}</style>${head}</head>
<body>${main}</body></html>
`

const still = (content: string): LaunchPage => ({
  policy: STILL,
  html: html('', `<main class="still"><p class="product">${productName}</p>\n${content}\n</main>`),
})

/** What whoever is asked for help wants to know: nothing of the person, and no secret. */
function passedOn(rows: [what: string, value: string | null | undefined][]): string {
  const known = rows.filter(([, value]) => value)
  const lines = known.map(
    ([what, value]) =>
      `<dt>${what}</dt><dd>${escapeHtml(shortened(value ?? '', LTI_ID_MAX_CHARACTERS))}</dd>`,
  )
  return `<p>${s.passOn}</p><dl>${lines.join('')}</dl>`
}

interface Request {
  id: string
  at: Date
}

/** What a sentence alone says, such as that too many ask. */
export const saidPage = (sentence: string, { id, at }: Request): LaunchPage =>
  still(
    `<h1>${s.notOpened}</h1><p role="alert">${escapeHtml(sentence)}</p>${passedOn([
      ['Request', id],
      ['Time', at.toISOString()],
    ])}`,
  )

/** A link that leaves the frame that this page may be in. */
const linkTo = (address: string, words: string, look = '') =>
  `<p><a href="${escapeHtml(address)}" target="_blank" rel="noopener"${look}>${escapeHtml(words)}</a></p>`

/** Who has another place to go is led there, and has nothing to pass on. */
export function refusedPage(refused: LaunchRefused, { id, at }: Request): LaunchPage {
  const title = refused.status === 200 ? s.forTeachers : s.notOpened
  const more =
    refused.link === null
      ? passedOn([
          ['Request', id],
          ['Time', at.toISOString()],
          ['Reason', refused.refusal],
          ['Platform', refused.platform?.name],
          ['Client', refused.platform?.client_id],
          ['Deployment', refused.deployment],
        ])
      : linkTo(refused.link, s.studentSite, ' class="go"')
  return still(`<h1>${title}</h1><p role="alert">${escapeHtml(refused.message)}</p>${more}`)
}

/** For who opens an address of these by hand. */
export const byHandPage = ({ publicOrigin }: Pick<Config, 'publicOrigin'>): LaunchPage =>
  still(
    `<h1>${s.byCourse}</h1><p>${s.byHand({ product: productName })}</p>${linkTo(publicOrigin, publicOrigin)}`,
  )

/** What a page's script reads of it, as `data-` attributes. */
const attributes = (data: Record<string, string | null>) =>
  Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value ?? '')}"`)
    .join('')

/** A page with the elements' script, under the host page's policy, in frames of the platform's pages alone. */
const working = (
  config: Pick<Config, 'agreementUrl'>,
  pages: readonly string[],
  scripts: string,
  data: Record<string, string | null>,
): LaunchPage => ({
  policy: hostPolicy('', framesOf(config), pages).replace(
    "style-src 'self'",
    `style-src 'self' ${PAGE_STYLE_SOURCE}`,
  ),
  html: html(
    scripts,
    `<main${attributes(data)}><p role="status">${s.opening}</p></main><noscript>${s.withoutScripts}</noscript>`,
  ),
})

const SCRIPT = '<script type="module" src="/lti-frame.js"></script>'

/** Keeps the proof of this browser and goes on to the platform, which signs its user in. */
export const beginPage = (
  config: Pick<Config, 'agreementUrl'>,
  { platform, authUrl, proof, target, origin, key }: BegunLogin,
): LaunchPage => working(config, platform.page_origins, SCRIPT, { auth: authUrl, proof, target, origin, key })

/** Shows what was launched, with the ticket of the launch and the proof that this browser kept. */
export const framePage = (
  config: Pick<Config, 'agreementUrl'>,
  { platform, ticket, isChoice, target, origin, key }: GoodLaunch,
): LaunchPage => {
  const scripts = `${SCRIPT}<script type="module" src="/widgets/cx.js"></script>`
  const data = { ticket, target, origin, key, platform: platform.name }
  const page = working(config, platform.page_origins, scripts, data)
  // what is chosen is posted to the platform, which leads its user on as it likes
  const forms = platform.may_be_here ? 'https: http:' : 'https:'
  return isChoice
    ? { ...page, policy: page.policy.replace("form-action 'self'", `form-action ${forms}`) }
    : { ...page, isSender: true }
}

/** Signs a window of its own in, which nobody frames, and goes on to the host app. */
export const windowPage = (
  config: Pick<Config, 'agreementUrl'>,
  { code, classroom_id }: OpenWindow,
): LaunchPage =>
  working(config, [], SCRIPT, { code, classroom: classroom_id === null ? null : String(classroom_id) })

/** Whoever may press has the code of an invitation, so it does not matter who frames it. */
export function registerPage({ invitation, platform, address, asking }: Registration): LaunchPage {
  const { issuer, authorization_endpoint, registration_endpoint, jwks_uri } = platform
  const origins = [issuer, authorization_endpoint, registration_endpoint, jwks_uri].map(
    url => new URL(url).origin,
  )
  const places = [...new Set(origins)].map(origin => `<li>${escapeHtml(origin)}</li>`)
  const field = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
  const title = escapeHtml(s.register({ product: productName, platform: invitation.name }))
  const { html, policy } =
    still(`<h1>${title}</h1><p>${s.registers}</p><p>${s.addresses}</p><ul>${places.join('')}</ul>
<form method="post">${field('openid_configuration', address)}${field('registration_token', asking.token ?? '')}<button>${s.registerNow}</button></form>`)
  return { html, policy: policy.replace("form-action 'none'", "form-action 'self'") }
}

/** Tells the platform that its administrator is done (1EdTech, dynamic registration 1.0, 3.7). */
const CLOSE = "(window.opener ?? window.parent).postMessage({ subject: 'org.imsglobal.lti.close' }, '*')"

/** Says that a platform is registered; its script tells the platform's page, which then closes this one. */
export function registeredPage({ invitation }: Registration): LaunchPage {
  const said = escapeHtml(s.registered({ platform: invitation.name }))
  const { html, policy } = still(`<h1>${s.done}</h1><p role="status">${said}</p><script>${CLOSE}</script>`)
  return { html, policy: `${policy}; script-src ${sourceOf(CLOSE)}` }
}
