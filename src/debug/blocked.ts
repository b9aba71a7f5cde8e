import type { Blocked } from './facts.ts'

/** What a policy can name in the place of what was blocked: an origin, a scheme (`blob:`), or a keyword that it is told by. */
function sourceOf(blocked: string): string {
  if (!blocked.includes(':')) return blocked
  try {
    const { origin, protocol } = new URL(blocked)
    return /^(https?|wss?):$/.test(protocol) ? origin : protocol
  } catch {
    return blocked
  }
}

/** `script-src-elem` and `script-src-attr` are parts of `script-src`, under which pages write what we need. */
const wholeOf = (directive: string) => directive.replace(/-(elem|attr)$/, '')

interface Violation {
  effectiveDirective: string
  blockedURI: string
  disposition: 'enforce' | 'report'
}

/** Takes note of what the policy keeps away, also before now where the browser has kept that; `onChange` after each new one. */
export function watchBlocked(onChange: () => void): readonly Blocked[] {
  const found: Blocked[] = []
  function note({ effectiveDirective, blockedURI, disposition }: Violation) {
    const blocked = {
      directive: wholeOf(effectiveDirective),
      source: sourceOf(blockedURI),
      isReportOnly: disposition === 'report',
    }
    const isKnown = found.some(
      ({ directive, source }) => directive === blocked.directive && source === blocked.source,
    )
    if (isKnown) return
    found.push(blocked)
    onChange()
  }
  document.addEventListener('securitypolicyviolation', note)
  if ('ReportingObserver' in window) {
    const observer = new ReportingObserver(
      reports => {
        for (const { body } of reports) {
          const { effectiveDirective, blockedURL, disposition } = body as unknown as {
            effectiveDirective: string
            blockedURL: string
            disposition: 'enforce' | 'report'
          }
          note({ effectiveDirective, blockedURI: blockedURL, disposition })
        }
      },
      { types: ['csp-violation'], buffered: true },
    )
    observer.observe()
  }
  return found
}
