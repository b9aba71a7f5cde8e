// Files that teachers give (P1 §5, §9; decision 9).

export const AVATAR_FILE_MAX_BYTES = 5_242_880
/** A thumbnail of a task may be as large as this (P3 §5, §9). */
export const THUMBNAIL_FILE_MAX_BYTES = 262_144_000
/** A purchase order (P1 §5 Payment, §9). */
export const PAYMENT_ORDER_FILE_MAX_BYTES = 262_144_000
/** A material of a task, and a picture in one of its texts. */
export const MATERIAL_FILE_MAX_BYTES = 26_214_400
/** So much of the file of a picture is read: a whole one of 50 million pixels, and what stands behind its end is nothing. */
export const PICTURE_READ_MAX_BYTES = 67_108_864
/** A thumbnail has so long to arrive, as a video has. */
export const FILE_RECEIVE_SECONDS = 1_200
/** What one sender may have under way at once: two of the largest thumbnails, or twenty of the largest materials. */
export const FORMS_UNDER_WAY_MAX_BYTES = 536_870_912
/** Width times height of a picture that is given, whatever it is for: what a telephone takes, and some more. */
export const PICTURE_MAX_PIXELS = 50_000_000
/** Width and height of what is kept. */
export const AVATAR_WIDTH_PX = 512
/** What is kept of a thumbnail and of a picture in a text is at most so wide. */
export const THUMBNAIL_WIDTH_PX = 960
export const TEXT_PICTURE_WIDTH_PX = 1_600
/** An address of a file is good for so long at least, and twice as long at most. */
export const FILE_URL_VALID_SECONDS = 3_600
/** A file that nobody uses goes so long after it was given, or after the last edit that has taken it out of a task. */
export const UNUSED_FILE_KEPT_DAYS = 30
export const FILES_PER_HOUR = 30
/** Purchase orders: more than anybody has. */
export const PAYMENT_ORDER_FILES_PER_HOUR = 10
/** Of tasks: one with all its attachments is twenty-one. */
export const TASK_FILES_PER_HOUR = 300
/** What one teacher's files of tasks may have together in a day: forty of the largest materials. */
export const TASK_FILES_PER_DAY_MAX_BYTES = 1_073_741_824
