import { expect } from '@open-wc/testing'
import { watchBlocked } from '../../src/debug/blocked.ts'

const violation = (values: Partial<SecurityPolicyViolationEventInit>) =>
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      documentURI: location.href,
      violatedDirective: 'script-src',
      effectiveDirective: 'script-src',
      originalPolicy: '',
      disposition: 'enforce',
      statusCode: 200,
      ...values,
    }),
  )

describe('what a policy keeps away', () => {
  it('is noted once, by what a policy can name', () => {
    let changes = 0
    const blocked = watchBlocked(() => {
      changes += 1
    })
    violation({ effectiveDirective: 'script-src-elem', blockedURI: 'https://a.example/widgets/cx.js?v=1' })
    violation({ effectiveDirective: 'script-src-elem', blockedURI: 'https://a.example/assets/kernel.js' })
    violation({
      effectiveDirective: 'media-src',
      blockedURI: 'blob:https://a.example/7',
      disposition: 'report',
    })
    violation({ effectiveDirective: 'img-src', blockedURI: 'data:image/png;base64,AA' })
    violation({ effectiveDirective: 'style-src-attr', blockedURI: 'inline' })
    expect(blocked).to.deep.equal([
      { directive: 'script-src', source: 'https://a.example', isReportOnly: false },
      { directive: 'media-src', source: 'blob:', isReportOnly: true },
      { directive: 'img-src', source: 'data:', isReportOnly: false },
      { directive: 'style-src', source: 'inline', isReportOnly: false },
    ])
    expect(changes).to.equal(4)
  })
})
