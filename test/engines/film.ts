import type { Person } from '../support/engines/person.ts'

/** Runs in the page: whether the film of a player goes on, from a file whose address ends so. */
function goesOn(player: string, ending: string): boolean {
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
  await person.waitsFor('the film to go on', goesOn, player, ending)
}
