import { VIDEO_SENT, VIDEO_UNKNOWN } from '../../contract/error-codes/teacher-videos.ts'
import { VIDEO_EMPTY, VIDEO_TOO_LARGE, VIDEO_TYPE_UNSUPPORTED } from '../../contract/error-codes/uploads.ts'
import { BYTES_PER_MEGABYTE } from '../../contract/limits/units.ts'
import { VIDEO_MAX_BYTES } from '../../contract/limits/videos.ts'
import type { VideoFileIssue } from '../../contract/rules/video-file.ts'
import { explain } from '../http/explain.ts'
import { asRefusal, CallFailure, type FailureKind } from '../http/failure.ts'
import { mayGoBetter } from '../http/may-go-better.ts'
import { tryAgain } from '../messages/try-again.ts'
import { uploads as t } from '../messages/uploads.ts'
import type { UploadState } from './upload-state.ts'
import { isPassing } from './upload-tries.ts'

/** Why a file cannot be a video, in the words of the brand (P3 §5). */
export function fileIssueText(issue: VideoFileIssue, productName: string): string {
  switch (issue) {
    case 'no_file':
      return t.noFile
    case 'empty_file':
      return t.emptyFile
    case 'unsupported_type':
      return t.unsupportedType(productName)
    case 'max_size_exceeded':
      return t.tooLarge(VIDEO_MAX_BYTES / BYTES_PER_MEGABYTE)
  }
}

/** The upload was given up by the server in the middle: the next attempt begins anew. */
const GIVEN_UP: readonly (number | undefined)[] = [404, 410]

const NOTHING_SAID: readonly FailureKind[] = ['offline', 'timeout', 'unreadable']

const issues: Readonly<Record<number, VideoFileIssue>> = {
  [VIDEO_TYPE_UNSUPPORTED]: 'unsupported_type',
  [VIDEO_TOO_LARGE]: 'max_size_exceeded',
  [VIDEO_EMPTY]: 'empty_file',
}

/** The file is not at the server any more, or was saved for something else: it has to be sent anew. */
export const isLost = (error: unknown): boolean => asRefusal(error)?.errorCode === VIDEO_UNKNOWN

/** What the server has said, or what the specification says where it has said nothing. */
const told = (error: unknown, fallback: string): string =>
  error instanceof CallFailure && NOTHING_SAID.includes(error.kind) ? fallback : explain(error, fallback)

/** What to show of something that went wrong on the way (P3 §8 Upload failure, Save video failure). */
export function readUploadFailure(error: unknown, isSaving: boolean, productName: string): UploadState {
  const { errorCode, message } = asRefusal(error) ?? {}
  // what begins with 'You already sent a' leads to the task
  if (errorCode === VIDEO_SENT || message?.startsWith(t.alreadySentStart)) return { at: 'already-sent' }
  const issue = issues[errorCode ?? 0]
  if (issue) return { at: 'failed', reason: fileIssueText(issue, productName), next: 'other-file' }
  const reason = told(error, isSaving ? t.saveFailed : t.uploadFailed)
  if (!isWorthwhile(error, isSaving)) return { at: 'failed', reason, next: 'keep' }
  return { at: 'failed', reason: isSaving ? reason : tryAgain.after(reason), next: 'again' }
}

/** Whether the same may go better another time: unless the server has said no for good. */
const isWorthwhile = (error: unknown, isSaving: boolean): boolean =>
  mayGoBetter(error) ||
  isPassing(error) ||
  isLost(error) ||
  (!isSaving && GIVEN_UP.includes(asRefusal(error)?.status))
