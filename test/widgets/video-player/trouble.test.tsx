import { expect } from '@open-wc/testing'
import '../../../src/widgets/video-player/element.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { byRole, mount, press, see, unmountAll } from '../../support/page.ts'
import { SIX_SECONDS } from '../../support/six-seconds.ts'
import { until } from '../../support/until.ts'

/** Something that is there, and is no video. */
const UNPLAYABLE = 'data:video/webm;base64,AAAA'
const NOT_READY = 'VIDEO IS NOT READY YET TRY AGAIN LATER'
const FAILED = 'Error while load video.'

const show = (attributes: string) => mount(`<cx-video-player ${attributes}></cx-video-player>`)
const videoOf = (element: HTMLElement) => element.shadowRoot?.querySelector('video')

describe('<cx-video-player> whose video cannot be played', () => {
  afterEach(unmountAll)

  const states: [what: string, attributes: string, text: string][] = [
    ['has no address', '', NOT_READY],
    ['has an empty address', 'url=""', NOT_READY],
    ['is no video', `url="${UNPLAYABLE}"`, FAILED],
  ]
  for (const [what, attributes, text] of states) {
    it(`says so where it ${what}, and offers to look again`, async () => {
      const element = show(attributes)
      await see(element, text)
      expect(element.shadowRoot?.querySelector('input')).to.equal(null)
      await byRole(element, 'button', 'Reload')
      await expect(element).to.be.accessible()
    })
  }

  it('is accessible, in every look', () =>
    expectAccessibleLooks('cx-video-player', element => see(element, NOT_READY)))

  it('fits into every width', () => expectToFit('cx-video-player', element => see(element, NOT_READY)))

  it('loads again what failed, and keeps the focus', async () => {
    const element = show(`url="${UNPLAYABLE}"`)
    await see(element, FAILED)
    const reload = await byRole(element, 'button', 'Reload')
    const video = videoOf(element)
    let loads = 0
    video?.addEventListener('loadstart', () => loads++)
    reload.focus()
    await press(element, 'Reload')
    await until(() => loads === 1, 'it is loaded again')
    await see(element, FAILED)
    element.setAttribute('url', SIX_SECONDS)
    await see(element, '0:00 / 0:06')
    await until(
      () => element.shadowRoot?.activeElement?.matches('button, input'),
      'the focus stays in the player',
    )
  })
})
