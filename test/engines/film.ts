import type { Person } from '../support/engines/person.ts'

/** Runs in the page: whether the first film of the page plays, from a file whose address ends so. */
function plays(ending: string): boolean {
  const filmIn = (root: Document | ShadowRoot): HTMLVideoElement | null => {
    const found = root.querySelector('video')
    if (found) return found
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inside = shadowRoot && filmIn(shadowRoot)
      if (inside) return inside
    }
    return null
  }
  const film = filmIn(document)
  if (!film || film.error || film.videoWidth === 0) return false
  // time goes on in a film whose picture the browser cannot show
  const { totalVideoFrames } = film.getVideoPlaybackQuality()
  return film.currentTime > 0.3 && totalVideoFrames > 0 && new URL(film.currentSrc).pathname.endsWith(ending)
}

/** Waits until the film of the page goes on, with its picture; `ending` is that of the file that is played. */
export const seesFilmGoOn = (person: Person, { of, ending = '' }: { of: string; ending?: string }) =>
  person.waitsFor(`the film of ${of} to go on`, plays, ending)
