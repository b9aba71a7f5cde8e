import { mkdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { filesDirectory } from '../../paths.ts'
import type { Services } from '../../services.ts'
import { createDiskStorage } from '../../storage/disk.ts'
import { findFfmpeg } from '../../video/ffmpeg.ts'
import { makeFilm } from './make-film.ts'
import { type Film, filmPaths, findFilm } from './repository.ts'

/** Makes films one after the other, each of them once. */
export function createFilms({ config, db, log, beforeStop }: Services) {
  const { films: directory } = filesDirectory(config)
  const made = createDiskStorage(directory)
  const stopping = new AbortController()
  beforeStop(() => stopping.abort())
  let last: Promise<unknown> = Promise.resolve()

  async function make(name: string, film: Film): Promise<void> {
    if (stopping.signal.aborted || (await made.size(name)) !== null) return
    const tools = await findFfmpeg(config.ffmpegPath)
    if (!tools) return
    await mkdir(directory, { recursive: true, mode: 0o700 })
    if (!(await makeFilm(tools, film, directory, name, stopping.signal)))
      log.warn('ffmpeg cannot make the films of the demo')
  }

  /** What fails because the server stops is made another time. */
  function tell(error: unknown): void {
    if (!stopping.signal.aborted) log.warn({ err: error }, 'a film of the demo could not be made')
  }

  function ready(name: string, film: Film): Promise<unknown> {
    last = last.then(() => make(name, film)).catch(tell)
    return last
  }

  async function makeMissing(): Promise<void> {
    if (!(await findFfmpeg(config.ffmpegPath))) return
    for (const path of await filmPaths(db)) {
      const name = basename(path)
      if (stopping.signal.aborted) return
      if ((await made.size(name)) !== null) continue
      const film = await findFilm(db, path)
      // whoever plays one meanwhile waits for no more than the one that is being made
      if (film) await ready(name, film)
    }
  }

  return { made, ready, /** Those that are missing. */ makeAll: () => makeMissing().catch(tell) }
}
