import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { FailureReply } from '../../src/contract/reply.ts'
import type { Refusal } from '../errors.ts'
import { asRefusal, logFailure } from '../refusal-of.ts'

function body({ message, entry, details }: Refusal): FailureReply {
  return {
    success: false,
    message,
    ...(entry.error_code === undefined ? {} : { error_code: entry.error_code }),
    ...(details.fields ? { data: { errors: details.fields } } : {}),
    ...(details.id === undefined ? {} : { data: { id: details.id } }),
    ...(details.task ? { data: { task: details.task } } : {}),
    ...(details.submissions ? { data: { submissions: details.submissions } } : {}),
    ...(details.exchange_token ? { data: { exchange_token: details.exchange_token } } : {}),
  }
}

/** Writes a refusal, as calls are told of one. */
export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error)
  if (refusal.statusCode >= 500) logFailure(error, request)
  if (refusal.details.retryAfterSeconds) reply.header('retry-after', refusal.details.retryAfterSeconds)
  return reply
    .code(refusal.statusCode)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body(refusal))
}

export const errorsPlugin = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => sendRefusal(error, request, reply))
})
