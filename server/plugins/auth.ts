import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { beginAudit, endAudit } from '../areas/audit/area.ts'
import { authenticate } from '../areas/session/area.ts'
import { refuse } from '../errors.ts'
import { pathOf } from '../logging.ts'
import type { Services } from '../services.ts'
import type { SignedInTeacher } from '../signed-in-teacher.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once authenticated. */
    teacher: SignedInTeacher | null
    /** The audit row of a write in a masquerade session. */
    auditId: number | null
  }
  interface FastifyInstance {
    /**
     * The teacher behind the request's bearer token; refuses when there is none (decisions, The calls). A masquerade
     * session needs its admin token too, and its writes are on record before they begin.
     */
    authenticate: (request: FastifyRequest) => Promise<SignedInTeacher>
  }
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i
export const READS = ['GET', 'HEAD', 'OPTIONS']

/** The operator's half of a masquerade session, where there is one. */
export function adminTokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers['x-admin-token']
  return typeof token === 'string' ? token : undefined
}

export const authPlugin = fp(
  async (app: FastifyInstance, { db, tokens }: Pick<Services, 'db' | 'tokens'>) => {
    app.decorateRequest('teacher', null)
    app.decorateRequest('auditId', null)
    app.decorate('authenticate', async (request: FastifyRequest) => {
      const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
      if (!token) throw refuse('signInAgain')
      const teacher = await authenticate(db, await tokens.readAccess(token))
      const { id: teacher_id, operator, familyId } = teacher
      if (operator === null) return teacher
      if (!tokens.isAdminToken(familyId, adminTokenOf(request))) throw refuse('signInAgain')
      if (!READS.includes(request.method)) {
        const path = pathOf(request.url)
        const entry = { teacher_id, operator, method: request.method, path, request_id: request.id }
        request.auditId = await beginAudit(db, entry)
      }
      return teacher
    })
    app.addHook('onSend', async (request, reply) => {
      if (request.auditId === null) return
      await endAudit(db, request.auditId, reply.statusCode).catch(error => {
        request.log.error({ err: error, auditId: request.auditId }, 'an audit row stays without its outcome')
      })
    })
  },
)
