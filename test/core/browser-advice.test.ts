import { expect } from '@open-wc/testing'
import type * as Browser from '../../src/core/browser-platform.ts'
import { browserPlatform } from '../../src/core/browser-platform.ts'
import type * as Advice from '../../src/core/shell/browser-advice.ts'
import { isRecommendedBrowser, needed } from '../../src/core/shell/recommended-browser.ts'
import { openTab } from '../support/tab.ts'

describe('The advice to use another browser', () => {
  const all = Object.fromEntries(needed.map(name => [name, true])) as Record<(typeof needed)[number], boolean>
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  const android = `Mozilla/5.0 (Linux; Android 10; K) ${webkit}`

  const recommended: [name: string, userAgent: string][] = [
    ['Chrome', `${mac} ${webkit} Chrome/141.0.0.0 Safari/537.36`],
    ['Chrome on Android', `${android} Chrome/141.0.0.0 Mobile Safari/537.36`],
    ['Chrome on iOS', `${iphone} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`],
    ['Edge', `${mac} ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
    ['Firefox on iOS', `${iphone} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`],
    ['Safari', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`],
    ['Safari on iOS', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ]
  for (const [name, userAgent] of recommended) {
    it(`is needless in a current ${name}`, () => {
      expect(isRecommendedBrowser({ userAgent, has: all })).to.equal(true)
    })
    for (const lacking of needed) {
      it(`is given in a ${name} without ${lacking}`, () => {
        expect(isRecommendedBrowser({ userAgent, has: { ...all, [lacking]: false } })).to.equal(false)
      })
    }
  }

  const others: [name: string, userAgent: string][] = [
    ['Opera', `${mac} ${webkit} Chrome/139.0.0.0 Safari/537.36 OPR/123.0.0.0`],
    ['Samsung Internet', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
    [
      'a WebView of an Android app',
      `Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) ${webkit} Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36`,
    ],
    ['Facebook’s app', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0]`],
    ['a view of an iOS app', `${iphone} Mobile/15E148`],
    ['Internet Explorer', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
    ['a browser that says nothing', ''],
  ]
  for (const [name, userAgent] of others) {
    it(`is given in ${name}`, () => expect(isRecommendedBrowser({ userAgent, has: all })).to.equal(false))
  }

  it('is needless in the browser that runs this', () => {
    expect(isRecommendedBrowser(browserPlatform.browser())).to.equal(true)
  })

  it('is not given again in a browser where it was dismissed', async () => {
    const inOldBrowser = async () => {
      const tab = await openTab()
      const own = await tab.load<typeof Browser>('../../src/core/browser-platform.ts')
      own.browserPlatform.browser = () => ({ ...browserPlatform.browser(), userAgent: 'Opera' })
      return tab.load<typeof Advice>('../../src/core/shell/browser-advice.ts')
    }
    try {
      const first = await inOldBrowser()
      expect(first.$browserAdvice.get()).to.equal(true)
      expect((await inOldBrowser()).$browserAdvice.get()).to.equal(true)
      first.dismissBrowserAdvice()
      expect(first.$browserAdvice.get()).to.equal(false)
      expect((await inOldBrowser()).$browserAdvice.get()).to.equal(false)
    } finally {
      localStorage.removeItem('cx-browser-advice')
    }
  })
})
