import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { UNSENT_FILM_KEPT_DAYS } from '../../contract/limits/recording.ts'
import { platform } from '../platform.ts'
import type { Film } from './film.ts'

/** A film as it is kept while it is recorded, and until it is sent. */
interface KeptFilm extends Omit<Film, 'content'> {
  /** Whose, and what for. */
  place: string
  /** In ms since 1970. */
  began: number
}

interface Films extends DBSchema {
  films: { key: string; value: KeptFilm; indexes: { place: string } }
  /** In the order in which they came. */
  pieces: { key: number; value: { film: string; piece: Blob }; indexes: { film: string } }
}

const DAY_MS = 86_400_000

let opened: Promise<IDBPDatabase<Films>> | null = null

function open(): Promise<IDBPDatabase<Films>> {
  opened ??= openDB<Films>('cx-films', 1, {
    upgrade(database) {
      database.createObjectStore('films', { keyPath: 'id' }).createIndex('place', 'place')
      database.createObjectStore('pieces', { autoIncrement: true }).createIndex('film', 'film')
    },
    terminated() {
      opened = null
    },
  }).catch(error => {
    opened = null
    throw error
  })
  return opened
}

/** A browser may keep nothing (a private window, a full disk): then a film lasts as long as the page. */
async function attempt<T>(use: (database: IDBPDatabase<Films>) => Promise<T>): Promise<T | null> {
  try {
    return await use(await open())
  } catch {
    return null
  }
}

async function forget(database: IDBPDatabase<Films>, id: string): Promise<void> {
  const change = database.transaction(['films', 'pieces'], 'readwrite')
  const keys = await change.objectStore('pieces').index('film').getAllKeys(id)
  await Promise.all(keys.map(key => change.objectStore('pieces').delete(key)))
  await change.objectStore('films').delete(id)
  await change.done
}

async function sweep(database: IDBPDatabase<Films>): Promise<void> {
  const oldest = platform.now() - UNSENT_FILM_KEPT_DAYS * DAY_MS
  for (const { id, began } of await database.getAll('films')) {
    if (began < oldest) await forget(database, id)
  }
}

const lockOf = (id: string) => `cx-film ${id}`

/** Films that are being recorded, in whatever tab. */
async function underWay(): Promise<ReadonlySet<string | undefined>> {
  const locks = await platform.locks()?.query()
  return new Set(locks?.held?.map(({ name }) => name))
}

/** Whether the browser has kept something. */
const isDone = async (use: (database: IDBPDatabase<Films>) => Promise<unknown>): Promise<boolean> =>
  (await attempt(async database => use(database).then(() => true))) === true

/** Films that were not sent, kept in the browser piece by piece as they come, for a reload or a crash; 7 days. */
export const keptFilms = {
  /** False where the browser has no place for it. */
  begin: (film: Omit<Film, 'content' | 'seconds'>, place: string): Promise<boolean> =>
    isDone(database => database.put('films', { ...film, place, began: platform.now(), seconds: null })),

  /** Nobody finds it before `done`; what a page leaves behind that dies is found. */
  hold(id: string, done: Promise<unknown>): void {
    platform
      .locks()
      ?.request(lockOf(id), () => done)
      .catch(() => undefined)
  },

  /**
   * Adds what has come, and how long it is by now; false where there is no room for it. A piece that comes when its film
   * was sent or deleted is of no use.
   */
  add: (id: string, piece: Blob, seconds: number | null = null): Promise<boolean> =>
    isDone(async database => {
      const change = database.transaction(['films', 'pieces'], 'readwrite')
      const write = async () => {
        const films = change.objectStore('films')
        const film = await films.get(id)
        if (!film) return
        await change.objectStore('pieces').add({ film: id, piece })
        await films.put({ ...film, seconds })
      }
      await Promise.all([write(), change.done])
    }),

  /** Takes away what is too old. */
  sweep: (): Promise<unknown> => attempt(sweep),

  /** The last one that was not sent; null where there is none. What is too old goes. */
  find: (place: string): Promise<Film | null> =>
    attempt(async database => {
      await sweep(database)
      const found = await database.getAllFromIndex('films', 'place', place)
      const recorded = await underWay()
      for (const { id, name, type, seconds } of found.sort((one, other) => other.began - one.began)) {
        if (recorded.has(lockOf(id))) continue
        const pieces = await database.getAllFromIndex('pieces', 'film', id)
        const content = new Blob(
          pieces.map(({ piece }) => piece),
          { type },
        )
        // one without any has just begun, on another page
        if (content.size > 0) return { id, name, type, seconds, content }
      }
      return null
    }),

  forget: (id: string): Promise<unknown> => attempt(database => forget(database, id)),
}
