import type { SiteSession } from '../../../src/contract/entities/student-site.ts'
import { STUDENT_SIGN_IN_MAX_CHARACTERS } from '../../../src/contract/limits/student-site.ts'
import { studentSite as t } from '../../../src/core/messages/student-site.ts'
import { call } from '../api.ts'
import { h } from '../dom.ts'
import { form } from '../form.ts'

const typed = (autocomplete: AutoFill) =>
  h('input', {
    autocomplete,
    autocapitalize: 'none',
    spellcheck: false,
    maxLength: STUDENT_SIGN_IN_MAX_CHARACTERS,
  })

/** Code, username, password. `note` says why somebody is asked (again). */
export function signInScreen(note: string, enter: (session: SiteSession) => void): HTMLElement {
  const entries = [
    { label: t.classroomCode, name: 'classroom_code', input: typed('off') },
    { label: t.username, name: 'username', input: typed('username') },
    {
      label: t.password,
      name: 'password',
      input: h('input', { type: 'password', autocomplete: 'current-password' }),
    },
  ]
  const signIn = form(
    { button: t.signIn, entries },
    async ({ classroom_code = '', username = '', password = '' }) =>
      enter(await call('POST /api/student/login', { body: { classroom_code, username, password } })),
  )
  return h(
    'main',
    { className: 'narrow' },
    h('h1', { tabIndex: -1 }, t.signIn),
    h('p', {}, note || t.signInHint),
    signIn,
    h('p', {}, h('a', { href: '/security/login' }, t.teachersSite)),
  )
}
