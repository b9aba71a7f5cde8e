import { expect } from '@open-wc/testing'
import type * as Platform from '../../../src/core/platform.ts'
import { expectTrouble } from '../../support/console-guard.ts'
import { mount, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'

type Realm = Window & typeof globalThis

const HOST = '/test/element'

/** A page in a frame, with a sign-in whose links lead to a host app. */
async function framed(sandbox?: string) {
  const frame = document.createElement('iframe')
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox)
  mount('<div></div>').append(frame)
  const realm = frame.contentWindow as Realm
  const load = <M,>(path: string): Promise<M> =>
    realm.eval(`import('${new URL(path, import.meta.url).href}')`)
  await load('../../../src/widgets/login/element.ts')
  const { platform } = await load<typeof Platform>('../../../src/core/platform.ts')
  const element = realm.document.createElement('cx-login')
  element.setAttribute('host-url', location.origin + HOST)
  realm.document.body.append(element)
  const link = (text: string) =>
    until(
      () => [...(element.shadowRoot?.querySelectorAll('a') ?? [])].find(a => a.textContent === text),
      text,
    )
  return { frame, realm, platform, element, link }
}

describe('links of an element in a frame', () => {
  afterEach(unmountAll)

  const links = [
    ['Forgot Password', /\/test\/element\/security\/forgot-password$/],
    ['CREATE TEACHER ACCOUNT', /\/test\/element\/security\/create-account$/],
    ['Are you a student? Go to the student site', /student/],
  ] as const
  for (const [text, address] of links) {
    it(`open a window of their own where no page handles them: ${text}`, async () => {
      const { realm, link } = await framed()
      const opened: unknown[][] = []
      const window = { opener: realm }
      realm.open = ((...given: unknown[]) => {
        opened.push(given)
        return window
      }) as typeof realm.open
      const found = await link(text)
      expect([found.target, found.rel]).to.deep.equal(['_blank', 'noopener'])
      expect(found.href).to.match(address)
      found.click()
      expect(opened).to.deep.equal([[found.href, '_blank']])
      expect(window.opener).to.equal(null)
      expect(realm.location.href).to.equal('about:blank')
    })
  }

  it('open nothing where the page goes there itself', async () => {
    const { realm, element, link } = await framed()
    let opened = 0
    realm.open = () => {
      opened += 1
      return null
    }
    element.addEventListener('cx-navigate', event => event.preventDefault())
    const found = await link('Forgot Password')
    found.click()
    expect(opened).to.equal(0)
    expect(realm.location.href).to.equal('about:blank')
  })

  it('take the place of the page around where a sandbox forbids windows', async () => {
    const { platform, link } = await framed('allow-scripts allow-same-origin')
    const gone: string[] = []
    // this is the page around, and the tests would be gone with it
    platform.goInTop = url => gone.push(url)
    const found = await link('Forgot Password')
    found.click()
    expect(gone).to.deep.equal([found.href])
  })

  it('open in the frame where a sandbox forbids both', async () => {
    expectTrouble(/404|sandbox/)
    const { frame, link } = await framed('allow-scripts allow-same-origin')
    const before = location.href
    const found = await link('Forgot Password')
    found.click()
    await until(() => frame.contentWindow?.location.href === found.href, 'the address in the frame')
    expect(location.href).to.equal(before)
  })

  it('have no target of their own in a page that is in no frame', async () => {
    await import('../../../src/widgets/login/element.ts')
    const element = mount('<cx-login></cx-login>')
    const found = await until(() => element.shadowRoot?.querySelector('a'), 'a link')
    expect(found.hasAttribute('target')).to.equal(false)
  })
})
