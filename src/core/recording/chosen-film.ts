import { platform } from '../platform.ts'
import type { Film } from './film.ts'
import { keptFilms } from './kept-films.ts'

/** The film that a file of the person's is, which is kept as a recording is; without room it lies on their device. */
export function chosenFilm(file: File, place: string): Film {
  const { name, type } = file
  const id = platform.newId()
  keptFilms.begin({ id, name, type }, place).then(() => keptFilms.add(id, file))
  return { id, content: file, name, type, seconds: null }
}
