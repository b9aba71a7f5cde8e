import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Converted, convertVideo, type Unconvertible } from '../../server/video/convert-video.ts'
import { findFfmpeg } from '../../server/video/ffmpeg.ts'
import { fileEnds } from '../../server/video/file-ends.ts'
import { type VideoKind, videoKind } from '../../server/video/video-kind.ts'
import { ffmpegPath } from './videos.ts'

interface Made extends Pick<Converted, 'bytes' | 'duration' | 'width' | 'height'> {
  video: Buffer
  poster: Buffer
}

export interface Outcome {
  /** Null when it was refused for its content. */
  type: string | null
  made: Made | Unconvertible | 'refused'
  progress: number[]
}

interface Surroundings {
  maxBytes?: number
  /** Files in the same directory, by their names. */
  beside?: Record<string, Buffer>
}

/** What the server makes of a file; with a `kind`, whatever the file is. */
export async function convert(
  original: Buffer | string,
  kind?: VideoKind,
  { maxBytes, beside = {} }: Surroundings = {},
): Promise<Outcome> {
  const tools = await findFfmpeg(ffmpegPath)
  if (!tools) throw new Error('ffmpeg is not installed: node scripts/setup.js --browser')
  const directory = await mkdtemp(join(tmpdir(), 'cx-convert-'))
  try {
    const path = join(directory, 'original')
    await writeFile(path, original)
    for (const [name, content] of Object.entries(beside)) await writeFile(join(directory, name), content)
    const found = kind ?? videoKind(await fileEnds(path))
    if (!found) return { type: null, made: 'refused', progress: [] }
    const progress: number[] = []
    const made = await convertVideo(tools, {
      kind: found,
      original: path,
      directory,
      signal: AbortSignal.timeout(120_000),
      ...(maxBytes === undefined ? {} : { maxBytes }),
      onProgress: percent => progress.push(percent),
    })
    if (typeof made === 'string') return { type: found.type, made, progress }
    const [video, poster] = await Promise.all([readFile(made.video), readFile(made.poster)])
    return { type: found.type, made: { ...made, video, poster }, progress }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
