import { isIndependent, type WithUserType } from '../../contract/rules/user-types.ts'
import type { RouteName } from './paths.ts'

/** Where a teacher creates a classroom: independent teachers have a page of their own (P1 §4). Librarians create none. */
export const creationRoute = (user: WithUserType) =>
  (isIndependent(user) ? 'createIndependentClassroom' : 'createClassroom') satisfies RouteName
