import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { showWindow } from '../../../host/lti/launched.ts'
import { LAUNCH_FORBIDDEN } from '../../../src/contract/error-codes/lti.ts'
import { $current } from '../../../src/core/session/session.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import {
  CODES,
  CONFIRMED,
  CONNECT,
  END,
  focusedText,
  go,
  isBusy,
  LAUNCHES,
  LINKS,
  launched,
  launchedPage,
  OPEN,
  TICKET,
  takesCode,
} from '../../support/launched-page.ts'
import { mount, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

const LINKED = { success: true, data: { classroom_id: null, message: 'link' } } as const

describe('the page of a launch', () => {
  afterEach(unmountAll)

  it('shows its screen signed in, and is accessible', async () => {
    const page = await launched({ ...OPEN, classroom_id: 7 })
    const shown = page.querySelector('cx-classroom')
    expect(shown?.getAttribute('classroom-id')).to.equal('7')
    expect($current.get()?.user.full_name).to.equal('Ada Moreno')
    await see(page, 'Signed in as Ada Moreno.')
    expect(page.querySelector('h1')?.textContent).to.equal('Classroom')
    await expect(page).to.be.accessible()
  })

  it('shows nothing that can be pressed before it is signed in, and tries again', async () => {
    answer(LAUNCHES, { success: true, data: OPEN })
    answer(CODES, () => Promise.reject(new TypeError('Failed to fetch')))
    const page = await launchedPage()
    await see(page, 'The service cannot be reached.')
    expect(page.querySelector('cx-classroom-list') === null).to.equal(true)
    takesCode()
    await press(page, 'Try again')
    await until(() => page.querySelector('cx-classroom-list'), 'the screen')
    await see(page, 'Signed in as Ada Moreno.')
  })

  it('leaves the focus in the page around as it opens', async () => {
    const around = mount<HTMLInputElement>('<input aria-label="Around">')
    around.focus()
    await launched(OPEN)
    expect(document.activeElement === around).to.equal(true)
  })

  it('follows links to classrooms at its title, without an entry in the history', async () => {
    const page = await launched(OPEN)
    const before = history.length
    const list = page.querySelector('cx-classroom-list') as HTMLElement
    expect(go(list, { route: 'classroom', params: { classroomId: 3 } })).to.equal(false)
    const classroom = page.querySelector('cx-classroom') as HTMLElement
    expect(classroom.getAttribute('classroom-id')).to.equal('3')
    expect(list.isConnected).to.equal(false)
    expect([document.activeElement?.tagName, focusedText()]).to.deep.equal(['H1', 'Classroom'])
    expect(go(classroom, { route: 'classrooms', params: {} })).to.equal(false)
    expect(page.querySelectorAll('cx-classroom-list').length).to.equal(1)
    expect(focusedText()).to.equal('My Classrooms')
    await see(page, 'Signed in as Ada Moreno.')
    // all others are the element's own to follow
    expect(
      go(page.querySelector('cx-classroom-list') as HTMLElement, { route: 'profile', params: {} }),
    ).to.equal(true)
    expect(history.length).to.equal(before)
  })

  it('leaves links alone where it shows no screen', async () => {
    const page = await launched(CONNECT)
    expect(go(page.querySelector('cx-login') as HTMLElement, { route: 'classrooms', params: {} })).to.equal(
      true,
    )
  })

  it('says what another account comes to, and asks before it ends anything', async () => {
    signedIn()
    const page = await launched(OPEN)
    await press(page, 'Use another account')
    expect(focusedText()).to.equal('Disconnect Ada Moreno from Lakeview LMS?')
    await see(
      page,
      'You are signed out in this browser, and choose which account Lakeview LMS opens from then on.',
    )
    await expect(page).to.be.accessible()
    await press(page, 'Keep this account')
    await seeNoMore(page, 'Disconnect Ada Moreno')
    expect(focusedText()).to.equal('Use another account')
    await press(page, 'Use another account')
    await sendKeys({ press: 'Escape' })
    await seeNoMore(page, 'Disconnect Ada Moreno')
    expect(focusedText()).to.equal('Use another account')
    expect(answered(END)).to.have.length(0)
    expect($current.get()).not.to.equal(null)
    expect(page.querySelector('cx-classroom-list') !== null).to.equal(true)
  })

  it('ends the connection and signs out once that is confirmed', async () => {
    signedIn()
    answer('POST /api/teacher/logout', { success: true })
    const page = await launched(OPEN)
    const release = hold(END, { success: true })
    await press(page, 'Use another account')
    await press(page, 'Disconnect and sign out')
    expect(isBusy(page, 'Disconnect and sign out')).to.equal(true)
    release()
    await see(page, 'Connect your account')
    expect(answered(END).map(({ body }) => body)).to.deep.equal([{ ticket: TICKET }])
    expect($current.get()).to.equal(null)
    expect(page.querySelector('cx-login') !== null).to.equal(true)
    expect(focusedText()).to.equal('Connect your account')
  })

  it('keeps account and screen where the connection could not be ended', async () => {
    signedIn()
    const page = await launched(OPEN)
    const screen = page.querySelector('cx-classroom-list')
    answer(END, () => Promise.reject(new TypeError('Failed to fetch')))
    await press(page, 'Use another account')
    await press(page, 'Disconnect and sign out')
    await see(page, 'The service cannot be reached.')
    expect(focusedText()).to.equal('Try again')
    expect(screen?.isConnected).to.equal(true)
    expect($current.get()).not.to.equal(null)
    expect(isBusy(page, 'Disconnect and sign out')).to.equal(false)
  })

  it('says that it is under way, to who does not see it, too', async () => {
    signedIn()
    const page = await launched(CONNECT)
    const release = hold(LINKS, LINKED)
    await press(page, 'Connect Ada Moreno')
    await press(page, 'Connect Ada Moreno').catch(() => {})
    await press(page, 'Sign out, and use another account')
    expect(isBusy(page, 'Connect Ada Moreno')).to.equal(true)
    await see(page, 'One moment…')
    release()
    await until(() => page.querySelector('cx-classroom-list'), 'the screen')
    expect(focusedText()).to.equal('My Classrooms')
    expect(answered(LINKS)).to.have.length(1)
    expect($current.get()).not.to.equal(null)
    await seeNoMore(page, 'One moment…')
  })

  it('connects who signs in; where that fails they stay signed in, and try again', async () => {
    const page = await launched(CONNECT)
    const login = page.querySelector('cx-login') as HTMLElement
    login.shadowRoot?.querySelector('button')?.focus()
    answer(LINKS, () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const { user } = signedIn()
    const isFollowed = login.dispatchEvent(
      new CustomEvent('cx-signed-in', { detail: { user }, cancelable: true }),
    )
    expect(isFollowed).to.equal(false)
    await see(page, 'cannot be read')
    await see(page, 'Connect Ada Moreno')
    const sentence = 'This learning platform is that of another school than yours here.'
    answer(LINKS, refusal(sentence, LAUNCH_FORBIDDEN), { status: 403 })
    await press(page, 'Try again')
    await see(page, 'another school than yours')
    // no use in trying that again, but in another account
    expect(page.querySelector('[role=alert] button') === null).to.equal(true)
    expect(document.activeElement !== document.body).to.equal(true)
    answer('POST /api/teacher/logout', { success: true })
    await press(page, 'Sign out, and use another account')
    await until(() => page.querySelector('cx-login'), 'the sign-in')
    expect(page.querySelector('[role=alert]') === null).to.equal(true)
    expect(focusedText()).to.equal('Connect your account')
  })

  it('calls who has no name yet by their email', async () => {
    signedIn({ user: teacher({ full_name: '', first_name: null, last_name: null }) })
    await see(await launched(CONNECT), 'Connect teacher@demo.test')
  })

  it('says whose teachers are connected, and where nobody may be', async () => {
    await see(
      await launched({ ...CONNECT, school: 'Lakeview High' }),
      'It connects teachers of Lakeview High.',
    )
    unmountAll()
    const page = await launched({ ...CONNECT, may_connect: false })
    await see(
      page,
      'For your safety your account is connected only in the browser that opened the course page.',
    )
    expect(page.querySelector('h1')?.textContent).to.equal('This could not be opened')
    expect(page.querySelector('button') === null).to.equal(true)
  })

  it('opens once the name is confirmed', async () => {
    const page = await launched({ state: 'confirm', full_name: 'Ada Moreno' })
    takesCode()
    answer(CONFIRMED, { success: true, data: OPEN })
    await press(page, 'Open as Ada Moreno')
    await until(() => page.querySelector('cx-classroom-list'), 'the screen')
    expect(focusedText()).to.equal('My Classrooms')
  })

  it('says that a session has ended meanwhile', async () => {
    signedIn()
    const page = await launched(CONNECT)
    answer(LINKS, refusal('Please log in.'), { status: 401 })
    await press(page, 'Connect Ada Moreno')
    await see(page, 'Your session has ended. Open this again from your course.')
    expect(page.querySelector('button') === null).to.equal(true)
  })

  it('is tried again where the launch itself got no answer', async () => {
    answer(LAUNCHES, () => Promise.reject(new TypeError('Failed to fetch')))
    const around = mount<HTMLInputElement>('<input aria-label="Around">')
    around.focus()
    const page = await launchedPage()
    await see(page, 'This could not be opened')
    await see(page, 'The service cannot be reached.')
    expect(document.activeElement === around).to.equal(true)
    await expect(page).to.be.accessible()
    takesCode()
    const release = hold(LAUNCHES, { success: true, data: OPEN })
    await press(page, 'Try again')
    expect(isBusy(page, 'Try again')).to.equal(true)
    release()
    await until(() => page.querySelector('cx-classroom-list'), 'the screen')
    expect(page.querySelector('[role=alert]') === null).to.equal(true)
    expect(focusedText()).to.equal('My Classrooms')
  })

  it('offers no second try of what the server refuses', async () => {
    answer(LAUNCHES, refusal('This was begun in another browser.'), { status: 403 })
    const page = await launchedPage()
    await see(page, 'This was begun in another browser.')
    expect(page.querySelector('button') === null).to.equal(true)
  })
})

describe('a window of a launch of its own', () => {
  afterEach(unmountAll)

  it('is tried again where the code got no answer, and ends where it is of no use', async () => {
    answer(CODES, () => Promise.reject(new TypeError('Failed to fetch')))
    const page = mount('<div class="cx-page"><main></main></div>')
    await showWindow(page.querySelector('main') as HTMLElement, 'code-1', '')
    await see(page, 'The service cannot be reached.')
    answer(CODES, refusal('This code has been used already.'), { status: 410 })
    await press(page, 'Try again')
    await see(page, 'This code has been used already.')
    expect(page.querySelector('button') === null).to.equal(true)
    expect(focusedText()).to.equal('This could not be opened')
  })
})
