import type { Area } from '../../area.ts'
import { demoFilms } from './film-route.ts'

export { filmPath, studentFilmPath } from './film-path.ts'

/** The films of the demo's teachers and of some students: a moving picture of their own with what they say and a sound, made by ffmpeg. */
export const demoFilmsArea = {
  plugins: services => (services.config.demo ? [demoFilms(services)] : []),
} satisfies Area
