import { brandNames } from '../../../src/contract/brands.ts'
import {
  STORAGE_FULL,
  UNSAVED_VIDEOS_FULL,
  UPLOADS_UNFINISHED,
  VIDEO_EMPTY,
  VIDEO_TOO_LARGE,
  VIDEO_TYPE_UNSUPPORTED,
} from '../../../src/contract/error-codes/uploads.ts'
import { STUDENTS_UNSAVED_VIDEOS_MAX_BYTES } from '../../../src/contract/limits/student-site.ts'
import { BYTES_PER_MEGABYTE } from '../../../src/contract/limits/units.ts'
import {
  UNFINISHED_UPLOADS_MAX,
  UNSAVED_VIDEOS_MAX_BYTES,
  UNUSED_VIDEO_KEPT_DAYS,
  VIDEO_MAX_BYTES,
} from '../../../src/contract/limits/videos.ts'
import { fileSentences } from '../../../src/contract/server-messages/files.ts'
import { uploadSentences } from '../../../src/contract/server-messages/uploads.ts'
import { type RefusalTable, refuseWith } from '../../errors.ts'

export const refusals = {
  unsupportedType: {
    status: 422,
    message: uploadSentences.unsupportedType(brandNames.default.productName),
    error_code: VIDEO_TYPE_UNSUPPORTED,
  },
  videoTooLarge: {
    status: 413,
    message: fileSentences.tooLarge(VIDEO_MAX_BYTES / BYTES_PER_MEGABYTE),
    error_code: VIDEO_TOO_LARGE,
  },
  emptyFile: { status: 422, message: uploadSentences.emptyFile, error_code: VIDEO_EMPTY },
  storageFull: { status: 507, message: uploadSentences.storageFull, error_code: STORAGE_FULL },
  tooManyUnfinished: {
    status: 429,
    message: uploadSentences.tooManyUnfinished(UNFINISHED_UPLOADS_MAX),
    error_code: UPLOADS_UNFINISHED,
  },
  tooMuchUnsaved: {
    status: 422,
    message: uploadSentences.tooMuchUnsaved(
      UNSAVED_VIDEOS_MAX_BYTES / BYTES_PER_MEGABYTE,
      UNUSED_VIDEO_KEPT_DAYS,
    ),
    error_code: UNSAVED_VIDEOS_FULL,
  },
  /** The bound is that of all students of one teacher: whoever is told it may have sent nothing. */
  tooMuchOfAll: {
    status: 422,
    message: uploadSentences.tooMuchOfAll(
      STUDENTS_UNSAVED_VIDEOS_MAX_BYTES / BYTES_PER_MEGABYTE,
      UNUSED_VIDEO_KEPT_DAYS,
    ),
    error_code: UNSAVED_VIDEOS_FULL,
  },
  otherPlace: { status: 409, message: uploadSentences.otherPlace },
  notAnUpload: { status: 400, message: uploadSentences.notAnUpload },
} as const satisfies RefusalTable

export const refuse = refuseWith(refusals)
