import type { Place } from '../../core/navigation/place.ts'
import { createScreenHistory } from '../../core/navigation/screen-history.ts'
import { platform } from '../../core/platform.ts'
import { closesModal } from './closes-modal.ts'

/** No page has it: an entry says with it that the dialog is open. */
const OPEN: Place = { route: 'myAccount', params: {}, path: 'dialog' }

/**
 * Makes a dialog that an element is an entry of the page's history, so that the browser's Back closes it as Esc does,
 * and leaves the page where it is (docs/decisions/screens-in-history.md).
 * @returns to be called as the dialog goes: no entry stays behind
 */
export function enterDialog(element: HTMLElement): () => void {
  if (!element.isConnected) return () => {}
  const history = createScreenHistory(`${element.id}/${element.localName}`, ({ path }) => path === OPEN.path)
  const enter = () => history.open(OPEN, true)
  const stops = [
    history.start(),
    history.$screens.listen(screens => {
      if (screens.length > 0) return
      closesModal(element)
      // one that stays, as while something is sent, has an entry again
      stops.push(platform.after(0, enter))
    }),
  ]
  enter()
  return () => {
    for (const stop of stops) stop()
    if (history.$screens.get().length > 0) history.home(false)
  }
}
