import { expect } from '@open-wc/testing'
import { createRoot, type Root } from 'react-dom/client'
import { Announcements } from '../../host/shell/announcements.tsx'
import { BUILD_POLL_MS } from '../../src/contract/limits/shell.ts'
import { platform } from '../../src/core/platform.ts'
import { fakeClock } from '../support/clock.ts'
import { byRole, mount, see, seeNoMore, unmountAll } from '../support/page.ts'

describe('the banner of a new version', () => {
  const clock = fakeClock()
  const { fetch } = platform
  let root: Root

  afterEach(() => {
    platform.fetch = fetch
    root.unmount()
    unmountAll()
  })

  it('appears when the server has another build than the page, signed in or not', async () => {
    let build = 'b1'
    let asked = 0
    platform.fetch = async () => {
      asked += 1
      return Response.json({ build })
    }
    const place = mount('<div class="cx-page"></div>')
    root = createRoot(place)
    root.render(<Announcements />)
    await clock.arrive(() => asked > 0)
    await clock.tick(BUILD_POLL_MS)
    await seeNoMore(place, 'A new version is available.')
    build = 'b2'
    await clock.tick(BUILD_POLL_MS)
    await see(place, 'A new version is available.')
    await byRole(place, 'button', 'RELOAD')
    await expect(place).to.be.accessible()
  })
})
