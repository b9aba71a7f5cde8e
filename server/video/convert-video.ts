import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { VIDEO_MAX_SECONDS } from '../../src/contract/limits/video-conversion.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import { type Probed, probe } from './probe.ts'
import { createProgress, TELLING } from './progress.ts'
import { reading } from './reading.ts'
import { runTool } from './run-tool.ts'
import type { VideoKind } from './video-kind.ts'

/** The longer and the shorter side of what is made, whichever way up; smaller videos stay as they are. */
const LONGER_MAX = 1_280
const SHORTER_MAX = 720
const FRAMES_PER_SECOND_MAX = 60
const CONVERTED_MAX_BYTES = 524_288_000
const SOUND_KBITS_PER_SECOND = 128
const PICTURE_MAX_KBITS_PER_SECOND = 3_000
/** Of the largest size, so much is left to what a file has besides picture and sound. */
const USED_SHARE = 0.9
const POSTER_AT_SECONDS = 1

export interface Converted {
  /** H.264 and AAC in an MP4 that plays from its first bytes on. */
  video: string
  /** A JPEG of its size. */
  poster: string
  bytes: number
  /** Seconds. */
  duration: number
  width: number
  height: number
}

/** Why there will never be a converted one. */
export type Unconvertible = 'unreadable' | 'no-picture' | 'too-long'

interface Work {
  kind: VideoKind
  original: string
  /** Of this conversion's own. */
  directory: string
  signal: AbortSignal
  /** Told how far it is, 0 to 100. */
  onProgress?: (percent: number) => void
  /** What is made is smaller; CONVERTED_MAX_BYTES, save in tests. */
  maxBytes?: number
}

/** As the video is to be seen: turned, with square pixels, even sides, within the largest size. */
function scaled(): string {
  const seen = 'max(iw*sar,ih)'
  const factor = `min(1,min(${LONGER_MAX}/${seen},${SHORTER_MAX}/min(iw*sar,ih)))`
  const side = (length: string) => `'max(2,2*round(${length}*${factor}/2))'`
  return `scale=w=${side('iw*sar')}:h=${side('ih')},setsar=1,format=yuv420p`
}

/** One of the machine's cores at a time, whatever the reader or writer would like. */
const quiet = ['-hide_banner', '-nostdin', '-v', 'error', '-y', '-threads', '1', '-filter_threads', '1']

/** So many that also the longest video stays below the largest size. */
const pictureKbits = (duration: number) =>
  Math.min(
    PICTURE_MAX_KBITS_PER_SECOND,
    Math.floor((CONVERTED_MAX_BYTES * 8 * USED_SHARE) / 1_000 / Math.max(duration, 1)) -
      SOUND_KBITS_PER_SECOND,
  )

const encoded = (duration: number, maxBytes: number) => [
  ...['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1', '-vf', scaled()],
  ...[
    '-threads',
    '1',
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '23',
    '-maxrate',
    `${pictureKbits(duration)}k`,
    '-bufsize',
    `${2 * pictureKbits(duration)}k`,
  ],
  ...[
    '-fpsmax',
    String(FRAMES_PER_SECOND_MAX),
    '-c:a',
    'aac',
    '-b:a',
    `${SOUND_KBITS_PER_SECOND}k`,
    '-ac',
    '2',
    '-ar',
    '48000',
  ],
  ...[
    '-max_muxing_queue_size',
    '4096',
    '-fs',
    String(maxBytes),
    '-t',
    String(VIDEO_MAX_SECONDS + 1),
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
  ],
]

const MADE = { demuxer: 'mov' } as const

/** Seconds that its packets last: a browser's recording does not say it at its beginning. */
async function countDuration(
  { ffmpeg }: Ffmpeg,
  { kind, original, signal }: Work,
  picture: number,
): Promise<number> {
  let last = 0
  const onOutput = createProgress(seconds => {
    last = seconds
  })
  const copy = ['-map', `0:${picture}`, '-c', 'copy', '-f', 'null', ...TELLING, '-']
  await runTool(ffmpeg, [...quiet, ...reading(kind, original), ...copy], { signal, onOutput })
  return last
}

async function encode(
  tools: Ffmpeg,
  work: Work,
  probed: Probed,
  picture: number,
  duration: number,
  video: string,
): Promise<void> {
  const { kind, original, signal, onProgress, maxBytes = CONVERTED_MAX_BYTES } = work
  const onOutput = createProgress(seconds => {
    if (duration > 0) onProgress?.(Math.min(100, Math.floor((seconds / duration) * 100)))
  })
  const maps = ['-map', `0:${picture}`, ...(probed.sound ? ['-map', `0:${probed.sound.index}`] : [])]
  // what is broken is left out, and the rest is kept
  const patient = ['-max_error_rate', '1']
  const args = [
    ...quiet,
    ...patient,
    ...TELLING,
    ...reading(kind, original),
    ...maps,
    ...encoded(duration, maxBytes),
    `file:${video}`,
  ]
  await runTool(tools.ffmpeg, args, { signal, onOutput })
}

/**
 * Makes a video of any accepted kind into one that every browser plays, with a picture of it.
 * @throws {ToolFailure} when it was killed; {ToolMissing} when it could not be tried
 */
export async function convertVideo(tools: Ffmpeg, work: Work): Promise<Converted | Unconvertible> {
  const { kind, original, directory, signal, maxBytes = CONVERTED_MAX_BYTES } = work
  const probed = await probe(tools, kind, original, signal)
  if (!probed) return 'unreadable'
  if (!probed.picture) return 'no-picture'
  const video = join(directory, 'converted.mp4')
  const poster = join(directory, 'poster.jpg')
  const { index } = probed.picture
  const duration = probed.duration ?? (await countDuration(tools, work, index))
  if (duration > VIDEO_MAX_SECONDS) return 'too-long'
  await encode(tools, work, probed, index, duration, video)
  const made = await probe(tools, MADE, video, signal)
  if (!made?.picture || made.duration === null) return 'unreadable'
  const { size: bytes } = await stat(video)
  // what was cut at the largest size, or is longer than its file says, is not all of it
  if (bytes >= maxBytes || made.duration > VIDEO_MAX_SECONDS) return 'too-long'
  const at = Math.min(POSTER_AT_SECONDS, made.duration / 2)
  const frame = ['-an', '-frames:v', '1', '-c:v', 'mjpeg', '-q:v', '4', '-f', 'mjpeg', `file:${poster}`]
  const shot = await runTool(
    tools.ffmpeg,
    [...quiet, '-ss', at.toFixed(3), ...reading(MADE, video), ...frame],
    { signal },
  )
  if (shot.code !== 0) return 'unreadable'
  const { width, height } = made.picture
  return { video, poster, bytes, duration: made.duration, width, height }
}
