import { digest } from './digest.ts'

/**
 * The `Idempotency-Key` of what a person wants: the same for another attempt at the same, also after a reload, and
 * another one as soon as something else is sent.
 *
 * @param id of the draft that it comes from, kept with it
 */
export const intentionKey = (id: string, body: object): string => `${id}-${digest(JSON.stringify(body))}`
