import { expect } from '@open-wc/testing'
import { byRole, mount, unmountAll } from '../../support/page.ts'
import { probe } from '../define-widget/define.ts'
import '../../../src/widgets/login/element.ts'

const OURS = 'rgb(1, 2, 3)'
const SET = `style="--cx-color-primary: ${OURS}"`
const { tag } = probe(() => 'shown', { session: 'required' })

describe('tokens of a page', () => {
  afterEach(unmountAll)

  const places: Record<string, string> = {
    'on an ancestor': `<div ${SET}><div><cx-login></cx-login></div></div>`,
    'on the element': `<cx-login ${SET}></cx-login>`,
    'on an ancestor, for the sign-in in its place': `<div ${SET}><${tag}></${tag}></div>`,
    'on the element, for the sign-in in its place': `<${tag} ${SET}></${tag}>`,
    'in another brand and theme': `<div ${SET}><${tag} brand="players" theme="dark"></${tag}></div>`,
  }

  for (const [name, markup] of Object.entries(places)) {
    it(`reach every part: ${name}`, async () => {
      const page = mount(`<section>${markup}</section>`)
      expect(getComputedStyle(await byRole(page, 'button', 'LOG IN')).backgroundColor).to.equal(OURS)
    })
  }

  it('differ in the dark where the page says so', async () => {
    const set = 'style="--cx-color-primary: light-dark(rgb(1, 2, 3), rgb(4, 5, 6))"'
    const page = mount(`<section ${set}>
      <cx-login theme="light"></cx-login><cx-login theme="dark"></cx-login>
      <div style="color-scheme: dark"><cx-login></cx-login></div>
    </section>`)
    const colours = [...page.querySelectorAll('cx-login')].map(
      async element => getComputedStyle(await byRole(element, 'button', 'LOG IN')).backgroundColor,
    )
    expect(await Promise.all(colours)).to.deep.equal([OURS, 'rgb(4, 5, 6)', 'rgb(4, 5, 6)'])
  })

  it('leave the others as they are', async () => {
    const [plain, set] = ['<cx-login></cx-login>', `<cx-login ${SET}></cx-login>`].map(markup =>
      mount(markup),
    )
    const looks = [plain, set].map(async element => {
      const { borderRadius, color, fontFamily } = getComputedStyle(
        await byRole(element as Element, 'button', 'LOG IN'),
      )
      return [borderRadius, color, fontFamily]
    })
    const [before, after] = await Promise.all(looks)
    expect(after).to.deep.equal(before)
  })
})
