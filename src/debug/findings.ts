import type { Blocked, Facts } from './facts.ts'
import { sentences as t } from './sentences.ts'

export interface Finding {
  /** `wrong`: something does not work for it; `note`: good to know. */
  level: 'wrong' | 'note'
  text: string
  /** What to write into the page, its policy or the service's environment. */
  line?: string
}

/** What a frame needs for a sign-in (docs/embedding.md). */
const SANDBOX = 'sandbox="allow-scripts allow-forms allow-same-origin"'

const unique = (texts: readonly string[]) => [...new Set(texts)]

function ofApi({ answer, apiOrigin, pageOrigin, blocked, scripts }: Facts): Finding[] {
  switch (answer.is) {
    case 'ours':
      return []
    case 'closed':
      return [
        { level: 'wrong', text: t.unlisted(pageOrigin, apiOrigin), line: `ALLOWED_ORIGINS=…,${pageOrigin}` },
      ]
    case 'other': {
      // the elements' own code comes from the service
      const service = scripts
        .map(({ address }) => new URL(address).origin)
        .find(origin => origin !== apiOrigin)
      return [
        {
          level: 'wrong',
          text: t.otherApi(apiOrigin, answer.status),
          ...(service && { line: `api-base="${service}"` }),
        },
      ]
    }
    case 'away':
      // the policy says so by itself
      return blocked.some(({ directive, source }) => directive === 'connect-src' && source === apiOrigin)
        ? []
        : [{ level: 'wrong', text: t.away(apiOrigin) }]
  }
}

const hostOf = (address: string) => address.replace(/^\w+:\/\//, '')

/** What is of another origin than the service is the page's own, as is what a policy names by a keyword, such as `inline`. */
function ofPolicy({ directive, source, isReportOnly }: Blocked, apiOrigin: string): Finding[] {
  const isOrigin = source.includes('://')
  if (isOrigin && hostOf(source) !== hostOf(apiOrigin)) return []
  if (!isOrigin && !source.endsWith(':')) return [{ level: 'note', text: t.keyword(directive, source) }]
  return [
    {
      level: isReportOnly ? 'note' : 'wrong',
      text: (isReportOnly ? t.wouldBeBlocked : t.blocked)(directive, source),
      line: `${directive} ${source};`,
    },
  ]
}

const scriptTag = (address: string) => `<script type="module" src="${address}"></script>`

function ofReleases({ scripts }: Facts): Finding[] {
  const versions = unique(scripts.map(({ version }) => version ?? t.newest))
  const [first] = scripts
  if (versions.length > 1) return [{ level: 'note', text: t.twoReleases(versions) }]
  return first?.version ? [{ level: 'note', text: t.older(first.version) }] : []
}

/** Each name once for a tag; where the release is pinned, the newest one may know it. */
function ofAttributes(elements: Facts['elements'], scripts: Facts['scripts']): Finding[] {
  const [script] = scripts
  const line = script?.version && scriptTag(script.address.replace(`/${script.version}/`, '/'))
  const texts = elements.flatMap(({ tag, unknownAttributes }) =>
    unknownAttributes.map(name => t.unknownAttribute(tag, name)),
  )
  return unique(texts).map(text => ({ level: 'note', text, ...(line && { line }) }))
}

/** A session that has run out is refused once and renewed, which is nobody's fault. */
const ofRefused = ({ status, address }: Facts['refused'][number]): Finding => ({
  level: status === 401 || status === 403 ? 'note' : 'wrong',
  text: t.refused(status, address),
})

function ofElements({ elements, unknownTags, scripts }: Facts): Finding[] {
  const apis = unique(elements.flatMap(({ apiBase }) => apiBase ?? []))
  const failed = unique(elements.filter(({ state }) => state === 'failed').map(({ tag }) => tag))
  return [
    ...(scripts.length > 0 && elements.length + unknownTags.length === 0
      ? [{ level: 'note', text: t.noElements } as const]
      : []),
    ...unknownTags.map(tag => ({ level: 'wrong', text: t.unknownTag(tag) }) as const),
    ...ofAttributes(elements, scripts),
    ...(apis.length > 1
      ? [{ level: 'wrong', text: t.twoApis(apis), line: `api-base="${apis[0]}"` } as const]
      : []),
    ...failed.map(tag => ({ level: 'wrong', text: t.codeFailed(tag) }) as const),
  ]
}

/** What is at fault, the most likely cause first, each with the line to write where there is one. */
export function findingsOf(facts: Facts): Finding[] {
  return [
    ...facts.blocked.flatMap(blocked => ofPolicy(blocked, facts.apiOrigin)),
    ...ofApi(facts),
    ...ofReleases(facts),
    ...ofElements(facts),
    ...facts.refused.map(ofRefused),
    ...(facts.session.is === 'hidden' ? [{ level: 'note', text: t.storage, line: SANDBOX } as const] : []),
    ...(facts.isSecure
      ? []
      : [{ level: 'note', text: t.insecure, line: facts.pageOrigin.replace(/^http:/, 'https:') } as const]),
  ]
}

/** All that is known, as text for whoever is asked for help. It names nobody: of the session it says only whether there is one. */
export function reportOf(facts: Facts): string {
  const { scripts, apiOrigin, answer, elements, session } = facts
  const counted = unique(elements.map(({ tag, state, brand }) => `${tag} (${brand}, ${t.states[state]})`))
  return [
    `${t.release}: ${scripts.map(({ version, address }) => `${version ?? t.newest} ${address}`).join(', ') || t.noScript}`,
    `${t.api}: ${apiOrigin}, ${wordsOf(answer)}`,
    `${t.session}: ${session.is}`,
    `${t.elements}: ${counted.join(', ') || t.none}`,
    ...findingsOf(facts).map(
      ({ level, text, line }) => `${level}: ${text}${line ? ` ${t.write} ${line}` : ''}`,
    ),
  ].join('\n')
}

export const wordsOf = (answer: Facts['answer']): string =>
  answer.is === 'ours' ? t.answers.ours(answer.build) : t.answers[answer.is]
