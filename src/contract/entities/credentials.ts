import Type from 'typebox'
import { EMAIL_MAX_CHARACTERS, PASSWORD_INPUT_MAX_CHARACTERS } from '../limits/accounts.ts'

/**
 * A text that nobody but those who exchange it may know. A field with such a schema never reaches a log
 * (server/secret-fields.ts); OpenAPI shows the mark to those who call from elsewhere.
 */
export const Secret = (options: { minLength?: number; maxLength?: number; description?: string } = {}) =>
  Type.String({ ...options, 'x-secret': true })

/** An email as somebody types it. */
export const Email = Type.String({ minLength: 1, maxLength: EMAIL_MAX_CHARACTERS })
/** A password as somebody types it, whatever the policy says of it. */
export const Password = Secret({ minLength: 1, maxLength: PASSWORD_INPUT_MAX_CHARACTERS })
/** What stands in the link of a mail or of an operator, and is good for one use. */
export const OneTimeCode = Secret({ minLength: 1, maxLength: 200 })
