import type { Data } from '../../src/contract/endpoints/all.ts'
import { ltiSentences } from '../../src/contract/server-messages/lti.ts'
import { call } from '../../src/core/http/call.ts'
import { ltiMessages as t } from '../../src/core/messages/lti.ts'
import { $current } from '../../src/core/session/session.ts'
import { redeemCode } from '../../src/core/session/session-from-page.ts'
import { signOut } from '../../src/core/session/sign-in.ts'
import buttonSheet from '../../src/ui/button.css?inline'
import noticeSheet from '../../src/ui/notice.css?inline'
import { adoptSheets } from '../../src/ui/style-root.ts'
import sheet from './launched.css?inline'
import { enterWindow, ownWindow } from './own-window.ts'
import { button, line, row, title } from './parts.ts'
import { picker } from './picker.ts'
import type { TakenProof } from './proof.ts'
import { createStep } from './step.ts'

type Screen = Data<'POST /api/teacher/lti/links'>

interface Launch {
  ticket: string
  /** What the operator calls the platform. */
  platform: string
}

function beginStep(main: HTMLElement) {
  adoptSheets(document, [buttonSheet, noticeSheet, sheet])
  return createStep(main)
}

function screen(classroomId: number | null, code?: string): HTMLElement {
  const made = document.createElement(classroomId === null ? 'cx-classroom-list' : 'cx-classroom')
  if (classroomId !== null) made.setAttribute('classroom-id', String(classroomId))
  if (code !== undefined) made.setAttribute('session-code', code)
  return made
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
  const { show, guarded, say } = beginStep(main)
  /** Of which school's teachers the platform is; null where that is everybody's. */
  let school: string | null = null

  const otherAccount = () =>
    button(
      t.useAnother,
      'quiet',
      () =>
        void guarded(async () => {
          await call('POST /api/teacher/lti/links/end', { ticket })
          await signOut()
          connect()
        }),
    )

  /** A link that is to be chosen has no element: who chooses is signed in before. */
  async function chosen(code: string | undefined): Promise<HTMLElement> {
    if (code !== undefined) await redeemCode(code, () => false)
    return picker(ticket, guarded)
  }

  async function showScreen(name: string, { classroom_id, message }: Screen, code?: string): Promise<void> {
    const isChoice = message === 'deep'
    const made = isChoice ? await chosen(code) : screen(classroom_id, code)
    const isFramed = window.parent !== window
    const more = isChoice || !isFramed ? [] : [ownWindow(ticket)]
    show(row('lti-bar', line(t.signedInAs(name)), otherAccount(), ...more), made)
  }

  async function link(): Promise<void> {
    const { data } = await call('POST /api/teacher/lti/links', { ticket })
    await showScreen($current.get()?.user.full_name ?? '', data)
  }

  function connect(): void {
    const why = [title(t.connect), line(t.connectFirst(platform))]
    if (school !== null) why.push(line(t.ofSchool(school)))
    const user = $current.get()?.user
    if (user) {
      const as = button(t.connectAs(user.full_name), 'primary', () => void guarded(link))
      const other = button(
        t.signInOther,
        'secondary',
        () =>
          void guarded(async () => {
            await signOut()
            connect()
          }),
      )
      show(row('lti-words', ...why, row('lti-buttons', as, other)))
      return
    }
    const login = document.createElement('cx-login')
    login.setAttribute('compact', '')
    login.addEventListener('cx-signed-in', event => {
      event.preventDefault()
      void guarded(link)
    })
    show(row('lti-words', ...why), login)
  }

  function confirm(name: string): void {
    const open = button(
      t.openAs(name),
      'primary',
      () =>
        void guarded(async () => {
          const { data } = await call('POST /api/teacher/lti/launches/confirmed', { ticket })
          await showScreen(data.full_name, data, data.code)
        }),
    )
    show(row('lti-words', title(t.confirm), line(t.confirmWhy), row('lti-buttons', open)))
  }

  document.addEventListener('cx-navigate', event => {
    const { route, params } = (event as CustomEvent<{ route: string; params: { classroomId?: number } }>)
      .detail
    if (route !== 'classrooms' && !(route === 'classroom' && params.classroomId)) return
    event.preventDefault()
    main.lastElementChild?.replaceWith(screen(params.classroomId ?? null))
  })

  await guarded(async () => {
    const told = { ticket, has_storage: hasStorage, ...(proof === null ? {} : { proof }) }
    const { data } = await call('POST /api/teacher/lti/launches', told)
    if (data.state === 'open') return showScreen(data.full_name, data, data.code)
    if (data.state === 'confirm') return confirm(data.full_name)
    if (!data.may_connect) return say(ltiSentences.notBound)
    school = data.school
    connect()
  })
}

/** Goes on with a launch in this window, which is its own. */
export async function showWindow(main: HTMLElement, code: string, classroomId: string): Promise<void> {
  await beginStep(main).guarded(() => enterWindow(code, classroomId))
}
