import { UNFINISHED_UPLOAD_KEPT_HOURS } from '../../contract/limits/videos.ts'
import { fits, isFilled, isNumber, isObject } from '../http/shape.ts'
import { platform } from '../platform.ts'
import { storage } from '../storage.ts'

/** Where an upload goes on that has begun and not ended. */
interface Place {
  url: string
  /** When it began, in ms since 1970. */
  at: number
}

const KEY = 'cx-uploads'
const KEPT_MS = UNFINISHED_UPLOAD_KEPT_HOURS * 3_600_000

const isPlace = fits({ url: isFilled, at: isNumber }) as (value: unknown) => value is Place

/** Those that the server still has. */
function readPlaces(): Map<string, Place> {
  const places = new Map<string, Place>()
  try {
    const kept: unknown = JSON.parse(storage('local').read(KEY) ?? '{}')
    if (!isObject(kept)) return places
    for (const [id, place] of Object.entries(kept)) {
      if (isPlace(place) && place.at > platform.now() - KEPT_MS) places.set(id, place)
    }
  } catch {
    // somebody else's text
  }
  return places
}

function change(edit: (places: Map<string, Place>) => void): void {
  const places = readPlaces()
  edit(places)
  storage('local').write(KEY, JSON.stringify(Object.fromEntries(places)))
}

/** Where uploads go on after a reload, or in another tab, by the id of what is sent. */
export const uploadPlaces = {
  find: (id: string): string | null => readPlaces().get(id)?.url ?? null,
  /** One that goes on has begun when it did. */
  keep: (id: string, url: string): void =>
    change(places => places.get(id)?.url === url || places.set(id, { url, at: platform.now() })),
  forget: (id: string): void => change(places => places.delete(id)),
  /** Nothing goes on there: it stands under its own address, until the server has forgotten it. */
  discard: (id: string): void =>
    change(places => {
      const place = places.get(id)
      if (!place) return
      places.delete(id)
      places.set(place.url, place)
    }),
  /** Addresses of what the server is to forget. */
  discarded: (): string[] => [...readPlaces()].filter(([id, { url }]) => id === url).map(([id]) => id),
}
