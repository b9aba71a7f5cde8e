import { expect } from '@open-wc/testing'
import { PrivacyPolicy } from '../../host/shell/privacy-policy.tsx'
import { browserPlatform } from '../../src/core/browser-platform.ts'
import { byRole, press } from '../support/page.ts'
import { publishes } from '../support/published-texts.ts'
import { clear, show } from '../ui/show.tsx'

describe('the privacy policy in the footer', () => {
  const real = { ...browserPlatform }
  afterEach(() => {
    Object.assign(browserPlatform, real)
    clear()
  })

  // an iPad shows the first page of a PDF in a frame, and no other
  for (const [what, showsPdfs] of [
    ['is shown, and led to', true],
    ['is led to alone where a browser does not show all of it', false],
  ] as const)
    it(what, async () => {
      browserPlatform.showsPdfs = () => showsPdfs
      publishes({ privacy_policy: { version: '2026-09', url: 'about:blank' } })
      const { host } = show(<PrivacyPolicy />)
      await press(host, 'Privacy Policy')
      const link = await byRole(host, 'link', 'Open in a new tab')
      expect(link.getAttribute('href')).to.equal('about:blank')
      const frames = [...(host.shadowRoot?.querySelectorAll('iframe') ?? [])].map(frame => frame.title)
      expect(frames).to.deep.equal(showsPdfs ? ['Privacy Policy'] : [])
    })
})
