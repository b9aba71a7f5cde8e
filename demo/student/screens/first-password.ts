import { studentPasswordIssue } from '../../../src/contract/rules/student-password.ts'
import { studentPasswordSentence } from '../../../src/contract/server-messages/student-site.ts'
import { studentSite as t } from '../../../src/core/messages/student-site.ts'
import { call, Failure } from '../api.ts'
import { h } from '../dom.ts'
import { form } from '../form.ts'

/** What comes before anything else for who has the password that the teacher was told (P3 §8). */
export function firstPasswordScreen(username: string, done: () => void): HTMLElement {
  const entries = [
    {
      label: t.passwordNow,
      name: 'password_old',
      input: h('input', { type: 'password', autocomplete: 'current-password' }),
    },
    {
      label: t.passwordNew,
      name: 'password',
      input: h('input', { type: 'password', autocomplete: 'new-password' }),
    },
  ]
  const change = form({ button: t.savePassword, entries }, async ({ password_old = '', password = '' }) => {
    const issue = studentPasswordIssue(password, { old: password_old, username })
    if (issue) {
      const errors = { password: [studentPasswordSentence(issue)] }
      throw new Failure(0, { message: '', data: { errors } })
    }
    await call('POST /api/student/password', { body: { password_old, password } })
    done()
  })
  return h(
    'main',
    { className: 'narrow' },
    h('h1', { tabIndex: -1 }, t.firstPassword),
    h('p', {}, t.firstPasswordHint),
    change,
  )
}
