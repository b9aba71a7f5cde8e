import { expect } from '@open-wc/testing'
import { guard, type Visit } from '../../host/guards.ts'
import type { User, UserTypeSlug } from '../../src/contract/entities/user.ts'
import type { RouteName } from '../../src/core/navigation/paths.ts'
import { teacher } from '../support/teacher.ts'

const user = (slug: UserTypeSlug, changes: Partial<User> = {}) => teacher({ user_type: { slug }, ...changes })

const nothingYet = { school: null, is_email_validated: false, is_teacher_validated: false }

const people: Record<string, User | null> = {
  nobody: null,
  teacher: user('teacher'),
  'demo teacher': user('teacher-demo'),
  librarian: user('teacher-librarian'),
  'independent teacher': user('independent-teacher', { school: null }),
  'independent language teacher': user('independent-teacher-language', { school: null }),
  'players teacher': user('independent-teacher-players', { school: null }),
  'teacher without profile': user('teacher', { ...nothingYet }),
  'teacher without name': user('teacher', { ...nothingYet, first_name: null }),
  'unvalidated teacher': user('teacher', { is_teacher_validated: false }),
}

const visits: Record<string, Visit> = {
  login: at('login', '/security/login'),
  'create account': at('createAccount', '/security/create-account'),
  verification: at('verificationAccount', '/security/verification-account?url=x'),
  recover: at('recoverPassword', '/security/recover-password/abc', { token: 'abc' }),
  forgot: at('forgotPassword', '/security/forgot-password'),
  logout: at('logout', '/security/logout'),
  classrooms: at('classrooms', '/'),
  classroom: at('classroom', '/classroom/12?tab=tasks', { classroomId: '12' }),
  'classroom x': at('classroom', '/classroom/x', { classroomId: 'x' }),
  profile: at('profile', '/account/profile'),
  wizard: at('newProfile', '/account/new-profile'),
  account: at('myAccount', '/account/my-account'),
  connections: at('connections', '/connections'),
  invitation: at('connections', '/connections/5', { invitationId: '5' }),
  'invitation x': at('connections', '/connections/5e1', { invitationId: '5e1' }),
  'library connections': at('libraryConnections', '/library-connections'),
  'create classroom': at('createClassroom', '/classroom/create'),
  'create independent classroom': at('createIndependentClassroom', '/classroom/create-independent-classroom'),
  'create classroom for an invitation': at(
    'createClassroomForInvitation',
    '/connections/5/create-classroom',
    { invitationId: '5' },
  ),
}

function at(route: RouteName, path: string, params: Visit['params'] = {}): Visit {
  return { route, path, params }
}

/** Columns in this order; '.' opens, '<' goes back, anything else is the path shown instead. */
const columns = Object.keys(people)
const login = (path: string) => `/security/login?redirect=${encodeURIComponent(path)}`
const P = '/account/profile'
const W = '/account/new-profile'
const L = '/library-connections'
const C = '/classroom/create'
const I = '/classroom/create-independent-classroom'
const signedInOnly = ['.', '.', '.', '.', '.', '.', P, W, '.']
const signedOutOnly = ['.', ...Array.from({ length: 9 }, () => '/')]

const table: Record<string, string[]> = {
  login: signedOutOnly,
  'create account': signedOutOnly,
  verification: signedOutOnly,
  recover: signedOutOnly,
  forgot: signedOutOnly,
  logout: columns.map(() => '.'),
  classrooms: ['/security/login', ...signedInOnly],
  account: [login('/account/my-account'), ...signedInOnly],
  classroom: [login('/classroom/12?tab=tasks'), ...signedInOnly],
  'classroom x': [login('/classroom/x'), ...signedInOnly.map(verdict => (verdict === '.' ? '<' : verdict))],
  profile: [login('/account/profile'), ...Array.from({ length: 9 }, () => '.')],
  wizard: [login('/account/new-profile'), ...Array.from({ length: 9 }, () => '.')],
  connections: [login('/connections'), '.', '.', L, '/', '/', '/', P, W, '.'],
  invitation: [login('/connections/5'), ...signedInOnly],
  'invitation x': [login('/connections/5e1'), '<', '<', '<', '<', '<', '<', P, W, '<'],
  'library connections': [login('/library-connections'), '/', '/', '.', '/', '/', '/', '/', '/', '/'],
  'create classroom': [login(C), '.', '.', '/', I, I, I, P, W, '.'],
  'create independent classroom': [login(I), C, C, '/', '.', '.', '.', C, C, C],
  'create classroom for an invitation': [login('/connections/5/create-classroom'), ...signedInOnly],
}

describe('route guards', () => {
  for (const [name, visit] of Object.entries(visits)) {
    const row = table[name] ?? []
    it(`${name}: says where each user type gets to`, () => {
      const verdicts = Object.values(people).map(person => {
        const verdict = guard(visit, person)
        if (verdict.at === 'open') return '.'
        return verdict.at === 'back' ? '<' : verdict.path
      })
      expect(verdicts).to.deep.equal(row)
    })
  }
})
