import { platform } from '../../src/core/platform.ts'

const { isVisible } = platform

function become(visible: boolean): void {
  platform.isVisible = () => visible
  document.dispatchEvent(new Event('visibilitychange'))
}

/** As if the person went to another tab. */
export const hidePage = () => become(false)
export const showPage = () => become(true)

// the browser's own tab may be in the background while tests run side by side
beforeEach(() => {
  platform.isVisible = () => true
})
afterEach(() => {
  platform.isVisible = isVisible
})
