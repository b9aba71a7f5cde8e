import type { Data } from '../../src/contract/endpoints/all.ts'
import { ltiSentences } from '../../src/contract/server-messages/lti.ts'
import { call } from '../../src/core/http/call.ts'
import { asRefusal, CallFailure } from '../../src/core/http/failure.ts'
import { ltiMessages as t } from '../../src/core/messages/lti.ts'
import type { ProfilePlace } from '../../src/core/profile/profile-end.ts'
import { $current, type Session } from '../../src/core/session/session.ts'
import { redeemCode } from '../../src/core/session/session-from-page.ts'
import { signOut } from '../../src/core/session/sign-in.ts'
import buttonSheet from '../../src/ui/button.css?inline'
import iconSheet from '../../src/ui/icon.css?inline'
import noticeSheet from '../../src/ui/notice.css?inline'
import { adoptSheets } from '../../src/ui/style-root.ts'
import hiddenSheet from '../../src/ui/visually-hidden.css?inline'
import { bar } from './bar.ts'
import sheet from './launched.css?inline'
import { enterWindow, ownWindow } from './own-window.ts'
import { button, line, row, title, unseenTitle } from './parts.ts'
import { picker } from './picker.ts'
import type { TakenProof } from './proof.ts'
import { createStep, GONE, type Work } from './step.ts'

type User = Session['user']
type Screen = Data<'POST /api/teacher/lti/links'>

interface Launch {
  ticket: string
  /** What the operator calls the platform. */
  platform: string
}

function beginStep(main: HTMLElement) {
  adoptSheets(document, [buttonSheet, iconSheet, noticeSheet, hiddenSheet, sheet])
  return createStep(main)
}

const PROFILE = 'cx-profile-wizard'

/** Where a saved profile leads (P1 §4 Profile save): of these places the page of a launch has the classrooms. */
const afterProfile: Record<ProfilePlace, true> = {
  classrooms: true,
  createClassroom: true,
  createIndependentClassroom: true,
  libraryConnections: true,
}

/** An element and what it is called: a screen of the host app has no title of its own there either. */
type Titled = [title: HTMLElement, element: HTMLElement]

const titled = (title: string, tag: string): Titled => [unseenTitle(title), document.createElement(tag)]

function screen(classroomId: number | null): Titled {
  if (classroomId === null) return titled(t.myClassrooms, 'cx-classroom-list')
  const made = titled(t.classroom, 'cx-classroom')
  made[1].setAttribute('classroom-id', String(classroomId))
  return made
}

const isGone = (error: unknown) => asRefusal(error)?.status === GONE

/** Signs this browser in. @returns false where the code is of no use any more */
async function takesCode(code: string): Promise<boolean> {
  try {
    if (!(await redeemCode(code, () => false))) throw new CallFailure('unreadable', { status: 200 })
    return true
  } catch (error) {
    if (isGone(error)) return false
    throw error
  }
}

/**
 * Shows what a launch opens in the place of this page; each step takes the place of the one before.
 * @param taken what tells that this browser has begun the login
 */
