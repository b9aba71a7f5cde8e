import { VIDEO_MAX_BYTES } from '../limits/videos.ts'

/** What a person has chosen, as a browser tells it; `type` is empty where the browser knows none. */
export interface ChosenFile {
  name: string
  type: string
  size: number
}

export type VideoFileIssue = 'no_file' | 'empty_file' | 'max_size_exceeded' | 'unsupported_type'

/** Media types of videos (P3 §5), and the other names that browsers have for some of them. */
const TYPES = [
  ...['webm', 'avi', 'm4v', 'x-matroska', 'mpeg', '3gpp', 'vob', 'mp4', 'mxf', 'x-ms-wmv', 'quicktime'],
  ...['x-msvideo', 'x-m4v', 'matroska'],
].map(name => `video/${name}`)

/** Also accepted when anything else is said of them: browsers know neither. */
const NAMED = /vob|mxf/i

/** Endings of the types, for a browser that knows no type of a file. */
const ENDING = /\.(3gp|avi|m4v|mkv|mov|mp4|mpe?g|mxf|vob|webm|wmv)$/i

function isAccepted({ name, type }: Pick<ChosenFile, 'name' | 'type'>): boolean {
  // 'video/webm;codecs=vp9,opus' is what a recording is called
  const [kind = ''] = type.toLowerCase().split(';')
  if (kind.trim() === '') return ENDING.test(name) || NAMED.test(name)
  return TYPES.includes(kind.trim()) || NAMED.test(name)
}

/** Why a file cannot be uploaded as a video; null when it can, as far as can be told without reading it. */
export function videoFileIssue(file: ChosenFile | null): VideoFileIssue | null {
  if (!file) return 'no_file'
  if (!isAccepted(file)) return 'unsupported_type'
  if (file.size === 0) return 'empty_file'
  return file.size > VIDEO_MAX_BYTES ? 'max_size_exceeded' : null
}
