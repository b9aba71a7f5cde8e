import { COURSE_UNAVAILABLE } from '../../contract/error-codes/courses.ts'
import {
  LIBRARY_REQUEST_EXPIRED,
  LIBRARY_REQUEST_GONE,
  LIBRARY_REQUEST_OWN,
  LIBRARY_REQUEST_TAKEN,
  LIBRARY_UNAVAILABLE,
} from '../../contract/error-codes/library-connections.ts'
import { asRefusal } from '../http/failure.ts'

const OVER: readonly (number | undefined)[] = [
  LIBRARY_REQUEST_GONE,
  LIBRARY_REQUEST_TAKEN,
  LIBRARY_REQUEST_EXPIRED,
  LIBRARY_REQUEST_OWN,
  LIBRARY_UNAVAILABLE,
  COURSE_UNAVAILABLE,
]

/** Whether the server has said that a request is not to be had any more, as where somebody else was faster. */
export const isRequestOver = (error: unknown): boolean => OVER.includes(asRefusal(error)?.errorCode)
