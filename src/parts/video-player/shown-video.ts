import type { Caption } from '../../contract/entities/caption.ts'
import type { VideoStage } from './trouble.tsx'

/** A video, as a player and its popup show it. */
export interface ShownVideo {
  /** Where the video is, converted or as it came; null while it is nowhere. */
  src: string | null
  /** What the video is, such as 'My morning, by Maya T.'. */
  label: string
  /** What its file is called; unless told, what the video is. */
  file?: string
  /** Address of the picture that stands there before it plays. */
  poster?: string | null
  stage?: VideoStage
  captions?: readonly Caption[]
  productName: string
  onEnded?: () => void
  /** It begins by itself so many ms after it is there, unless the browser does not allow that. */
  playAfterMs?: number | undefined
  /** How much of it is loaded before it plays: `metadata` unless told. */
  preload?: 'metadata' | 'auto' | undefined
  /** Something stands before it: it is silent from then on. */
  isHeld?: boolean | undefined
  /** Brings another address of the same video where this one is no good any more; without it the same is loaded again. */
  onReload?: () => unknown
}
