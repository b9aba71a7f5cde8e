import { $apiBase } from '../http/api-base.ts'
import { $user } from '../session/session.ts'
import type { VideoTarget } from '../uploads/video-target.ts'

/** What the camera has recorded, or what the person has chosen. */
export interface Film {
  /** The same after a reload. */
  id: string
  content: Blob
  /** What a file of it is called, ending included. */
  name: string
  type: string
  /** Null of a file, which nobody has read. */
  seconds: number | null
}

/**
 * Whose film it is, and what for: nobody else is shown it, and nothing else takes it. A response is for its task, whatever
 * post of the partner it answers: it is found again where that was replaced.
 */
export function filmPlace(target: VideoTarget): string {
  const place = target.for === 'response' ? { ...target, submissionId: undefined } : target
  return JSON.stringify([$apiBase.get(), $user.get()?.id, place])
}
