import type { EndpointKey } from '../src/contract/endpoints/all.ts'
import type { SignedInTeacher } from './signed-in-teacher.ts'

/** What is known of a form whose file has not been read yet. */
export interface AnnouncedFile {
  teacher: SignedInTeacher | null
  /** Its field `type`, where that has come first. */
  type: unknown
  /** What all of it may have. */
  bytes: number
}

/** Refuses, by throwing, what would be refused anyway once the file lay on the disk. */
export type BeforeFile = (announced: AnnouncedFile) => Promise<void>

/** Some of the calls that take a form, and what is asked of each. */
export type BeforeFiles = Partial<Record<EndpointKey, BeforeFile>>
