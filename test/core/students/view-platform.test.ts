import { expect } from '@open-wc/testing'
import { viewPlatform } from '../../../src/core/students/view-platform.ts'
import { mount } from '../../support/page.ts'
import { until } from '../../support/until.ts'

/** The browser opens a frame of the page in place of a tab. */
function opens(tab: Window | null) {
  const asked: (string | URL | undefined)[][] = []
  window.open = (...args) => {
    asked.push(args)
    return tab
  }
  return asked
}

describe('the tab for the student site', () => {
  const { open } = window
  afterEach(() => {
    window.open = open
  })

  function frame() {
    const element = mount<HTMLIFrameElement>('<iframe title="A tab"></iframe>')
    const tab = element.contentWindow ?? expect.fail('no window')
    tab.opener = window
    return { element, tab }
  }

  it('is opened empty, and does not know who has opened it', () => {
    const { tab } = frame()
    const asked = opens(tab)
    expect(viewPlatform.openTab()).not.to.equal(null)
    expect(asked).to.deep.equal([['', '_blank']])
    // a window is too much to be told of where it is not as expected
    expect(tab.opener === null).to.equal(true)
  })

  it('is led to an address, in place of the empty page', async () => {
    const { tab } = frame()
    opens(tab)
    expect(viewPlatform.openTab()?.go('about:blank#there')).to.equal(true)
    await until(() => tab.location.hash === '#there', 'the address')
  })

  it('is led nowhere once it has been closed', () => {
    const { element, tab } = frame()
    opens(tab)
    const opened = viewPlatform.openTab()
    element.remove()
    expect(opened?.go('about:blank#there')).to.equal(false)
  })

  it('is null where the browser opens none', () => {
    opens(null)
    expect(viewPlatform.openTab()).to.equal(null)
  })

  it('is closed', () => {
    const { tab } = frame()
    let isClosed = false
    tab.close = () => {
      isClosed = true
    }
    opens(tab)
    viewPlatform.openTab()?.close()
    expect(isClosed).to.equal(true)
  })
})
