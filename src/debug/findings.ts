import type { Blocked, Facts } from './facts.ts'
import { sentences as t } from './sentences.ts'

export interface Finding {
  /** `wrong`: something does not work for it; `note`: good to know. */
  level: 'wrong' | 'note'
  text: string
  /** What to write into the page, its policy or the service's environment. */
  line?: string
}

const unique = (texts: readonly string[]) => [...new Set(texts)]

function ofApi({ answer, apiOrigin, pageOrigin, blocked }: Facts): Finding[] {
  switch (answer.is) {
    case 'ours':
      return []
    case 'closed':
      return [{ level: 'wrong', text: t.unlisted(pageOrigin), line: `ALLOWED_ORIGINS=…,${pageOrigin}` }]
    case 'other':
      return [
        {
          level: 'wrong',
          text: t.otherApi(apiOrigin, answer.status),
          line: 'api-base="https://classrooms.example.org"',
        },
      ]
    case 'away':
      // the policy says so by itself
      return blocked.some(({ directive, source }) => directive === 'connect-src' && source === apiOrigin)
        ? []
        : [{ level: 'wrong', text: t.away(apiOrigin) }]
  }
}

/** A keyword of a policy is written in quotes, and what is inline has no source that could be added. */
function ofPolicy({ directive, source, isReportOnly }: Blocked): Finding {
  const isOrigin = source.includes('://') || source.endsWith(':')
  return {
    level: isReportOnly ? 'note' : 'wrong',
    text: (isReportOnly ? t.wouldBeBlocked : t.blocked)(directive, source),
    ...(isOrigin && { line: `${directive} ${source};` }),
  }
}

function ofReleases({ scripts }: Facts): Finding[] {
  const versions = unique(scripts.map(({ version }) => version ?? t.newest))
  if (versions.length > 1) return [{ level: 'wrong', text: t.twoReleases(versions) }]
  const [only] = scripts
  return only?.version ? [{ level: 'note', text: t.older(only.version) }] : []
}

function ofElements({ elements, unknownTags, scripts }: Facts): Finding[] {
  const apis = unique(elements.flatMap(({ apiBase }) => apiBase ?? []))
  const failed = unique(elements.filter(({ state }) => state === 'failed').map(({ tag }) => tag))
  return [
    ...(scripts.length > 0 && elements.length + unknownTags.length === 0
      ? [{ level: 'note', text: t.noElements } as const]
      : []),
    ...unknownTags.map(tag => ({ level: 'wrong', text: t.unknownTag(tag) }) as const),
    ...(apis.length > 1 ? [{ level: 'wrong', text: t.twoApis(apis) } as const] : []),
    ...failed.map(tag => ({ level: 'wrong', text: t.codeFailed(tag) }) as const),
  ]
}

/** What is at fault, the most likely cause first, each with the line to write where there is one. */
export function findingsOf(facts: Facts): Finding[] {
  return [
    ...facts.blocked.map(ofPolicy),
    ...ofApi(facts),
    ...ofReleases(facts),
    ...ofElements(facts),
    ...facts.refused.map(
      ({ status, address }) => ({ level: 'wrong', text: t.refused(status, address) }) as const,
    ),
    ...(facts.session.is === 'hidden' ? [{ level: 'note', text: t.storage } as const] : []),
    ...(facts.isSecure ? [] : [{ level: 'note', text: t.insecure } as const]),
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

export function wordsOf(answer: Facts['answer']): string {
  switch (answer.is) {
    case 'ours':
      return t.answers.ours(answer.build)
    case 'other':
      return t.answers.other(answer.status)
    default:
      return t.answers[answer.is]
  }
}
