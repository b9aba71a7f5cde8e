import { access, constants } from 'node:fs/promises'
import { basename, delimiter, dirname, join } from 'node:path'

/** The two programs that look at videos and make them anew. */
export interface Ffmpeg {
  ffmpeg: string
  ffprobe: string
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where a program is that is called by its name alone. */
async function find(name: string): Promise<string | null> {
  const places = name.includes('/')
    ? [name]
    : (process.env.PATH ?? '').split(delimiter).map(place => join(place, name))
  for (const place of places) if (await isProgram(place)) return place
  return null
}

/**
 * Where they are, if both are there; `ffprobe` stands beside `ffmpeg`.
 * @param path of ffmpeg, or its name
 */
export async function findFfmpeg(path: string): Promise<Ffmpeg | null> {
  const ffmpeg = await find(path)
  if (!ffmpeg) return null
  const ffprobe = await find(join(dirname(ffmpeg), basename(ffmpeg).replace('ffmpeg', 'ffprobe')))
  return ffprobe === null ? null : { ffmpeg, ffprobe }
}
