import type { Data } from '../../src/contract/endpoints/all.ts'
import { ltiSentences } from '../../src/contract/server-messages/lti.ts'
import { call } from '../../src/core/http/call.ts'
import { explain } from '../../src/core/http/explain.ts'
import { ltiMessages as t } from '../../src/core/messages/lti.ts'
import { $current } from '../../src/core/session/session.ts'
import { redeemCode } from '../../src/core/session/session-from-page.ts'
import { signOut } from '../../src/core/session/sign-in.ts'
import { picker } from './picker.ts'

type Screen = Data<'POST /api/teacher/lti/links'>

/** Shows what a launch opens in the place of this page; each step takes the place of the one before. */
export function showLaunched(main: HTMLElement, ticket: string) {
  const show = (...parts: (HTMLElement | string)[]) =>
    main.replaceChildren(
      ...parts.map(part => {
        if (typeof part !== 'string') return part
        const paragraph = document.createElement('p')
        paragraph.textContent = part
        return paragraph
      }),
    )

  function button(label: string, press: () => Promise<unknown>): HTMLButtonElement {
    const made = document.createElement('button')
    made.type = 'button'
    made.textContent = label
    made.addEventListener('click', () => guarded(press))
    return made
  }

  /** What goes wrong is said in the page's place: nothing of it works any more. */
  async function guarded(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      show(explain(error, t.failed))
    }
  }

  function screen(classroomId: number | null, code?: string): HTMLElement {
    const made = document.createElement(classroomId === null ? 'cx-classroom-list' : 'cx-classroom')
    if (classroomId !== null) made.setAttribute('classroom-id', String(classroomId))
    if (code !== undefined) made.setAttribute('session-code', code)
    return made
  }

  const otherAccount = (platform: string) =>
    button(t.useAnother, async () => {
      await call('POST /api/teacher/lti/links/end', { ticket })
      await signOut()
      connect(platform)
    })

  /** A link that is to be chosen has no element: who chooses is signed in before. */
  async function chosen(code: string | undefined): Promise<HTMLElement> {
    if (code !== undefined) await redeemCode(code, () => false)
    return picker(ticket, guarded)
  }

  async function showScreen(
    name: string,
    platform: string,
    { classroom_id, message }: Screen,
    code?: string,
  ): Promise<void> {
    const made = message === 'deep' ? await chosen(code) : screen(classroom_id, code)
    show(t.signedInAs(name), otherAccount(platform), made)
  }

  async function link(platform: string): Promise<void> {
    const { data } = await call('POST /api/teacher/lti/links', { ticket })
    await showScreen($current.get()?.user.full_name ?? '', platform, data)
  }

  function connect(platform: string): void {
    const user = $current.get()?.user
    if (user) {
      const other = button(t.signInOther, async () => {
        await signOut()
        connect(platform)
      })
      show(
        t.connectFirst(platform),
        button(t.connectAs(user.full_name), () => link(platform)),
        other,
      )
      return
    }
    const login = document.createElement('cx-login')
    login.addEventListener('cx-signed-in', event => {
      event.preventDefault()
      void guarded(() => link(platform))
    })
    show(t.connectFirst(platform), login)
  }

  /** @param proof what this browser has kept since the login, or null */
  async function begin(platform: string, proof: string | null): Promise<void> {
    const { data } = await call('POST /api/teacher/lti/launches', {
      ticket,
      ...(proof === null ? {} : { proof }),
    })
    if (data.state === 'open') await showScreen(data.full_name, platform, data, data.code)
    else if (data.state === 'connect' && data.may_connect) connect(platform)
    else if (data.state === 'connect') show(ltiSentences.notBound)
    else
      show(
        button(t.openAs(data.full_name), async () => {
          const confirmed = await call('POST /api/teacher/lti/launches/confirmed', { ticket })
          const { full_name, code, ...leads } = confirmed.data
          await showScreen(full_name, platform, leads, code)
        }),
      )
  }

  document.addEventListener('cx-navigate', event => {
    const { route, params } = (event as CustomEvent<{ route: string; params: { classroomId?: number } }>)
      .detail
    if (route !== 'classrooms' && !(route === 'classroom' && params.classroomId)) return
    event.preventDefault()
    main.lastElementChild?.replaceWith(screen(params.classroomId ?? null))
  })

  return (platform: string, proof: string | null) => guarded(() => begin(platform, proof))
}
