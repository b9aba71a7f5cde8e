/** What the panel says; for whoever writes the page, in English as all of ours. */
export const sentences = {
  title: 'Classroom elements: what this page has',
  copy: 'Copy report',
  copied: 'Copied.',
  notCopied: 'Not copied. The text is selected.',
  report: 'Report',
  refresh: 'Look again',
  otherSide: 'Other side',
  close: 'Close',
  count: (wrong: number, notes: number) =>
    wrong > 0 ? `${wrong} wrong` : notes === 1 ? '1 note' : notes > 0 ? `${notes} notes` : 'fine',
  fine: 'Nothing is wrong that can be seen from here.',
  write: 'To write:',

  release: 'Release',
  newest: 'follows the newest',
  noScript: 'none of ours',
  api: 'API',
  session: 'Session',
  nobody: 'nobody is signed in',
  somebody: (name: string, isKept: boolean) => `${name}, ${isKept ? 'kept' : 'for this tab'}`,
  hidden: 'the browser keeps nothing for this page',
  elements: 'Elements',
  none: 'none',
  states: {
    waiting: 'code on its way',
    failed: 'code did not come',
    shown: 'there',
  },
  answers: {
    ours: (build: string) => `answers, build ${build}`,
    closed: 'refuses this page',
    other: 'something else answers',
    away: 'does not answer',
  },

  unlisted: (origin: string, api: string) =>
    `The service at ${api} does not know the origin of this page, ${origin}, and refuses its calls. Whoever runs the service adds it to ALLOWED_ORIGINS and starts it again.`,
  otherApi: (origin: string, status: number | null) =>
    `What answers at ${origin} is not the service${status === null ? '' : ` (status ${status})`}. Name the address of the service, without a path.`,
  away: (origin: string) =>
    `Nothing answers at ${origin}. Look whether the address is right, and whether the service runs.`,
  blocked: (directive: string, source: string) =>
    `The content security policy of this page keeps ${source} away. Add it to ${directive}.`,
  keyword: (directive: string, keyword: string) =>
    `The content security policy of this page keeps something away (${keyword}, by ${directive}). The elements need nothing of the kind.`,
  wouldBeBlocked: (directive: string, source: string) =>
    `The policy that is only reported would keep ${source} away. Add it to ${directive}.`,
  twoReleases: (versions: readonly string[]) =>
    `Scripts of ${versions.length} releases are on this page: ${versions.join(', ')}. The first that comes has its tags, the other those that the first has not, with code of its own.`,
  older: (mine: string) =>
    `This page has pinned ${mine}. /widgets/ of the service lists the releases that there are, and what is new in each.`,
  twoApis: (origins: readonly string[]) =>
    `Elements name different services: ${origins.join(', ')}. One page has one; the first that is named counts.`,
  unknownTag: (tag: string) =>
    `No release on this page knows <${tag}>: look at its name, or name a newer release.`,
  unknownAttribute: (tag: string, name: string) =>
    `The release on this page knows no ${name} of <${tag}>: look at its name, or name a newer release.`,
  noElements: 'There is no element of ours on this page, or none yet.',
  codeFailed: (tag: string) => `The code of <${tag}> did not come.`,
  refused: (status: number, address: string) => `${status} for ${address}`,
  storage: 'Storage is blocked here, so whoever signs in is signed in for as long as this page is open.',
  insecure:
    'This page is not served by HTTPS: browsers give it no camera, and may block what comes by HTTPS.',
} as const
