import { platform } from '../../src/core/platform.ts'
import { nextEvent } from './page.ts'

/** Where the element asks the page to go next, as the host's path; the page stays where it is. */
export async function nextPath(element: Element): Promise<string> {
  element.addEventListener('cx-navigate', event => event.preventDefault(), { once: true })
  const { detail } = await nextEvent<{ path: string }>(element, 'cx-navigate')
  return detail.path
}

/** Notes where elements lead the page by themselves, while something is done; the page stays where it is. */
export async function departuresIn(act: () => Promise<void>): Promise<string[]> {
  const gone: string[] = []
  const { go } = platform
  platform.go = url => gone.push(url)
  try {
    await act()
  } finally {
    platform.go = go
  }
  return gone
}
