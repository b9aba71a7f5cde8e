import type { TeacherSubmission } from '../../contract/entities/teacher-submission.ts'
import { serviceUrl } from '../http/address.ts'
import { fileName } from './file-name.ts'

/** How far the server is with a video, by `video_processed` (P3 §3). */
const stages = { 0: 'processing', 1: 'ready', 2: 'failed' } as const

/** A path of the service, or an address of its storage. */
const absolute = (url: string | null) => (url?.startsWith('/') ? serviceUrl(url) : url)

/** What a player is given to play a teacher's video. */
export const playable = ({
  url,
  poster,
  video_processed,
}: Pick<TeacherSubmission, 'url' | 'poster' | 'video_processed'>) => ({
  src: absolute(url),
  poster: absolute(poster),
  stage: stages[video_processed],
  ...(url && { file: fileName(url) }),
})
