import { expect } from '@open-wc/testing'
import type { Facts } from '../../src/debug/facts.ts'
import { findingsOf, reportOf } from '../../src/debug/findings.ts'

const SERVICE = 'https://classrooms.example.org'
const PAGE = 'https://lms.example.org'

const fine: Facts = {
  pageOrigin: PAGE,
  apiOrigin: SERVICE,
  answer: { is: 'ours', build: 'b1' },
  scripts: [{ address: `${SERVICE}/widgets/cx.js`, version: null }],
  unknownTags: [],
  elements: [{ tag: 'cx-classroom', brand: 'default', state: 'shown', apiBase: null, unknownAttributes: [] }],
  session: { is: 'somebody', name: 'Maya Thornton', isKept: false },
  blocked: [],
  refused: [],
  isSecure: true,
}
const script = (version: string | null) => ({ address: `${SERVICE}/widgets/cx.js`, version })
const element = {
  tag: 'cx-classroom',
  brand: 'default',
  state: 'shown',
  apiBase: null,
  unknownAttributes: [],
} as const

const cases: [what: string, facts: Partial<Facts>, found: [level: string, text: RegExp, line?: string][]][] =
  [
    ['nothing', {}, []],
    [
      'an origin that the service does not know',
      { answer: { is: 'closed' } },
      [['wrong', /origin of this page, https:\/\/lms\.example\.org/, `ALLOWED_ORIGINS=…,${PAGE}`]],
    ],
    [
      'something else at api-base',
      { apiOrigin: 'https://other.example', answer: { is: 'other', status: 404 } },
      [['wrong', /is not the service \(status 404\)/, `api-base="${SERVICE}"`]],
    ],
    [
      'something else that says nothing to pages',
      { apiOrigin: 'https://other.example', answer: { is: 'other', status: null } },
      [['wrong', /is not the service\. Name/, `api-base="${SERVICE}"`]],
    ],
    [
      'something else where the script came from, which names no service',
      { answer: { is: 'other', status: 200 } },
      [['wrong', /is not the service/]],
    ],
    ['a service that is away', { answer: { is: 'away' } }, [['wrong', /Nothing answers at/]]],
    [
      'a policy that keeps the calls away, which is said once',
      {
        answer: { is: 'away' },
        blocked: [{ directive: 'connect-src', source: SERVICE, isReportOnly: false }],
      },
      [['wrong', /Add it to connect-src/, `connect-src ${SERVICE};`]],
    ],
    [
      'a policy that only reports',
      { blocked: [{ directive: 'img-src', source: SERVICE, isReportOnly: true }] },
      [['note', /only reported/, `img-src ${SERVICE};`]],
    ],
    [
      'an inline style of the page, which no source would allow',
      { blocked: [{ directive: 'style-src', source: 'inline', isReportOnly: false }] },
      [['note', /need nothing of the kind/]],
    ],
    [
      'a socket that is kept away',
      {
        blocked: [{ directive: 'connect-src', source: 'wss://classrooms.example.org', isReportOnly: false }],
      },
      [['wrong', /Add it to connect-src/, 'connect-src wss://classrooms.example.org;']],
    ],
    [
      'nothing of what a policy keeps away of somebody else',
      { blocked: [{ directive: 'img-src', source: 'https://ads.example', isReportOnly: false }] },
      [],
    ],
    [
      'a scheme that is missing',
      { blocked: [{ directive: 'media-src', source: 'blob:', isReportOnly: false }] },
      [['wrong', /keeps blob: away/, 'media-src blob:;']],
    ],
    ['two releases', { scripts: [script(null), script('1.4.0')] }, [['note', /2 releases.*1\.4\.0/]]],
    ['one script twice', { scripts: [script(null), script(null)] }, []],
    [
      'a pinned release, which may be the newest',
      { scripts: [script('1.4.0')] },
      [['note', /has pinned 1\.4\.0\.(?!.*newer)/]],
    ],
    ['no element', { elements: [] }, [['note', /no element of ours/]]],
    ['a name that nobody knows', { unknownTags: ['cx-clasroom'] }, [['wrong', /<cx-clasroom>/]]],
    [
      'two services',
      {
        elements: [
          { ...element, apiBase: 'https://a.example' },
          { ...element, apiBase: 'https://b.example' },
        ],
      },
      [['wrong', /https:\/\/a\.example, https:\/\/b\.example/, 'api-base="https://a.example"']],
    ],
    [
      'code that did not come, said once for each tag',
      {
        elements: [
          { ...element, state: 'failed' },
          { ...element, state: 'failed' },
        ],
      },
      [['wrong', /The code of <cx-classroom>/]],
    ],
    [
      'a refused request',
      { refused: [{ address: `${SERVICE}/api/teacher/user`, status: 500 }] },
      [['wrong', /500 for https/]],
    ],
    [
      'a blocked storage',
      { session: { is: 'hidden' } },
      [['note', /Storage is blocked/, 'sandbox="allow-scripts allow-forms allow-same-origin"']],
    ],
    [
      'a page without HTTPS',
      { isSecure: false, pageOrigin: 'http://lms.example.org' },
      [['note', /HTTPS/, PAGE]],
    ],
    [
      'an attribute that the pinned release does not know, said once',
      {
        scripts: [{ address: `${SERVICE}/widgets/1.4.0/cx.js`, version: '1.4.0' }],
        elements: [
          { ...element, unknownAttributes: ['glow'] },
          { ...element, unknownAttributes: ['glow'] },
        ],
      },
      [
        ['note', /has pinned/],
        [
          'note',
          /knows no glow of <cx-classroom>/,
          `<script type="module" src="${SERVICE}/widgets/cx.js"></script>`,
        ],
      ],
    ],
    [
      'an attribute that nobody knows',
      { elements: [{ ...element, unknownAttributes: ['clasroom-id'] }] },
      [['note', /knows no clasroom-id/]],
    ],
    [
      'a session that has run out',
      { refused: [{ address: `${SERVICE}/api/teacher/user`, status: 403 }] },
      [['note', /403 for https/]],
    ],
  ]

describe('what is found on a page', () => {
  for (const [what, facts, found] of cases)
    it(what, () => {
      const findings = findingsOf({ ...fine, ...facts })
      expect(findings.map(({ level, line }) => [level, line])).to.deep.equal(
        found.map(([level, , line]) => [level, line]),
      )
      for (const [index, [, text]] of found.entries()) expect(findings[index]?.text).to.match(text)
    })

  it('is copied without the name of whoever is signed in', () => {
    const report = reportOf({ ...fine, answer: { is: 'closed' } })
    expect(report).to.contain(`ALLOWED_ORIGINS=…,${PAGE}`)
    expect(report).to.not.contain('Maya')
    expect(report).to.contain('cx-classroom (default, there)')
  })
})
