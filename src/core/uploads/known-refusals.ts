import { BYTES_PER_MEGABYTE } from '../../contract/limits/units.ts'
import { fileSentences } from '../../contract/server-messages/files.ts'

/** By its ending, such as '.png,.pdf' has it; what a file really is the server tells by its content. */
export const endsLike = (file: File, accepted: string): boolean =>
  accepted.split(',').some(ending => file.name.toLowerCase().endsWith(ending))

/** What is said of a file with more bytes than that; null of any other. */
export const tooLarge = (file: File, mostBytes: number): string | null =>
  file.size > mostBytes ? fileSentences.tooLarge(mostBytes / BYTES_PER_MEGABYTE) : null
