import assert from 'node:assert/strict'
import type { Person } from '../support/engines/person.ts'
import { playsFilm } from './film.ts'
import { logIn } from './steps.ts'

/** Converting waits for a free core. */
const CONVERTED_MS = 90_000

/** A film that a browser makes, and for which task of which classroom. */
export interface RecordedFilm {
  kind: 'webm' | 'mp4'
  classroom: string
  task: string
}

/** Runs in the page: it records nothing else from now on, and says whether it can; keeps what records. */
function recordsOnly(kind: string): boolean {
  const wanted = `video/${kind}`
  const takes = MediaRecorder.isTypeSupported.bind(MediaRecorder)
  MediaRecorder.isTypeSupported = type => type.startsWith(wanted) && takes(type)
  const { start } = MediaRecorder.prototype
  MediaRecorder.prototype.start = function (timeslice) {
    Object.assign(globalThis, { recorder: this })
    start.call(this, timeslice)
  }
  return takes(wanted)
}

/** Runs in the page: what was recorded, as the browser's recorder says it. */
const recordedType = () => (Reflect.get(globalThis, 'recorder') as MediaRecorder | undefined)?.mimeType ?? ''

async function signsIn(person: Person, url: string): Promise<void> {
  await person.visit(url)
  await logIn(person, 'teacher@demo.test')
  await person.sees('heading', 'My Classrooms')
}

async function opensTask(person: Person, { classroom, task }: Omit<RecordedFilm, 'kind'>): Promise<void> {
  await person.presses(classroom)
  await person.sees('table', 'Student Activity')
  await person.presses('All')
  await person.presses(`Open ${task}`)
  await person.sees('heading', task)
}

/** Records a film for its task in the element that everybody has, submits it, and waits until it is converted. */
export async function recordsFilm(person: Person, url: string, film: RecordedFilm): Promise<void> {
  await signsIn(person, url)
  await opensTask(person, film)
  await person.presses(/^Go! Your post/)
  await person.sees('button', 'Record a video')
  assert.ok(await person.evaluates(recordsOnly, film.kind), `it does not record ${film.kind}`)
  await person.presses('Record a video')
  await person.presses('Start recording')
  await person.reads(/\d:(0[2-9]|[1-5]\d) \/ \d/)
  await person.presses('Stop recording')
  await person.presses('SUBMIT')
  await person.reads('Your video is ready.', { patienceMs: CONVERTED_MS })
  assert.match(await person.evaluates(recordedType), new RegExp(`^video/${film.kind}`))
}

/** Plays films that are converted, one after the other, in their tasks. */
export async function playsFilms(person: Person, url: string, films: RecordedFilm[]): Promise<void> {
  await signsIn(person, url)
  for (const film of films) {
    await person.visit(url)
    await opensTask(person, film)
    await person.presses(/^View Your post/)
    await person.sees('heading', 'My Post')
    await playsFilm(person, { player: '.player[aria-label="My Post"]', ending: '-converted.mp4' })
  }
}
