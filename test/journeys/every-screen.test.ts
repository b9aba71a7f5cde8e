import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ActionItem } from '../../src/contract/entities/action-item.ts'
import type { ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import type { User } from '../../src/contract/entities/user.ts'
import { coldScreens } from '../support/cold-screen.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { visit } from '../support/journey.ts'
import { DEMO_PASSWORD } from '../support/server.ts'

/** How far a screen may move by itself, as browsers measure it (layout shift). */
const MOST_SHIFT = 0.05

/** From the narrowest that is promised; 390 and 1280 are those at which screens are opened. */
const WIDTHS = [320, 390, 480, 520, 605, 645, 768, 1024, 1280]

/** What differs from one kind of account to another. */
const ofEveryKind = ['/', '/?view=grid', '/account/profile']
const ofClassroom = ['', '/edit']
/** What does not, but for the header. */
const ofOneKind = [
  ...['', '?page=2', '?search=nobody'].map(query => `/notifications${query}`),
  ...['/course-library', '/account/change-password', '/account/my-account'],
]
const tabsOfClassroom = ['tasks', 'submissions', 'students', 'message-board'].map(tab => `?tab=${tab}`)
const ofTask = ['task-detail', 'record-upload', 'video-record', 'submission-detail']
const creation = ['/classroom/create', '/connections']
const independent = ['/classroom/create-independent-classroom']

interface Account {
  email: string
  more: string[]
  /** All its classrooms, and all their tabs, are looked at. */
  isWhole?: boolean
}

/** One of every kind of account that can sign in, and in every state, with the screens that it has besides. */
const accounts: Account[] = [
  { email: 'teacher@demo.test', more: [...ofOneKind, ...creation], isWhole: true },
  { email: 'librarian@demo.test', more: ['/library-connections'] },
  { email: 'independent@demo.test', more: independent },
  { email: 'independent-language@demo.test', more: independent },
  { email: 'players@demo.test', more: independent },
  { email: 'new@demo.test', more: ['/account/new-profile'] },
  { email: 'demo@demo.test', more: ['/classroom/create'] },
  { email: 'unvalidated@demo.test', more: ['/account/my-account'] },
  { email: 'no-agreement@demo.test', more: ['/classroom/create'] },
]

interface Sweep {
  paths: readonly string[]
  /** Of people and classrooms: in the looks of a brand that has headings in capitals they stay as they are. */
  names: readonly string[]
}

const signedOut = [
  '/security/login',
  '/security/create-account',
  '/security/forgot-password',
  '/security/recover-password/half-a-link',
  '/security/verification-account?url=half-a-link',
]

describe('every screen, cold', () => {
  const stage = demoWithBrowser()

  /** The screens of somebody, those of a classroom of each kind included, and the names that stand in them. */
  async function screensOf({ email, more, isWhole = false }: Account) {
    const call = async <Data>(line: string, headers: Record<string, string>, body?: object) => {
      const [method = '', path = ''] = line.split(' ')
      const answer = await fetch(stage.demo.url + path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      })
      assert.equal(answer.status, 200, `${email}: ${line}`)
      return ((await answer.json()) as { data: Data }).data
    }
    const { token, full_name } = await call<User & { token: string }>(
      'POST /api/teacher/login',
      {},
      { email, password: DEMO_PASSWORD },
    )
    const classrooms = await call<ClassroomListItem[]>('GET /api/teacher/classrooms', {
      authorization: `Bearer ${token}`,
    })
    const items = await call<ActionItem[]>('GET /api/teacher/actions?status=all', {
      authorization: `Bearer ${token}`,
    })
    const task = items.find(({ action, video_url }) => action.is_task && video_url)
    const ofATask =
      task && isWhole ? ofTask.map(rest => `/classroom/${task.classroom_id}/${task.id}/${rest}`) : []
    const [first, ...others] = classrooms.map(({ id }) => `/classroom/${id}`)
    const rests = [...ofClassroom, ...(isWhole ? [...tabsOfClassroom, '/choose-course'] : [])]
    const paths = [
      ...ofEveryKind,
      ...more,
      ...(first ? rests.map(rest => first + rest) : []),
      ...(isWhole ? others : []),
      ...ofATask,
    ]
    const names = classrooms.flatMap(({ name, partner }) => [name, partner?.full_name ?? ''])
    return { paths, names: [...names, full_name].filter(Boolean) }
  }

  async function sweep(width: number, email: string | null, { paths, names }: Sweep) {
    const visitor = await visit(stage.browser, `${stage.demo.url}/security/login`, { width, height: 800 })
    visitor.expectTrouble(/40[34]/)
    const { page } = visitor
    if (email) {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
      await page.getByLabel('Keep me signed in').check()
      await page.getByRole('button', { name: 'LOG IN' }).click()
      await page
        .locator('.host-header')
        .getByRole('button', { name: /Account/ })
        .waitFor()
    }
    const screens = await coldScreens(page)
    const tooWide: Record<string, number> = {}
    const jumps: Record<string, string> = {}
    const inCapitals: Record<string, string[]> = {}
    for (const path of paths) {
      await page.setViewportSize({ width, height: 800 })
      await screens.open(stage.demo.url + path)
      const { total, moved } = await screens.shift()
      if (total > MOST_SHIFT) jumps[`${width} px ${path}`] = `${total}: ${moved.join(', ')}`
      const shouted = await screens.capitals(names)
      if (shouted.length > 0) inCapitals[path] = shouted
      for (const narrow of WIDTHS) {
        const overflow = await screens.overflow(narrow)
        if (overflow !== 0) tooWide[`${narrow} px ${path}`] = overflow
      }
    }
    await visitor.leave()
    assert.deepEqual({ tooWide, jumps, inCapitals }, { tooWide: {}, jumps: {}, inCapitals: {} })
  }

  for (const width of [390, 1280]) {
    // in a wide window what differs between them is their header, which has been looked at in all widths
    for (const account of accounts.filter(({ isWhole }) => width < 1280 || isWhole)) {
      it(`of ${account.email} stays where it is and fits into the window, opened at ${width} px`, async () => {
        await sweep(width, account.email, await screensOf(account))
      })
    }

    it(`of nobody stays where it is and fits into the window, opened at ${width} px`, async () => {
      await sweep(width, null, { paths: signedOut, names: [] })
    })
  }
})
