import Type from 'typebox'
import { LTI_ID_MAX_CHARACTERS } from '../../../src/contract/limits/lti.ts'

/**
 * A name that a platform gives something, as PostgreSQL keeps it: without half a character, of which all would be one name
 * there, and without characters that control what prints it, such as an operator's terminal.
 */
export const Words = Type.String({
  minLength: 1,
  maxLength: LTI_ID_MAX_CHARACTERS,
  pattern: '^(?:[^\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF]|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF])+$',
})
