import { expect } from '@open-wc/testing'
import { createRoot, type Root } from 'react-dom/client'
import { VerifiedTeacher } from '../../host/shell/verified-teacher.tsx'
import type { RouteName } from '../../src/core/navigation/paths.ts'
import { answer, answered } from '../support/answer.ts'
import { settle } from '../support/clock.ts'
import { mount, press, see, seeNoMore, unmountAll } from '../support/page.ts'
import { signedIn, teacher } from '../support/teacher.ts'
import { until } from '../support/until.ts'

const NOTICE = 'POST /api/teacher/profile/verified-notice'
const due = { is_verified_notice_due: true }
const isTold = (data: boolean) => answer(NOTICE, { success: true, data })

describe('a teacher who was verified while signed out', () => {
  let place: HTMLElement
  let root: Root

  async function visit(route: RouteName) {
    root.render(
      <>
        <VerifiedTeacher route={route} />
        <p>at {route}</p>
      </>,
    )
    await see(place, `at ${route}`)
    await settle()
  }

  beforeEach(() => {
    place = mount('<div class="cx-page"></div>')
    root = createRoot(place)
  })
  afterEach(() => {
    root.unmount()
    unmountAll()
  })

  it('is told so at the next sign-in, once', async () => {
    isTold(true)
    signedIn({ user: teacher(due) })
    await visit('classrooms')
    await see(place, 'ACCOUNT VERIFIED')
    await see(place, 'Your account has been verified. You can create your first classroom exchange now.')
    await expect(place).to.be.accessible()
    await press(place, 'OK')
    await seeNoMore(place, 'ACCOUNT VERIFIED')
    await visit('notifications')
    expect(answered(NOTICE)).to.have.length(1)
  })

  it('is told nothing that they have read elsewhere', async () => {
    isTold(false)
    signedIn({ user: teacher(due) })
    await visit('classrooms')
    await until(() => answered(NOTICE).length === 1, 'the question')
    await settle()
    await seeNoMore(place, 'ACCOUNT VERIFIED')
  })

  for (const [what, route, user] of [
    ['on a page of the profile, which tells it itself', 'profile', due],
    ['where nothing is due', 'classrooms', {}],
  ] as const) {
    it(`is not asked about ${what}`, async () => {
      signedIn({ user: teacher(user) })
      await visit(route)
      expect(answered(NOTICE)).to.have.length(0)
    })
  }

  it('creates no classroom as a librarian, and reads of none', async () => {
    isTold(true)
    signedIn({ user: teacher({ ...due, user_type: { slug: 'teacher-librarian' } }) })
    await visit('classrooms')
    await see(place, 'Your account has been verified.')
    await seeNoMore(place, 'first classroom exchange')
  })
})
