import type { User } from '../src/contract/entities/user.ts'
import { mayHavePartner } from '../src/contract/rules/partner-access.ts'
import { isLibrarian } from '../src/contract/rules/user-types.ts'
import { creationRoute } from '../src/core/navigation/creation-route.ts'
import { pathTo, type RouteName } from '../src/core/navigation/paths.ts'
import { type Area, routes } from './routes.ts'

/** A visit: which route, its params as they stand in the path, and the whole path to come back to. */
export interface Visit {
  route: RouteName
  params: Record<string, string | undefined>
  path: string
}

/** What becomes of a visit: the route opens, another path is shown instead, or the visitor goes back. */
export type Verdict = { at: 'open' } | { at: 'elsewhere'; path: string } | { at: 'back' }

const open: Verdict = { at: 'open' }
const elsewhere = (path: string): Verdict => ({ at: 'elsewhere', path })

/** Neither school nor validated email nor validated teacher: the profile has to come first (decision 3). */
function needsProfile(user: User): boolean {
  return !user.school && !user.is_email_validated && !user.is_teacher_validated
}

function toLogin({ path }: Visit): Verdict {
  return elsewhere(pathTo('login', {}, path === pathTo('classrooms') ? {} : { redirect: path }))
}

const forTeachers = (user: User): Verdict =>
  needsProfile(user) ? elsewhere(pathTo(user.first_name ? 'profile' : 'newProfile')) : open

type CreationRoute = ReturnType<typeof creationRoute>

/** A page of creating a classroom; who has another one is sent there, and librarians create none. */
const creationOf = (route: CreationRoute) => (user: User) => {
  if (isLibrarian(user)) return elsewhere(pathTo('classrooms'))
  const own = creationRoute(user)
  return own === route ? forTeachers(user) : elsewhere(pathTo(own))
}

const areas: Record<Area, (user: User, params: Visit['params']) => Verdict> = {
  // who is signed in has nothing to do on the pages that lead there
  security: () => elsewhere(pathTo('classrooms')),
  anyone: () => open,
  profile: () => open,
  teacher: forTeachers,
  librarians: user => (isLibrarian(user) ? forTeachers(user) : elsewhere(pathTo('classrooms'))),
  creation: creationOf('createClassroom'),
  independentCreation: creationOf('createIndependentClassroom'),
  // teachers who can have a global partner (decision 20)
  partners: (user, { invitationId }) => {
    // whoever has none and follows an invitation is told there that it is for another account
    if (mayHavePartner(user)) return forTeachers(user)
    if (invitationId) return open
    return elsewhere(pathTo(isLibrarian(user) ? 'libraryConnections' : 'classrooms'))
  },
}

/** Ids are whole numbers above zero; a path that has something else in their place sends the visitor back. */
function hasGoodIds(params: Visit['params']): boolean {
  return Object.entries(params).every(
    ([name, value]) => !name.endsWith('Id') || !value || /^[1-9]\d{0,9}$/.test(value),
  )
}

/** Decides about one visit (P2 §6 Route guards). `user` is who is signed in, or null. */
export function guard(visit: Visit, user: User | null): Verdict {
  const { area } = routes[visit.route]
  if (!user) return area === 'security' || area === 'anyone' ? open : toLogin(visit)
  const verdict = areas[area](user, visit.params)
  return verdict.at === 'open' && !hasGoodIds(visit.params) ? { at: 'back' } : verdict
}
