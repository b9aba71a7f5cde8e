import type { SiteSession, SiteStudent } from '../../src/contract/entities/student-site.ts'
import { studentSite as t } from '../../src/core/messages/student-site.ts'
import { call, Failure, token } from './api.ts'
import { h } from './dom.ts'
import { returnToEntry, settleEntry } from './entries.ts'
import { frame, places } from './frame.ts'
import { guardPage, mayLeave } from './leave-question.ts'
import { leaveScreen } from './leaving.ts'
import { wait } from './loading.ts'
import { firstPasswordScreen } from './screens/first-password.ts'
import { messagesScreen } from './screens/messages.ts'
import { postsScreen } from './screens/posts.ts'
import { signInScreen } from './screens/sign-in.ts'
import { taskScreen } from './screens/task.ts'
import { tasksScreen } from './screens/tasks.ts'

/** The code of a student view, out of the address at once (decision 12). */
function takeCode(): string | null {
  const address = new URL(location.href)
  const code = address.searchParams.get('student_token')
  for (const name of ['student_token', 'user_type', 'teacher_token']) address.searchParams.delete(name)
  if (address.href !== location.href) history.replaceState(null, '', address)
  return code
}

/** Who is signed in; null on the sign-in. */
let student: SiteStudent | null = null
/** Of several screens that are being loaded only the last is shown. */
let showing = 0
/** The part of the address that says which screen is shown. */
let shown = ''

/** Shows a screen, and has who does not see it hear where they are. */
function show(...nodes: HTMLElement[]): void {
  document.body.replaceChildren(...nodes)
  const heading = document.querySelector('h1')
  document.title = heading ? `${heading.textContent} · ${t.title}` : t.title
  heading?.focus()
}

function showSignIn(note = ''): void {
  void leaveScreen()
  student = null
  token.forget()
  showing += 1
  show(signInScreen(note, enter))
}

function enter(session: SiteSession): void {
  token.set(session.token)
  student = session.student
  void showPlace()
}

async function leave(): Promise<void> {
  if (!(await mayLeave())) return
  const wasView = student !== null && student.viewed_by !== null
  // what is being sent is given up in this student's name
  await leaveScreen()
  // ended at the server or not, this tab forgets it
  await call('POST /api/student/logout').catch(() => undefined)
  showSignIn(wasView ? t.viewLeft : '')
}

function screenOf(who: SiteStudent, fail: (error: unknown) => void): Promise<HTMLElement> | HTMLElement {
  if (who.is_first_password)
    return firstPasswordScreen(who.username, () => {
      student = { ...who, is_first_password: false }
      void showPlace()
    })
  const [, id] = /^#task-(\d{1,9})$/.exec(location.hash) ?? []
  if (id !== undefined) return taskScreen(Number(id), who, fail)
  if (location.hash === places.messages) return messagesScreen(who, fail)
  return location.hash === places.posts ? postsScreen() : tasksScreen()
}

/** Shows what the address says, to who is signed in. */
async function showPlace(): Promise<void> {
  showing += 1
  const turn = showing
  const who = student
  if (!who) return
  void leaveScreen()
  settleEntry()
  shown = location.hash
  wait()
  const fail = (error: unknown) => {
    if (turn === showing) showFailure(error, who)
  }
  try {
    const main = await screenOf(who, fail)
    if (turn === showing) show(...frame(who, main, () => void leave()))
  } catch (error) {
    fail(error)
  }
}

function showFailure(error: unknown, who: SiteStudent): void {
  const { status, message } = error instanceof Failure ? error : new Failure(0, {})
  if (status === 401) {
    showSignIn(t.signedOut)
    return
  }
  void leaveScreen()
  const again = h('button', { type: 'button', onclick: () => void showPlace() }, t.tryAgain)
  const told = h('main', {}, h('h1', { tabIndex: -1 }, t.failed), h('p', { role: 'alert' }, message), again)
  show(...frame(who, told, () => void leave()))
}

/** Somebody is asked whether they leave; Back may be pressed over the question. */
let isAsked = false

/**
 * The address has changed: to another screen, or back to the one that somebody stays on. However often it changes while
 * they are asked, they are led back once, by as many steps as it is then.
 */
async function follow(): Promise<void> {
  if (isAsked || location.hash === shown) return
  isAsked = true
  const isLeft = await mayLeave()
  isAsked = false
  if (isLeft) await showPlace()
  else returnToEntry()
}

async function enterView(code: string): Promise<void> {
  token.forget()
  show(h('main', { className: 'narrow' }, h('h1', { tabIndex: -1 }, t.opening)))
  try {
    enter(await call('POST /api/student/login-as-student', { body: { student_token: code } }))
  } catch (error) {
    const message = error instanceof Error ? error.message : t.failed
    show(
      h(
        'main',
        { className: 'narrow' },
        h('h1', { tabIndex: -1 }, t.viewFailed),
        h('p', { role: 'alert' }, message),
      ),
    )
  }
}

export function beginSite(): void {
  const code = takeCode()
  addEventListener('hashchange', () => void follow())
  guardPage()
  if (code !== null) void enterView(code)
  else if (token.get() === null) showSignIn()
  else {
    wait()
    call('GET /api/student/me').then(
      who => {
        student = who
        void showPlace()
      },
      error => showSignIn(error instanceof Failure && error.status === 0 ? error.message : t.signedOut),
    )
  }
}
