import type { Person } from '../support/engines/person.ts'

/** Of a picture, width to height: what the product keeps for each film. */
const PICTURE = 16 / 9

/** Runs in the page: whether the film of a player goes on, as large as it is meant to be, from a file whose address ends so. */
function goesOn(player: string, ending: string, picture: number): boolean {
  const filmIn = (root: Document | ShadowRoot): HTMLVideoElement | null => {
    const found = root.querySelector<HTMLVideoElement>(`${player} video`)
    if (found) return found
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inside = shadowRoot && filmIn(shadowRoot)
      if (inside) return inside
    }
    return null
  }
  const film = filmIn(document)
  if (!film || film.error || film.videoWidth === 0) return false
  // engines differ in how high they make a box
  const { width, height } = film.getBoundingClientRect()
  if (width === 0 || Math.abs(width / picture - height) > 2) return false
  // time goes on in a film whose picture the browser cannot show
  const { totalVideoFrames } = film.getVideoPlaybackQuality()
  return film.currentTime > 0.3 && totalVideoFrames > 0 && new URL(film.currentSrc).pathname.endsWith(ending)
}

/** Presses Play and waits until the film goes on, with its picture; `ending` is that of the file that is played. */
export async function playsFilm(
  person: Person,
  { player = '.player', ending = '' }: { player?: string; ending?: string } = {},
): Promise<void> {
  await person.presses('Play', { within: player })
  await person.waitsFor('the film to go on, of 16 by 9', goesOn, player, ending, PICTURE)
}
