import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isDemo } from '../src/contract/rules/user-types.ts'
import { refuse } from './errors.ts'
import { prefixes } from './prefixes.ts'
import type { SignedInTeacher } from './signed-in-teacher.ts'

/** Lets a signed-in teacher in under a prefix, and notes who it is. @throws 401, 403 */
export async function enter(
  app: FastifyInstance,
  request: FastifyRequest,
  prefix: string,
): Promise<SignedInTeacher> {
  const teacher = await app.authenticate(request)
  request.teacher = teacher
  if (prefix === prefixes.demo && !isDemo(teacher)) throw refuse('demoOnly')
  return teacher
}
