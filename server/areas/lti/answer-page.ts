import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors.ts'
import { type Given, givenBy } from './given.ts'
import { LaunchRefused } from './launch-refused.ts'
import { type LaunchPage, refusedPage, saidPage } from './pages.ts'

/** Of every page that a platform leads to, and of those that may be opened by hand. */
export const pageOptions = { schema: { hide: true }, logLevel: 'warn' } as const

/** Has a scope take forms, as browsers send them, and nothing else. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  )
}

export const showPage = (
  reply: FastifyReply,
  { html, policy, isSender = false }: LaunchPage,
  status = 200,
): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    // what is in the address is the platform's, and nobody else's
    .header('referrer-policy', isSender ? 'same-origin' : 'no-referrer')
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'cross-origin')
    .removeHeader('x-frame-options')
    .send(html)

/** A page that says why there is none; what nobody foresaw is thrown on. */
function showRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const asked = { id: request.id, at: new Date() }
  if (error instanceof LaunchRefused) {
    const { refusal, platform, deployment, cause } = error
    const told = { refusal, platform: platform?.id, called: platform?.name, deployment }
    request.log.warn(cause === undefined ? told : { ...told, err: cause }, 'launch refused')
    return showPage(reply, refusedPage(error, asked), error.status)
  }
  if (!(error instanceof Refusal)) throw error
  const { retryAfterSeconds } = error.details
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  return showPage(reply, saidPage(error.message, asked), error.statusCode)
}

/** Answers with a page that is made of what somebody has come with, or with one that says why there is none. */
export const answerWith =
  <Params>(work: (given: Given, params: Params) => Promise<LaunchPage>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      return showPage(reply, await work(givenBy(request), request.params as Params))
    } catch (error) {
      return showRefusal(error, request, reply)
    }
  }
