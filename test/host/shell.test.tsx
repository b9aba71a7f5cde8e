import { expect } from '@open-wc/testing'
import { createRoot, type Root } from 'react-dom/client'
import { Announcements } from '../../host/shell/announcements.tsx'
import { Footer } from '../../host/shell/footer.tsx'
import { Header } from '../../host/shell/header.tsx'
import { MasqueradeBanner } from '../../host/shell/masquerade-banner.tsx'
import { NotFound } from '../../host/shell/plain-page.tsx'
import { UnverifiedTeacher } from '../../host/shell/unverified-teacher.tsx'
import type { ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import type { UserTypeSlug } from '../../src/contract/entities/user.ts'
import { brands } from '../../src/core/brand/brands.ts'
import { answer, refusal } from '../support/answer.ts'
import { settle } from '../support/clock.ts'
import { byRole, mount, press, see, seeNoMore, unmountAll } from '../support/page.ts'
import { signedIn, teacher } from '../support/teacher.ts'

const classroom: ClassroomListItem = {
  id: 12,
  name: 'Letters to Lyon',
  code: 'ABC123',
  status: 'active',
  start_date: '2026-09-01',
  end_date: '2026-11-30',
  created_at: '2026-08-01T00:00:00.000Z',
  expire_at: null,
  course_student_group_type_id: 1,
  progression_percent: { submitted: 10, approved: 20, blocked: 0 },
  subject: { id: 1, name: 'Languages and Cultures' },
  tasks_count: 4,
  submissions_count: 3,
  responses_count: 2,
  partner: null,
}

function serverTells({ unread = 0, alert = '' } = {}) {
  answer('GET /api/teacher/classrooms', { success: true, data: [classroom] })
  answer('GET /api/teacher/notifications', {
    success: true,
    data: { notifications: [], total: unread, unread_count: unread },
  })
  const now = '2026-01-01T00:00:00.000Z'
  const alerts = alert
    ? [{ id: 1, message: alert, color: 'warning' as const, starts_at: now, ends_at: null }]
    : []
  answer('GET /api/teacher/alerts', { success: true, data: alerts })
  serves('b1')
}

/** /build.json is no call of the contract; everything else goes to the answers above. */
function serves(build: string) {
  const others = globalThis.fetch
  globalThis.fetch = async (input, init) =>
    String(input).endsWith('/build.json') ? Response.json({ build }) : others(input, init)
}

describe('the shell of the host', () => {
  let place: HTMLElement
  let root: Root

  function show(view: React.ReactNode) {
    place = mount('<div class="cx-page"></div>')
    root = createRoot(place)
    root.render(view)
  }

  /** The same, once it is there: what is not to be seen would be by then. */
  async function shown(view: React.ReactNode) {
    show(
      <>
        {view}
        <p>rendered</p>
      </>,
    )
    await see(place, 'rendered')
    await settle()
  }

  // polls outlive what listens to them by a moment, so they are answered in every test
  beforeEach(() => {
    serverTells()
  })

  afterEach(() => {
    root.unmount()
    unmountAll()
  })

  describe('header', () => {
    it('is the logo alone while nobody is signed in', async () => {
      show(<Header brand={brands.default} route="classroom" />)
      await byRole(place, 'link', 'LUV home')
      expect(place.querySelectorAll('a, button')).to.have.length(1)
      await expect(place).to.be.accessible()
    })

    it('leads to the classrooms, the notifications and the account', async () => {
      serverTells({ unread: 3 })
      signedIn()
      show(<Header brand={brands.default} route="classroom" />)
      await byRole(place, 'link', 'Notifications 3 unread notifications')
      await press(place, 'Account of Ada Moreno')
      for (const item of [
        'Edit Profile',
        'My Account',
        'Course Library',
        'Resources',
        'PASSWORD',
        'LOG OUT',
      ]) {
        await byRole(place, 'menuitem', item)
      }
      await expect(place).to.be.accessible()
    })

    it('has what is outside in a tab of its own, in the bar and in the menu', async () => {
      signedIn()
      show(<Header brand={brands.default} route="classroom" />)
      const links = [await byRole(place, 'link', 'Resources')]
      await press(place, 'Account of Ada Moreno')
      links.push(await byRole(place, 'menuitem', 'Resources'))
      for (const link of links) {
        expect(link.getAttribute('href')).to.equal(brands.default.resourcesUrl)
        expect(link.getAttribute('target')).to.equal('_blank')
        expect(link.getAttribute('rel')).to.include('noopener')
      }
    })

    it('has no marker when everything was read', async () => {
      signedIn()
      show(<Header brand={brands.default} route="classroom" />)
      await byRole(place, 'link', 'Notifications')
    })

    it('marks the page that is open', async () => {
      signedIn({ user: teacher({ user_type: { slug: 'teacher-librarian' } }) })
      show(<Header brand={brands.default} route="libraryConnections" />)
      const link = await byRole(place, 'link', 'Connections')
      expect(link.getAttribute('aria-current')).to.equal('page')
      const bell = await byRole(place, 'link', 'Notifications')
      expect(bell.hasAttribute('aria-current')).to.equal(false)
    })

    it('names the account of a person without a name by the email', async () => {
      signedIn({ user: teacher({ first_name: null, last_name: null, full_name: '' }) })
      show(<Header brand={brands.default} route="classrooms" />)
      await byRole(place, 'button', `Account of ${teacher().email}`)
    })

    const dropdowns: [UserTypeSlug, string, create: string | null, connections: string[]][] = [
      ['teacher', 'My Classrooms', '/classroom/create', ['/connections']],
      ['teacher-demo', 'My Classrooms', '/classroom/create', ['/connections']],
      ['independent-teacher', 'My Classrooms', '/classroom/create-independent-classroom', []],
      ['independent-teacher-language', 'My Classrooms', '/classroom/create-independent-classroom', []],
      ['independent-teacher-players', 'My Classrooms', '/classroom/create-independent-classroom', []],
      ['teacher-librarian', 'My Library', null, ['/library-connections']],
    ]
    for (const [slug, name, create, connections] of dropdowns) {
      it(`lists the classrooms of a ${slug} under ${name}`, async () => {
        signedIn({ user: teacher({ user_type: { slug } }) })
        show(<Header brand={brands.default} route="classroom" />)
        await press(place, name)
        const item = await byRole(place, 'menuitem', 'Letters to Lyon')
        expect(item.getAttribute('href')).to.equal('/classroom/12')
        const link = place.querySelector('a[href^="/classroom/create"]')
        expect(link?.getAttribute('href') ?? null).to.equal(create)
        const links = [...place.querySelectorAll('a[href$="connections"]')]
        expect(links.map(link => link.getAttribute('href'))).to.deep.equal(connections)
      })
    }
  })

  describe('a page without a screen', () => {
    const homes: [UserTypeSlug, string][] = [
      ['teacher', 'Go to My Classrooms'],
      ['teacher-librarian', 'Go to My Library'],
    ]
    for (const [slug, way] of homes) {
      it(`leads a ${slug} on by '${way}', its bar under the middle of the title`, async () => {
        signedIn({ user: teacher({ user_type: { slug } }) })
        await shown(<NotFound />)
        await byRole(place, 'link', way)
        const title = place.querySelector('h1') as HTMLElement
        const { marginLeft, marginRight } = getComputedStyle(title, '::after')
        expect(Number.parseFloat(marginLeft)).to.be.closeTo(Number.parseFloat(marginRight), 1)
      })
    }
  })

  describe('what stands above the screens', () => {
    it('shows the alerts of now, cleaned', async () => {
      serverTells({ alert: '<p>Exams <strong>next week</strong><img src="x" onerror="alert(1)"></p>' })
      signedIn()
      show(<Announcements />)
      await see(place, /Exams next week/)
      expect(place.querySelector('strong')?.textContent).to.equal('next week')
      expect(place.querySelector('img')).to.equal(null)
      await expect(place).to.be.accessible()
    })

    it('lies over the page, and at its end above what comes then', async () => {
      serverTells({ alert: '<p>Exams next week</p>' })
      signedIn()
      await shown(
        <div className="host">
          <div style={{ height: '200vh' }} />
          <Announcements />
          <p style={{ height: 40, margin: 0 }}>The end</p>
        </div>,
      )
      await see(place, 'Exams next week')
      const notice = place.querySelector('.cx-notice')
      expect(notice?.getBoundingClientRect().bottom).to.be.at.most(innerHeight)
      place.querySelector('p:last-child')?.scrollIntoView({ block: 'end' })
      const end = place.querySelector('.host > p')?.getBoundingClientRect().top ?? 0
      expect(notice?.getBoundingClientRect().bottom).to.be.at.most(end)
    })

    it('shows an alert no more once it was dismissed, on the next page neither', async () => {
      serverTells({ alert: '<p>Exams next week</p>' })
      signedIn()
      show(<Announcements />)
      await see(place, 'Exams next week')
      await press(place, 'Dismiss')
      await seeNoMore(place, 'Exams next week')
      expect(localStorage.getItem('cx-dismissed-alerts')).to.equal('[1]')
      localStorage.removeItem('cx-dismissed-alerts')
    })

    it('says who works as the teacher, and how to end it', async () => {
      signedIn({ operator: 'operator@luv.example', token_admin: 'a' })
      show(<MasqueradeBanner />)
      await see(place, /You are working as Ada Moreno. Logged in: operator@luv.example/)
      expect((await byRole(place, 'link', 'END')).getAttribute('href')).to.equal('/security/logout')
    })
  })

  describe('footer', () => {
    for (const brand of Object.values(brands)) {
      it(`says whose the page is, and where else there is something of ${brand.productName}`, async () => {
        show(<Footer brand={brand} />)
        await see(place, `© ${new Date().getFullYear()} ${brand.productName}. All rights reserved.`)
        for (const { name, url } of brand.social) {
          const link = await byRole(place, 'link', name)
          expect(link.getAttribute('href')).to.equal(url)
          expect(link.getAttribute('target')).to.equal('_blank')
        }
        expect(place.querySelectorAll('a')).to.have.length(brand.social.length)
        await expect(place).to.be.accessible()
      })
    }

    it('opens the support address and says so when the privacy policy cannot be loaded', async () => {
      answer('GET /api/teacher/privacy-policy-and-terms-of-use', refusal('no'), { status: 500 })
      show(<Footer brand={brands.default} />)
      await press(place, 'Contact Support')
      await byRole(place, 'link', brands.default.supportEmail)
      await press(place, 'Privacy Policy')
      await see(place, 'The privacy policy could not be loaded. Please try again.')
      await expect(place).to.be.accessible()
    })
  })

  describe('Unverified Teacher', () => {
    const routes = [
      ['classrooms', true],
      ['classroom', true],
      ['myAccount', true],
      ['profile', false],
      ['newProfile', false],
      ['logout', false],
    ] as const
    for (const [route, blocked] of routes) {
      it(`${blocked ? 'stands before' : 'leaves alone'} ${route}`, async () => {
        signedIn({ user: teacher({ is_teacher_validated: false }) })
        await shown(<UnverifiedTeacher route={route} />)
        if (blocked) await see(place, 'Unverified Teacher')
        else await seeNoMore(place, 'Unverified Teacher')
      })
    }

    it('is not for teachers who have been validated', async () => {
      signedIn()
      await shown(<UnverifiedTeacher route="classrooms" />)
      await seeNoMore(place, 'Unverified Teacher')
    })
  })
})
