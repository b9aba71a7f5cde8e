import type { Ffmpeg } from './ffmpeg.ts'
import { reading } from './reading.ts'
import { runTool } from './run-tool.ts'
import type { VideoKind } from './video-kind.ts'

export interface Probed {
  /** Seconds; null where the file does not say. */
  duration: number | null
  /** The stream that moves, which is not the picture of a cover. */
  picture: { index: number; width: number; height: number } | null
  sound: { index: number } | null
}

interface Stream {
  index: number
  codec_type?: string
  width?: number
  height?: number
  disposition?: { attached_pic?: number }
}

const ENTRIES = 'format=duration:stream=index,codec_type,width,height:stream_disposition=attached_pic'

/**
 * What is in a file of a kind; null when it cannot be read at all.
 * @throws {ToolFailure}
 */
export async function probe(
  { ffprobe }: Ffmpeg,
  kind: Pick<VideoKind, 'demuxer'>,
  path: string,
  signal: AbortSignal,
): Promise<Probed | null> {
  const wanted = ['-v', 'error', '-of', 'json', '-show_entries', ENTRIES]
  const { code, output } = await runTool(ffprobe, [...wanted, ...reading(kind, path)], { signal })
  if (code !== 0) return null
  const { format, streams = [] } = JSON.parse(output) as {
    format?: { duration?: string }
    streams?: Stream[]
  }
  const seconds = Number(format?.duration)
  const picture = streams.find(
    ({ codec_type, disposition, width = 0, height = 0 }) =>
      codec_type === 'video' && disposition?.attached_pic !== 1 && width > 0 && height > 0,
  )
  const sound = streams.find(({ codec_type }) => codec_type === 'audio')
  return {
    duration: seconds > 0 ? seconds : null,
    picture: picture
      ? { index: picture.index, width: picture.width ?? 0, height: picture.height ?? 0 }
      : null,
    sound: sound ? { index: sound.index } : null,
  }
}
