import { CallFailure } from '../../src/core/http/failure.ts'

/** What a call rejects with; fails the test when it does not, or rejects with something else. */
export async function failureOf(job: Promise<unknown>): Promise<CallFailure> {
  let reply: unknown
  try {
    reply = await job
  } catch (error) {
    if (error instanceof CallFailure) return error
    throw error
  }
  throw new Error(`This was meant to fail, but gave ${JSON.stringify(reply)}`)
}
