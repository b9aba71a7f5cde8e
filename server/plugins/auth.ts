import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { authenticate, type SignedInTeacher } from '../areas/session/authenticate.ts'
import { refuse } from '../errors.ts'
import type { Services } from '../services.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once authenticated. */
    teacher: SignedInTeacher | null
  }
  interface FastifyInstance {
    /** The teacher behind the request's bearer token; refuses when there is none (decisions, The calls). */
    authenticate: (request: FastifyRequest) => Promise<SignedInTeacher>
  }
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i

export const authPlugin = fp(
  async (app: FastifyInstance, { db, tokens }: Pick<Services, 'db' | 'tokens'>) => {
    app.decorateRequest('teacher', null)
    app.decorate('authenticate', async (request: FastifyRequest) => {
      const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
      if (!token) throw refuse('signInAgain')
      return authenticate(db, await tokens.readAccess(token))
    })
  },
)
