import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { beginAudit } from '../areas/audit/area.ts'
import { authenticateStudent } from '../areas/student-session/area.ts'
import { refuse } from '../errors.ts'
import { pathOf } from '../logging.ts'
import type { Services } from '../services.ts'
import type { SignedInStudent } from '../signed-in-student.ts'
import { studentTokenOf } from '../student-token.ts'
import { READS } from './auth.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls on the student site, once authenticated. */
    student: SignedInStudent | null
  }
  interface FastifyInstance {
    /**
     * Lets a student in: with a token of the student site, and once the first password was changed. What a teacher
     * writes who sees the site as the student is on record before it begins.
     */
    enterAsStudent: (request: FastifyRequest, mayBeNew: boolean) => Promise<void>
  }
}

export const studentAuthPlugin = fp(async (app: FastifyInstance, { db }: Pick<Services, 'db'>) => {
  app.decorateRequest('student', null)
  app.decorate('enterAsStudent', async (request: FastifyRequest, mayBeNew: boolean) => {
    const token = studentTokenOf(request.headers.authorization)
    if (token === undefined) throw refuse('signInAgain')
    const student = await authenticateStudent(db, token, mayBeNew)
    request.student = student
    const { viewer, id: student_id } = student
    if (!viewer || READS.includes(request.method)) return
    const path = pathOf(request.url)
    const { teacher_id, operator } = viewer
    const entry = { teacher_id, operator, student_id, method: request.method, path, request_id: request.id }
    request.auditId = await beginAudit(db, entry)
  })
})