export async function showLaunched(
  main: HTMLElement,
  { ticket, platform }: Launch,
  { proof, hasStorage }: TakenProof,
): Promise<void> {
  const step = beginStep(main)
  const { show, guarded, say } = step
  /** Of which school's teachers the platform is; null where that is everybody's. */
  let school: string | null = null
  /** The bar above a screen, whose links to other screens are followed here; null where something else is shown. */
  let aboveScreen: HTMLElement | null = null
  /** Whose screen that is. */
  let shownTo: number | undefined
  /** Whether this browser may connect an account. */
  let mayConnect = true

  /** Signs out, which goes on where nobody hears it. */
  function signOutHere(): void {
    aboveScreen = null
    void signOut()
  }

  /** Has somebody else connected. */
  const connectAnother: Work = async () => {
    signOutHere()
    if (mayConnect) connect()
    else say(ltiSentences.notBound)
  }

  const leave: Work = async () => {
    try {
      await call('POST /api/teacher/lti/links/end', { ticket })
    } catch (error) {
      // the bar goes with the page, and whoever wants to leave has no other way out
      if (isGone(error)) signOutHere()
      throw error
    }
    return connectAnother
  }

  function barOf(name: string, ...more: HTMLElement[]): HTMLElement {
    return bar({ name, platform, leave: pressed => void guarded(leave, pressed) }, ...more)
  }

  const screenBar = (name: string) => barOf(name, ...(window.parent === window ? [] : [ownWindow(ticket)]))

  /** Shows what was launched, once this browser is signed in: what is above it may be pressed at once. */
  const showScreen =
    (name: string, { classroom_id, message }: Screen, code?: string): Work =>
    async () => {
      if (code !== undefined && !(await takesCode(code))) {
        say(ltiSentences.ticketGone)
        return undefined
      }
      return async () => {
        if (message === 'deep') {
          show(barOf(name), await picker(ticket, step))
          return
        }
        aboveScreen = screenBar(name)
        shownTo = $current.get()?.user.id
        // who has no name yet has no profile, which comes before everything else, as in the host app
        show(aboveScreen, ...(name === '' ? titled(t.profile, PROFILE) : screen(classroom_id)))
      }
    }

  const link: Work = async () => {
    const { data } = await call('POST /api/teacher/lti/links', { ticket })
    return showScreen($current.get()?.user.full_name ?? '', data)
  }

  function why(): HTMLElement[] {
    const lines = [title(t.connect), line(t.connectFirst(platform))]
    return school === null ? lines : [...lines, line(t.ofSchool(school))]
  }

  /** @returns the button that connects who is signed in */
  function connectAs({ full_name, email }: User): HTMLButtonElement {
    const as = button(t.connectAs(full_name || email), 'primary', pressed => void guarded(link, pressed))
    const other = button(t.signInOther, 'secondary', pressed => void guarded(connectAnother, pressed))
    show(row('lti-words', ...why(), row('lti-buttons', as, other)))
    return as
  }

  function connect(): void {
    aboveScreen = null
    const user = $current.get()?.user
    if (user) return void connectAs(user)
    const login = document.createElement('cx-login')
    login.setAttribute('compact', '')
    login.addEventListener('cx-signed-in', event => {
      event.preventDefault()
      // where that fails, who has signed in stays so
      void guarded(link, connectAs((event as CustomEvent<{ user: User }>).detail.user))
    })
    show(row('lti-words', ...why()), login)
  }

  function confirm(name: string): void {
    let opened: Work | undefined
    const confirmed: Work = async () => {
      if (opened) return opened
      const { data } = await call('POST /api/teacher/lti/launches/confirmed', { ticket })
      opened = showScreen(data.full_name, data, data.code)
      return opened
    }
    const open = button(t.openAs(name), 'primary', pressed => void guarded(confirmed, pressed))
    show(row('lti-words', title(t.confirm), line(t.confirmWhy), row('lti-buttons', open)))
  }

  function begin(data: Data<'POST /api/teacher/lti/launches'>): Work | undefined {
    mayConnect = data.state === 'open' || (data.state === 'connect' && data.may_connect)
    if (data.state === 'open') return showScreen(data.full_name, data, data.code)
    if (data.state === 'confirm') confirm(data.full_name)
    else if (!mayConnect) say(ltiSentences.notBound)
    else {
      school = data.school
      connect()
    }
    return undefined
  }

  main.addEventListener('cx-navigate', event => {
    const { route, params } = (event as CustomEvent<{ route: string; params: { classroomId?: number } }>)
      .detail
    const isProfile = event.target instanceof Element && event.target.localName === PROFILE
    const isKnown = route === 'classrooms' || (route === 'classroom' && params.classroomId)
    if (!aboveScreen || !(isKnown || (isProfile && Object.hasOwn(afterProfile, route)))) return
    event.preventDefault()
    // who had no name has one now
    if (isProfile) aboveScreen = screenBar($current.get()?.user.full_name ?? '')
    show(aboveScreen, ...screen(params.classroomId ?? null))
  })
  // by their own will, such as until their account is verified; where a session has ended otherwise the element asks again
  main.addEventListener('cx-signed-out', event => {
    if (!aboveScreen || (event as CustomEvent<{ reason: string }>).detail.reason !== 'signed-out') return
    aboveScreen = null
    show(row('lti-words', title(t.signedOut), line(t.openAgain)))
  })

  // another account, signed in at the screen or in another tab: what stands above it is not theirs
  $current.listen(session => {
    if (!aboveScreen || !session || session.user.id === shownTo) return
    aboveScreen = null
    say(ltiSentences.linkedOther)
  })

  await guarded(async () => {
    const told = { ticket, has_storage: hasStorage, ...(proof === null ? {} : { proof }) }
    const { data } = await call('POST /api/teacher/lti/launches', told)
    return begin(data)
  })
}

/** Goes on with a launch in this window, which is its own. */
export async function showWindow(main: HTMLElement, code: string, classroomId: string): Promise<void> {
  await beginStep(main).guarded(async () => {
    await enterWindow(code, classroomId)
  })
}
