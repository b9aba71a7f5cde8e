import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors.ts'
import { asRefusal, logFailure } from '../../refusal-of.ts'
import { type Given, givenBy } from './given.ts'
import { LaunchRefused } from './launch-refused.ts'
import { type LaunchPage, refusedPage, saidPage } from './pages.ts'

/** Of every page that a platform leads to, and of those that may be opened by hand. */
export const pageOptions = { schema: { hide: true }, logLevel: 'warn' } as const

/** Has a scope take forms, as browsers send them, and nothing else; what goes wrong is said in a page. */
export function takeForms(app: FastifyInstance): void {
  app.setErrorHandler(showRefusal)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  )
}

/**
 * Answers with a page, under its own policy and 200 unless told; no browser, proxy or page around keeps it or learns where
 * it is.
 */
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

/** A request that is none, such as a body of another kind: it came from a platform, or in its name. */
const isMalformed = (error: unknown, { statusCode }: Refusal) =>
  !(error instanceof Refusal) && statusCode >= 400 && statusCode < 500

/** A page that says why there is none, and what to pass on; what nobody foresaw keeps its details to the log. */
function showRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const asked = { id: request.id, at: new Date() }
  if (error instanceof LaunchRefused) {
    const { refusal, platform, deployment, cause } = error
    const told = { refusal, platform: platform?.id, called: platform?.name, deployment }
    request.log.warn(cause === undefined ? told : { ...told, err: cause }, 'launch refused')
    return showPage(reply, refusedPage(error, asked), error.status)
  }
  const refused = asRefusal(error)
  if (isMalformed(error, refused)) return showRefusal(new LaunchRefused('badLaunch'), request, reply)
  if (refused.statusCode >= 500) logFailure(error, request)
  const { retryAfterSeconds } = refused.details
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  return showPage(reply, saidPage(refused.message, asked), refused.statusCode)
}

/** Answers with a page that is made of what somebody has come with. @throws what the scope says in a page */
export const answerWith =
  <Params>(work: (given: Given, params: Params) => Promise<LaunchPage>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    showPage(reply, await work(givenBy(request), request.params as Params))
