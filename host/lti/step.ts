import { explain } from '../../src/core/http/explain.ts'
import { ltiMessages as t } from '../../src/core/messages/lti.ts'
import { line } from './parts.ts'

/** The one thing that a page of a launch shows at a time. */
export function createStep(main: HTMLElement) {
  let isBusy = false

  /** Takes the place of what was shown; who was in it goes on at its title. */
  function show(...parts: HTMLElement[]): void {
    const wasInIt = main.contains(document.activeElement)
    main.replaceChildren(...parts)
    if (!wasInIt) return
    const next = main.querySelector<HTMLElement>('h1')
    if (next) next.focus()
    else main.focus()
  }

  /** What goes wrong is said in the page's place: nothing of it works any more. What is pressed meanwhile is left aside. */
  async function guarded(work: () => Promise<unknown>): Promise<void> {
    if (isBusy) return
    isBusy = true
    try {
      await work()
    } catch (error) {
      say(explain(error, t.failed))
    } finally {
      isBusy = false
    }
  }

  function say(sentence: string): void {
    const said = line(sentence, 'cx-notice cx-notice-danger')
    said.role = 'alert'
    show(said)
  }

  // where a step has no title, its focus is the page's
  main.tabIndex = -1
  return { show, guarded, say }
}
