import { expect } from '@open-wc/testing'
import { $departure, leave, stay } from '../../host/departure.ts'
import { $place, go, startNavigation } from '../../host/navigation.ts'
import { $visitBrand, forgetVisitBrand } from '../../src/core/brand/visit-brand.ts'
import { endSession } from '../../src/core/session/session-changes.ts'
import { settle } from '../support/clock.ts'
import { librarian } from '../support/libraries.ts'
import { signedIn, teacher } from '../support/teacher.ts'
import { until } from '../support/until.ts'

const home = location.pathname + location.search
const address = () => location.pathname + location.search

/** Waits until the page is at this path, and the guard has been asked about it. */
async function isAt(path: string): Promise<void> {
  await until(() => address() === path, `${path} in place of ${address()}`)
  await settle()
}

/** The route that is shown; 'not-found' for the page of unknown addresses. */
const shown = () => {
  const place = $place.get()
  return place.at === 'route' ? place.route : place.at
}

const ask = (type: string, path: string) =>
  document.dispatchEvent(new CustomEvent(type, { detail: { path }, cancelable: true }))

describe('the navigation of the host', () => {
  let pushed = 0
  const { pushState } = history
  before(() => {
    startNavigation()
    history.pushState = (...entry) => {
      pushed += 1
      pushState.apply(history, entry)
    }
  })
  beforeEach(async () => {
    signedIn()
    go('/', { replace: true })
    await isAt('/')
    pushed = 0
  })
  after(() => {
    history.pushState = pushState
    history.replaceState(null, '', home)
  })

  /** How many entries the history has got since the start. */
  const steps = () => pushed

  it('shows the route of an address, with its params and its query', async () => {
    go('/classroom/12?tab=tasks')
    await isAt('/classroom/12?tab=tasks')
    expect($place.get()).to.deep.include({ at: 'route', route: 'classroom' })
    expect($place.get()).to.have.deep.nested.property('params.classroomId', '12')
    expect($place.get()).to.have.deep.nested.property('query.tab', 'tasks')
    expect(steps()).to.equal(1)
  })

  it('goes where an element asks to go, one step in the history for each screen', async () => {
    expect(ask('cx-navigate', '/notifications'), 'nobody else has to go there').to.equal(false)
    await isAt('/notifications')
    expect(shown()).to.equal('notifications')
    expect(steps()).to.equal(1)
  })

  for (const type of ['cx-navigate', 'cx-tab-changed', 'cx-information-folded']) {
    it(`adds no step when ${type} changes the query alone`, async () => {
      go('/classroom/12')
      await isAt('/classroom/12')
      for (const tab of ['tasks', 'students']) {
        ask(type, `/classroom/12?tab=${tab}`)
        await isAt(`/classroom/12?tab=${tab}`)
      }
      expect(steps()).to.equal(1)
      history.back()
      await isAt('/')
    })
  }

  it('leads from a classroom back to the list with its filter, and to no message read before', async () => {
    go('/?filter=oldest&view=grid&created=7')
    await isAt('/?filter=oldest&view=grid&created=7')
    go('/classroom/12')
    await isAt('/classroom/12')
    ask('cx-navigate', '/')
    await isAt('/?filter=oldest&view=grid')
  })

  it('leads to the whole list from elsewhere, and for the next person', async () => {
    go('/?filter=oldest')
    await isAt('/?filter=oldest')
    go('/account/change-password')
    await isAt('/account/change-password')
    ask('cx-navigate', '/')
    await isAt('/')
    go('/?filter=oldest')
    await isAt('/?filter=oldest')
    go('/classroom/12')
    await isAt('/classroom/12')
    signedIn({ user: teacher({ id: 8 }) })
    await settle()
    ask('cx-navigate', '/')
    await isAt('/')
  })

  it('has in the address what a teacher asks the list for, and comes back to it', async () => {
    ask('cx-list-changed', '/?filter=a-z&search=river')
    await isAt('/?filter=a-z&search=river')
    expect($place.get()).to.have.deep.nested.property('query.search', 'river')
    expect(steps()).to.equal(0)
    go('/classroom/12')
    await isAt('/classroom/12')
    history.back()
    await isAt('/?filter=a-z&search=river')
    expect($place.get()).to.have.deep.nested.property('query.filter', 'a-z')
  })

  it('has in the address what a teacher asks the Course Library for, and comes back to it', async () => {
    go('/course-library')
    await isAt('/course-library')
    ask('cx-library-changed', '/course-library?subject=1&filter=level&search=2')
    await isAt('/course-library?subject=1&filter=level&search=2')
    expect(steps()).to.equal(1)
    go('/classroom/12')
    await isAt('/classroom/12')
    history.back()
    await isAt('/course-library?subject=1&filter=level&search=2')
    expect($place.get()).to.have.deep.nested.property('query.subject', '1')
  })

  it('has in the address which requests of other libraries a librarian looks at, and which one is open', async () => {
    const libraries = '/library-connections?filter=fitting'
    signedIn({ user: librarian() })
    go('/library-connections')
    await isAt('/library-connections')
    ask('cx-library-requests-changed', libraries)
    await isAt(libraries)
    ask('cx-library-request-shown', `${libraries}&request_id=41`)
    await isAt(`${libraries}&request_id=41`)
    expect($place.get()).to.have.deep.nested.property('query.request_id', '41')
    ask('cx-library-request-shown', libraries)
    await isAt(libraries)
  })

  it('leaves nothing of the message about a new classroom in the address', async () => {
    go('/?filter=a-z&created=1', { replace: true })
    await isAt('/?filter=a-z&created=1')
    document.dispatchEvent(new CustomEvent('cx-good-job-closed'))
    await isAt('/?filter=a-z')
    expect(steps()).to.equal(0)
  })

  it('goes back from an address that cannot be, to where the person was', async () => {
    go('/notifications')
    await isAt('/notifications')
    go('/classroom/x')
    await isAt('/notifications')
    expect(shown()).to.equal('notifications')
  })

  it('shows the sign-in to who is not signed in, and then the page that was asked for', async () => {
    go('/classroom/12')
    await isAt('/classroom/12')
    endSession('s1', 'signed-out')
    await isAt('/security/login?redirect=%2Fclassroom%2F12')
    expect(shown()).to.equal('login')
    signedIn({ id: 's2' })
    await isAt('/classroom/12')
    expect(steps()).to.equal(1)
  })

  it('still leads to the page that was asked for after a look at forgot password or create account', async () => {
    go('/classroom/12')
    await isAt('/classroom/12')
    endSession('s1', 'signed-out')
    const redirect = '?redirect=%2Fclassroom%2F12'
    await isAt(`/security/login${redirect}`)
    ask('cx-navigate', '/security/forgot-password')
    await isAt(`/security/forgot-password${redirect}`)
    ask('cx-navigate', '/security/create-account?email=ada%40school.test')
    // the email is nobody else's to see
    await isAt(`/security/create-account${redirect}`)
    ask('cx-navigate', '/security/login')
    await isAt(`/security/login${redirect}`)
    signedIn({ id: 's2' })
    await isAt('/classroom/12')
  })

  it('keeps the players program from the first click to the page after the sign-in', async () => {
    endSession('s1', 'signed-out')
    go('/security/login?players', { replace: true })
    await isAt('/security/login?players')
    expect($visitBrand.get().name).to.equal('players')
    for (const path of ['/security/create-account', '/security/login', '/security/forgot-password']) {
      ask('cx-navigate', path)
      await isAt(path)
      expect($visitBrand.get().name, path).to.equal('players')
    }
    signedIn({ id: 's2' })
    await isAt('/')
    expect($visitBrand.get().name).to.equal('players')
    forgetVisitBrand()
  })

  it('takes newcomers to the profile wizard, whatever they asked for', async () => {
    endSession('s1', 'signed-out')
    await isAt('/security/login')
    go('/security/login?redirect=%2Fnotifications', { replace: true })
    await isAt('/security/login?redirect=%2Fnotifications')
    signedIn({ id: 's3', user: teacher({ first_name: null, last_time_login: null }) })
    await isAt('/account/new-profile')
    expect(shown()).to.equal('newProfile')
  })

  it('leaves an unvalidated teacher on the profile wizard', async () => {
    signedIn({ id: 's4', user: teacher({ is_teacher_validated: false }) })
    go('/account/new-profile')
    await isAt('/account/new-profile')
    expect(shown()).to.equal('newProfile')
  })

  it('keeps the secrets of a link out of the address, and gives them to the screen', async () => {
    endSession('s1', 'signed-out')
    await isAt('/security/login')
    go('/security/recover-password/abc?email=ada%40school.test')
    await until(() => shown() === 'recoverPassword', 'the screen')
    await settle()
    expect(location.href).not.to.include('abc')
    expect(location.href).not.to.include('ada')
    expect($place.get()).to.have.deep.nested.property('params.token', 'abc')
    expect($place.get()).to.have.deep.nested.property('query.email', 'ada@school.test')
  })

  describe('while something of the person is not sent', () => {
    const work = (busy: boolean) =>
      document.dispatchEvent(new CustomEvent('cx-busy-changed', { detail: { busy } }))
    const RECORD = '/classroom/7/5/record-upload'
    beforeEach(async () => {
      go(RECORD)
      await isAt(RECORD)
      work(true)
      pushed = 0
    })
    afterEach(() => {
      stay()
      work(false)
    })

    it('asks before it goes elsewhere, and stays when it is told so', async () => {
      ask('cx-navigate', '/classroom/7')
      await settle()
      expect([$departure.get(), address(), shown()]).to.deep.equal(['/classroom/7', RECORD, 'recordUpload'])
      stay()
      expect($departure.get()).to.equal(null)
      expect(steps()).to.equal(0)
    })

    it('goes on when it is told so, and asks once', async () => {
      ask('cx-navigate', '/classroom/7?tab=tasks')
      const path = leave()
      expect(path).to.equal('/classroom/7?tab=tasks')
      go(path ?? '')
      await isAt('/classroom/7?tab=tasks')
      expect(shown()).to.equal('classroom')
      go('/')
      await isAt('/')
      expect($departure.get()).to.equal(null)
    })

    it('asks after a press of the browser’s Back, with the screen as it was', async () => {
      const screens: string[] = []
      const stop = $place.listen(() => screens.push(shown()))
      history.back()
      await until(() => $departure.get() === '/', 'the question')
      await isAt(RECORD)
      stop()
      expect(screens.filter(screen => screen !== 'recordUpload')).to.deep.equal([])
    })

    it('asks nothing once it is sent', async () => {
      work(false)
      ask('cx-navigate', '/classroom/7')
      await isAt('/classroom/7')
      expect($departure.get()).to.equal(null)
    })
  })
})
