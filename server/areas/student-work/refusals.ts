import { POST_CLOSED, POST_SENT, POST_VIDEO_UNKNOWN } from '../../../src/contract/error-codes/student-site.ts'
import { studentSiteSentences } from '../../../src/contract/server-messages/student-site.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  postSent: { status: 422, message: studentSiteSentences.postSent, error_code: POST_SENT },
  postClosed: { status: 422, message: studentSiteSentences.postClosed, error_code: POST_CLOSED },
  videoUnknown: { status: 422, message: studentSiteSentences.videoUnknown, error_code: POST_VIDEO_UNKNOWN },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
