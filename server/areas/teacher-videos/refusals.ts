import {
  CAPTIONS_WRONG,
  TASK_CLOSED,
  VIDEO_ANSWERED,
  VIDEO_SENT,
  VIDEO_UNKNOWN,
} from '../../../src/contract/error-codes/teacher-videos.ts'
import { teacherVideoSentences } from '../../../src/contract/server-messages/teacher-videos.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  videoSent: { status: 422, message: teacherVideoSentences.videoSent, error_code: VIDEO_SENT },
  responseSent: { status: 422, message: teacherVideoSentences.responseSent, error_code: VIDEO_SENT },
  taskClosed: { status: 422, message: teacherVideoSentences.taskClosed, error_code: TASK_CLOSED },
  postGone: { status: 422, message: teacherVideoSentences.postGone, error_code: TASK_CLOSED },
  videoUnknown: { status: 422, message: teacherVideoSentences.videoUnknown, error_code: VIDEO_UNKNOWN },
  videoAnswered: { status: 422, message: teacherVideoSentences.videoAnswered, error_code: VIDEO_ANSWERED },
  captionsWrong: { status: 422, message: teacherVideoSentences.captionsWrong, error_code: CAPTIONS_WRONG },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
