import { mount } from './page.ts'
import { SIX_SECONDS } from './six-seconds.ts'

/** Fetched before a test answers whatever is asked for. */
const film = fetch(SIX_SECONDS).then(answer => answer.blob())

/** A film of six seconds, as a person's file. */
export const filmFile = async (name = 'my-way.webm', type = 'video/webm'): Promise<File> =>
  new File([await film], name, { type })

export const showRecorder = (attributes = 'classroom-id="7" task-id="3"') =>
  mount(`<cx-video-recorder ${attributes}></cx-video-recorder>`)

/** Chooses a file, as the browser's own dialog would. */
export function pick(element: HTMLElement, file: File): void {
  const input = element.shadowRoot?.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file can be chosen')
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

function inStore<T>(use: (database: IDBDatabase) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('cx-films')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const asked = use(opening.result)
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
      opening.result.close()
    }
  })
}

/** How many pieces of films are kept; there is a database once an element has looked for some. */
export const keptPieces = () =>
  inStore(database => database.transaction('pieces').objectStore('pieces').count())

/** Forgets the films that were not sent. */
export const forgetFilms = () =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('cx-films')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const { result: database } = opening
      const names = [...database.objectStoreNames]
      if (names.length > 0) {
        const change = database.transaction(names, 'readwrite')
        for (const name of names) change.objectStore(name).clear()
      }
      database.close()
      resolve()
    }
  })
