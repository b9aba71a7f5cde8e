import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access } from '../src/contract/endpoint.ts'
import { isDemo } from '../src/contract/rules/user-types.ts'
import { refuse } from './errors.ts'
import { prefixes } from './prefixes.ts'

/**
 * Lets in who may call what has this access under a prefix, and notes who it is: a teacher, or a student of the student
 * site. What is open to more than those looks for itself. @throws 401, 403
 */
export async function enter(
  app: FastifyInstance,
  request: FastifyRequest,
  { prefix, access }: { prefix: string; access: Access },
): Promise<void> {
  if (access === 'student' || access === 'new-student')
    await app.enterAsStudent(request, access === 'new-student')
  if (access !== 'teacher') return
  const teacher = await app.authenticate(request)
  request.teacher = teacher
  if (prefix === prefixes.demo && !isDemo(teacher)) throw refuse('demoOnly')
}
