import type { ReactNode } from 'react'
import type { TeacherVideo } from '../../contract/entities/action-item.ts'
import type { VideoTarget } from '../../core/uploads/video-target.ts'

/** A film that is there and not sent: what the camera has recorded, or what the person has chosen. */
export interface ChosenVideo {
  /** What a file of it is called, ending included. */
  name: string
  /** Media type, as the browser says it; '' where it knows none. */
  type: string
  bytes: number
  /** Seconds; null of a file, which nobody has read. */
  seconds: number | null
}

/** Why the person is through without having sent anything. */
export type CancelReason =
  /** They pressed Cancel, and nothing is under way any more. */
  | 'cancelled'
  /** There is a video of theirs already; it was said, and the task detail is to be shown (P3 §8). */
  | 'already-sent'

/** What went wrong, in the words that the person reads. */
export interface VideoFailure {
  /** `recording`: nothing could be recorded; `upload`: it was not sent or not saved; `conversion`: it is kept as it is. */
  during: 'recording' | 'upload' | 'conversion'
  reason: string
}

export interface VideoRecorderProps {
  /** What the video is for. Another target begins anew; a recording that was not sent waits for its own. */
  target: VideoTarget
  /** Seconds that a recording may take, 1 to 300; 120 unless told. */
  timeLimit?: number | undefined
  /** What to record, for Review Prompt; nothing is offered without one. Text that a person wrote comes cleaned. */
  prompt?: ReactNode
  /** What the video will be called where it is played, such as 'My post'. */
  label?: string | undefined
  /** `record` opens the camera at once, `upload` puts the choice of a file first; both are offered unless told. */
  first?: 'record' | 'upload' | undefined
  productName: string
  /** Where to go on once it is saved: links beside what is said of it. */
  whenSaved?: ReactNode
  /** A film is there to look at, and nothing is submitted. */
  onRecorded?: ((video: ChosenVideo) => void) | undefined
  /** The whole file is at the server. `url` is the upload's path, as the calls that save a video take it. */
  onUploaded?: ((url: string) => void) | undefined
  /** The server has saved it. The part goes on to show it, with its stage, until it is taken away. */
  onSaved?: ((saved: TeacherVideo) => void) | undefined
  /** Something went wrong; the person is told, and may try again where that is of use. */
  onFailed?: ((failure: VideoFailure) => void) | undefined
  /** What was saved is converted: it plays everywhere. */
  onConverted?: ((saved: TeacherVideo) => void) | undefined
  /** Nothing is sent and nothing will be. Cancel is not offered without it. */
  onCancelled?: ((reason: CancelReason) => void) | undefined
  /**
   * Whether something is under way that leaving interrupts: a recording, or what is sent. Who leads away meanwhile asks
   * first; closing the page while something is sent asks by itself. A film that was not sent is found again.
   */
  onBusy?: ((isBusy: boolean) => void) | undefined
}
