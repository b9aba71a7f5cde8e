import type { User } from '../../contract/entities/user.ts'
import { isLibrarian } from '../../contract/rules/user-types.ts'
import { home } from '../messages/home.ts'

/** The list of a person's classrooms by its name. */
export const homeName = (user: User | null): string =>
  user && isLibrarian(user) ? home.librarian : home.teacher
