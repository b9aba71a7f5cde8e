// Lists of students in files (P3 §5 Import file, §9 Export columns). The bounds are far above what 30 names need.

/** What is sent. */
export const STUDENT_LIST_MAX_BYTES = 1_048_576
/** All parts of the file together, once they are unpacked. */
export const STUDENT_LIST_UNPACKED_MAX_BYTES = 4_194_304
/** What the parts may be of the file: Excel's own come to some 10 : 1. */
export const STUDENT_LIST_RATIO_MAX = 100
/** Files within the file. */
export const STUDENT_LIST_PARTS_MAX = 200
/** As far as the sheet reaches, empty ones included. */
export const STUDENT_LIST_ROWS_MAX = 1_000
export const STUDENT_LIST_COLUMNS_MAX = 100
/** Texts that the cells of a workbook share. */
export const STUDENT_LIST_TEXTS_MAX = 5_000
/** What is shown of a cell. */
export const STUDENT_LIST_CELL_MAX_CHARACTERS = 100
/** What reading a file may take of a processor, how long it may take on a busy one, and its heap. */
export const STUDENT_LIST_READ_MS = 5_000
export const STUDENT_LIST_WAIT_MS = 30_000
export const STUDENT_LIST_HEAP_MEGABYTES = 32
/** The part of the heap for what has just come. */
export const STUDENT_LIST_YOUNG_MEGABYTES = 8
/** Files that wait for their turn, of everybody and of one teacher, and when to come again where that is too many. */
export const STUDENT_LISTS_WAITING_MAX = 20
export const STUDENT_LISTS_WAITING_OF_ONE_MAX = 4
export const STUDENT_LIST_RETRY_SECONDS = 10
/** Lists that a teacher may have read, tried out or imported. */
export const STUDENT_LISTS_PER_HOUR = 120
