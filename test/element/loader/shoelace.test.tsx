import { expect } from '@open-wc/testing'
import { addScript, mount, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'

describe('a page that brings its own Shoelace', () => {
  afterEach(unmountAll)

  it('has both, each under its own names', async () => {
    // the published bundle of the real one, which no transform of ours touches
    await addScript('/node_modules/@shoelace-style/shoelace/cdn/components/icon-button/icon-button.js')
    await import('@shoelace-style/shoelace/dist/components/icon-button/icon-button.js')
    // a button registers the icon that it consists of when there is one
    mount('<div><sl-icon-button name="x-lg" library="system"></sl-icon-button></div>')
    mount('<div><cx-sl-icon-button name="x-lg" library="system"></cx-sl-icon-button></div>')
    const names = ['sl-icon-button', 'cx-sl-icon-button', 'sl-icon', 'cx-sl-icon']
    const classes = names.map(name => customElements.get(name))
    expect(classes.filter(Boolean)).to.have.length(names.length)
    expect(new Set(classes).size).to.equal(names.length)
  })

  it('hears our events by our names only', async () => {
    await import('@shoelace-style/shoelace/dist/components/tooltip/tooltip.js')
    const place = mount('<div><cx-sl-tooltip content="Copied!"><button>Copy</button></cx-sl-tooltip></div>')
    const heard: string[] = []
    for (const name of ['sl-show', 'cx-sl-show']) {
      place.addEventListener(name, () => heard.push(name))
    }
    const tooltip = place.querySelector('cx-sl-tooltip') as HTMLElement & {
      open: boolean
      updateComplete: Promise<unknown>
    }
    await tooltip.updateComplete
    tooltip.open = true
    await until(() => heard.length > 0, 'the event')
    expect(heard).to.deep.equal(['cx-sl-show'])
  })

  it('draws built-in icons without asking for anything', async () => {
    await import('@shoelace-style/shoelace/dist/components/icon/icon.js')
    const asked: unknown[] = []
    const { fetch } = globalThis
    globalThis.fetch = (...request) => {
      asked.push(request[0])
      return fetch(...request)
    }
    const icon = mount('<cx-sl-icon library="system" name="chevron-down"></cx-sl-icon>')
    try {
      await until(() => icon.shadowRoot?.querySelector('svg[part~=svg] path'), 'the drawing')
    } finally {
      globalThis.fetch = fetch
    }
    expect(asked).to.deep.equal([])
  })

  it('is themed inside our shadow roots, in pixels', async () => {
    const { default: theme } = await import('@shoelace-style/shoelace/dist/themes/light.css?inline')
    expect(theme).to.match(/:host/)
    expect(theme).to.match(/--cx-sl-spacing-medium:\s*16px/)
    expect(theme).not.to.match(/:root|\drem\b|[^x]-sl-|--sl-/)
  })
})
