import { filesDirectory } from '../../paths.ts'
import type { Services } from '../../services.ts'
import { findFfmpeg } from '../../video/ffmpeg.ts'
import { clearWorkplaces } from '../../video/workplace.ts'
import { convertWaiting } from './convert.ts'
import { convertQueue } from './convert-queue.ts'
import { unprocessedVideos } from './repository/conversion.ts'

const LOOK_MS = 60_000

const NO_FFMPEG =
  'ffmpeg is not there: until it is, a video is played by nobody but the teacher who has given it. Install it (Debian: apt-get install ffmpeg), or name it in FFMPEG_PATH; what waits is converted within a minute after that'

/**
 * Converts what waits, from now on or from when ffmpeg is there. Each minute those are looked for that no job is about,
 * such as those that came while there was no ffmpeg, or whose node has died with the last try.
 */
export async function convertFromNowOn(services: Services): Promise<void> {
  const { config, db, jobs, log } = services
  await clearWorkplaces(filesDirectory(config).converting)
  let isWorking = false
  let wasWarned = false

  async function look(): Promise<void> {
    if (!(await findFfmpeg(config.ffmpegPath))) {
      if (!wasWarned) log.warn(NO_FFMPEG)
      wasWarned = true
      return
    }
    if (!isWorking)
      await jobs.work(convertQueue, ({ video_id }, trial) => convertWaiting(services, video_id, trial))
    isWorking = true
    for (const video of await unprocessedVideos(db)) await jobs.add(convertQueue, video)
  }

  let looking: Promise<void> = look()
  const timer = setInterval(() => {
    looking = looking
      .then(look)
      .catch(error => log.warn({ err: error }, 'no videos that wait could be looked for'))
  }, LOOK_MS)
  timer.unref()
  services.beforeStop(() => clearInterval(timer))
  await looking
}
