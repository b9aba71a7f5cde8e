import type { VideoMetadata } from '../../contract/entities/video.ts'
import { METADATA_ATTEMPTS, METADATA_POLL_MS } from '../../contract/limits/uploads.ts'
import { call } from '../http/call.ts'
import { type Check, fits, isCount, isNumber, isOneOf, orNull } from '../http/shape.ts'
import { createPoll } from '../polling/create-poll.ts'

const checks: Record<keyof VideoMetadata, Check> = {
  video_size: isCount,
  transcode_video_size: orNull(isCount),
  video_duration: orNull(isNumber),
  video_processed: isOneOf(0, 1, 2),
  stage: isOneOf('waiting', 'converting', 'ready', 'failed'),
  progress: isNumber,
}

export const isConverting = ({ video_processed }: VideoMetadata): boolean => video_processed === 0

/**
 * Tells the server what has become of a video that was saved (P3 §3 Video metadata sent, §7). It knows by itself, so
 * that one which does not hear of it is as well.
 * @param id of the saved video
 */
export function tellMetadata(id: number, metadata: VideoMetadata): void {
  const { video_size, transcode_video_size, video_duration } = metadata
  const known = { video_size, transcode_video_size, video_duration }
  call('PUT /api/teacher/submissions-video-update/{id}', known, { params: { id } }).catch(() => undefined)
}

export interface MetadataHeard {
  /** What is known now; the last one when the video is converted, or that has failed. */
  news(metadata: VideoMetadata): void
  /** It was asked for in vain 20 times (decision 15). */
  givenUp(): void
}

/**
 * Follows what becomes of a video that has arrived: 20 times, every 5 s, through the shared poller (P3 §4, §9).
 * @param url the upload's path
 * @returns stops it
 */
export function followMetadata(url: string, heard: MetadataHeard): () => void {
  const poll = createPoll<VideoMetadata>({
    key: `GET /api/teacher/files/sizeVideo ${url}`,
    ms: METADATA_POLL_MS,
    isData: fits(checks),
    tireless: true,
    run: async ({ signal }) => {
      const { data } = await call('GET /api/teacher/files/sizeVideo', { url }, { signal })
      return { data: data as VideoMetadata }
    },
  })
  let attempts = 0
  const stop = poll.$state.listen(state => {
    if (state.at === 'loading') return
    attempts += 1
    const isOver = state.at === 'ready' && !isConverting(state.data)
    if (isOver || attempts === METADATA_ATTEMPTS) stop()
    if (state.at === 'ready') heard.news(state.data)
    if (!isOver && attempts === METADATA_ATTEMPTS) heard.givenUp()
  })
  return stop
}
