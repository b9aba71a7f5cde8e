import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The ffmpeg that makes what tests convert: Debian's, or the one that FFMPEG_PATH names. */
export const ffmpegPath = process.env.FFMPEG_PATH || 'ffmpeg'

const picture = (seconds: number, size: string) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=s=${size}:r=25:d=${seconds}`,
]
const sound = (seconds: number) => ['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=48000:d=${seconds}`]

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
const MPEG2 = ['-c:v', 'mpeg2video', '-b:v', '1M', '-c:a', 'ac3']

/** How a file of each accepted kind (P3 §5) is made, by its usual ending. */
export const recipes = {
  webm: ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus', '-f', 'webm'],
  avi: ['-c:v', 'mpeg4', '-c:a', 'libmp3lame', '-f', 'avi'],
  m4v: [...H264, '-f', 'ipod'],
  mkv: [...H264, '-f', 'matroska'],
  mpg: ['-c:v', 'mpeg1video', '-c:a', 'mp2', '-f', 'mpeg'],
  '3gp': ['-c:v', 'mpeg4', '-c:a', 'aac', '-f', '3gp'],
  vob: [...MPEG2, '-f', 'vob'],
  mp4: [...H264, '-f', 'mp4'],
  mxf: ['-c:v', 'mpeg2video', '-c:a', 'pcm_s16le', '-f', 'mxf'],
  wmv: ['-c:v', 'wmv2', '-c:a', 'wmav2', '-f', 'asf'],
  mov: [...H264, '-f', 'mov'],
} as const

interface Wish {
  ending: keyof typeof recipes
  seconds?: number
  size?: string
  without?: 'sound' | 'picture'
  /** Further arguments for what is written. */
  more?: readonly string[]
}

/** A small moving picture with a tone. */
export function makeVideo({ ending, seconds = 1, size = '160x120', without, more = [] }: Wish): Buffer {
  const directory = mkdtempSync(join(tmpdir(), 'cx-video-'))
  const file = join(directory, `made.${ending}`)
  const inputs = [
    ...(without === 'picture' ? [] : picture(seconds, size)),
    ...(without === 'sound' ? [] : sound(seconds)),
  ]
  const args = ['-v', 'error', '-nostdin', ...inputs, ...recipes[ending], ...more, file]
  const { status, stderr, error } = spawnSync(ffmpegPath, args, { encoding: 'utf8' })
  try {
    if (status !== 0) throw error ?? new Error(stderr)
    return readFileSync(file)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
