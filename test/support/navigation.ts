import { nextEvent } from './page.ts'

/** Where the element asks the page to go next, as the host's path; the page stays where it is. */
export async function nextPath(element: Element): Promise<string> {
  element.addEventListener('cx-navigate', event => event.preventDefault(), { once: true })
  const { detail } = await nextEvent<{ path: string }>(element, 'cx-navigate')
  return detail.path
}
