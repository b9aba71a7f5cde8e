import { releaseSentences } from '../../src/contract/server-messages/releases.ts'

const LONGEST_NAME = 40

/** Tells the console, the page (`cx-error`), and its people in the place of each element that nothing else has defined. */
const TELL = `(told, shown) => {
  console.error(told)
  const show = () => {
    for (const element of document.querySelectorAll(':not(:defined)')) {
      if (!element.localName.startsWith('cx-') || element.shadowRoot) continue
      const text = document.createElement('p')
      Object.assign(text, { role: 'alert', lang: 'en', dir: 'ltr', textContent: shown })
      element.attachShadow({ mode: 'open' }).append(text)
      const detail = { message: told, error: new Error(told) }
      element.dispatchEvent(new CustomEvent('cx-error', { bubbles: true, composed: true, detail }))
    }
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show)
  else show()
}`

/**
 * The loader of a release that there is not. It is sent as if all were well: browsers run no script whose answer says
 * otherwise, and a page would only be empty.
 *
 * @param version as the page has written it, which may be anything
 */
export function unknownRelease(version: string, origin: string): string {
  const named = version.slice(0, LONGEST_NAME).replaceAll(/[^\w.+-]/g, '?')
  const told = releaseSentences.unknown(named, origin)
  const said = [told, releaseSentences.notThere(named)].map(sentence => JSON.stringify(sentence))
  return `// ${told}\n;(${TELL})(${said.join(', ')})\n`
}
