import { atom } from 'nanostores'
import { storage } from '../storage.ts'

export const listViews = ['list', 'grid'] as const
export type ListView = (typeof listViews)[number]

/** P1 §2. */
export const DEFAULT_LIST_VIEW: ListView = 'list'

const asView = (text: string | null | undefined): ListView | undefined =>
  listViews.find(view => view === text)

/**
 * Which of the two views one list shows: what the page says, else what was chosen last in this browser, else the
 * list (P1 §2).
 *
 * @param key under which the browser remembers it
 */
export function createViewChoice(key: string, fromPage?: string) {
  const $view = atom<ListView>(asView(fromPage) ?? asView(storage('local').read(key)) ?? DEFAULT_LIST_VIEW)

  /** The teacher's own choice, which the browser remembers. */
  function choose(view: ListView): void {
    $view.set(view)
    // where nothing is kept the choice lasts as long as the element
    storage('local').write(key, view)
  }

  /** The page's choice; anything but a view changes nothing. */
  function follow(fromPage: string | undefined): void {
    const view = asView(fromPage)
    if (view) $view.set(view)
  }

  return { $view, choose, follow }
}
