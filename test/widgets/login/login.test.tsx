import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { $session } from '../../../src/core/session/session.ts'
import { answered, hold, refusal } from '../../support/answer.ts'
import { hasFocus } from '../../support/modals.ts'
import {
  byRole,
  field,
  fill,
  nextEvent,
  press,
  see,
  seeNoMore,
  tick,
  unmountAll,
} from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { LOGIN, type LoginElement, letsIn, logIn, place, type SignedIn } from './a-login.ts'

describe('<cx-login>', () => {
  afterEach(unmountAll)

  it('renders', async () => {
    const element = place()
    await byRole(element, 'button', 'LOG IN')
    await see(element, 'TEACHER LOGIN')
    for (const label of ['Email', 'Password', 'Keep me signed in']) await field(element, label)
  })

  for (const theme of ['light', 'dark']) {
    for (const brand of ['default', 'players']) {
      it(`is accessible in ${theme} ${brand}, alone and compact`, async () => {
        for (const compact of ['', 'compact']) {
          const element = place(`theme="${theme}" brand="${brand}" ${compact}`)
          await see(element, 'TEACHER LOGIN')
          await expect(element).to.be.accessible()
        }
      })
    }
  }

  it('lets browsers and password managers fill it in', async () => {
    const element = place()
    expect((await field(element, 'Email')).autocomplete).to.equal('username')
    const password = await field(element, 'Password')
    expect(password.autocomplete).to.equal('current-password')
    expect(password.type).to.equal('password')
  })

  it('shows the password on request', async () => {
    const element = place()
    await fill(element, 'Password', 'Autumn.2025')
    await press(element, 'Show password')
    const password = await field(element, 'Password')
    expect(password.type).to.equal('text')
    expect(password.value).to.equal('Autumn.2025')
    await press(element, 'Show password')
    expect(password.type).to.equal('password')
  })

  it('leads to the other pages by real links of the host app', async () => {
    const element = place('host-url="https://teach.example/app/"')
    const links = {
      'Forgot Password': 'https://teach.example/app/security/forgot-password',
      'CREATE TEACHER ACCOUNT': 'https://teach.example/app/security/create-account',
      'Are you a student? Go to the student site': 'https://teach.example/app/demo/student/',
    }
    for (const [name, href] of Object.entries(links)) {
      expect(await byRole(element, 'link', name)).to.have.property('href', href)
    }
  })

  it('asks the page to go to the account pages', async () => {
    const element = place()
    for (const [name, route] of [
      ['Forgot Password', 'forgotPassword'],
      ['CREATE TEACHER ACCOUNT', 'createAccount'],
    ] as const) {
      const asked = nextEvent<{ route: string }>(document, 'cx-navigate')
      element.addEventListener('cx-navigate', event => event.preventDefault(), { once: true })
      await press(element, name)
      expect((await asked).detail.route).to.equal(route)
    }
  })

  it('shows the name and the student site of the brand', async () => {
    const element = place('brand="players" host-url="https://teach.example"')
    await see(element, 'Players Exchange')
    const link = await byRole(element, 'link', 'Are you a student? Go to the student site')
    expect(link).to.have.property('href', 'https://teach.example/demo/student/?brand=players')
  })

  it('has a heading of the page alone, one of a part when compact, and no brand then', async () => {
    const element = place() as LoginElement
    await byRole(element, 'button', 'LOG IN')
    expect(element.shadowRoot?.querySelector('h1')?.textContent).to.equal('TEACHER LOGIN')
    element.compact = true
    await seeNoMore(element, 'LUV')
    expect(element.shadowRoot?.querySelector('h1')).to.equal(null)
    expect(element.shadowRoot?.querySelector('h2')?.textContent).to.equal('TEACHER LOGIN')
    element.compact = false
    await see(element, 'LUV')
  })

  for (const width of [320, 390, 700, 1280]) {
    it(`fits into ${width} px`, async () => {
      for (const brand of ['default', 'players']) {
        const element = place(`brand="${brand}" style="width: ${width}px"`)
        await byRole(element, 'button', 'LOG IN')
        expect(element.scrollWidth).to.equal(element.clientWidth)
        for (const control of element.shadowRoot?.querySelectorAll('input, a, button') ?? []) {
          const { left, right, height } = control.getBoundingClientRect()
          expect(left).to.be.at.least(0)
          expect(right).to.be.at.most(element.getBoundingClientRect().right)
          expect(height, control.outerHTML).to.be.at.least(24)
        }
      }
    })
  }
})

describe('logging in', () => {
  afterEach(unmountAll)

  it('sends email, password and the word of this browser alone, and tells the page once it has the session', async () => {
    letsIn()
    const element = place()
    const told = nextEvent<SignedIn>(document, 'cx-signed-in')
    document.addEventListener('cx-signed-in', () => expect($session.get()?.token).to.equal('access'), {
      once: true,
    })
    await logIn(element, ' ada@school.test ')
    const event = await told
    expect(event.detail.user).to.have.property('full_name', 'Ada Moreno')
    expect(event.detail).to.have.all.keys('user')
    expect(event.composed).to.equal(true)
    const [made, ...more] = answered(LOGIN).map(call => call.body as { device: string })
    const { device, ...credentials } = { device: '', ...made }
    expect(credentials).to.deep.equal({ email: 'ada@school.test', password: 'Autumn.2025' })
    expect(device).to.match(/^[\w-]+$/)
    expect(more).to.have.length(0)
    expect($session.get()?.keep).to.equal(false)
  })

  it('keeps who wants to be kept', async () => {
    letsIn()
    const element = place()
    await tick(element, 'Keep me signed in')
    await logIn(element)
    await see(element, 'You are logged in as')
    expect($session.get()?.keep).to.equal(true)
  })

  it('works by the keyboard alone', async () => {
    letsIn()
    const element = place()
    ;(await field(element, 'Email')).focus()
    await sendKeys({ type: 'ada@school.test' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ type: 'Autumn.2025' })
    for (let stop = 0; stop < 2; stop++) await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Space' })
    expect((await field(element, 'Keep me signed in')).checked).to.equal(true)
    await sendKeys({ press: 'Tab' })
    await hasFocus(await byRole(element, 'link', 'Forgot Password'))
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Enter' })
    await see(element, 'You are logged in as Ada Moreno')
    await sendKeys({ press: 'Tab' })
    await hasFocus(await byRole(element, 'button', 'LOG OUT'))
    expect($session.get()?.keep).to.equal(true)
  })

  it('sends on Enter in a field', async () => {
    letsIn()
    const element = place()
    await fill(element, 'Email', 'ada@school.test')
    await fill(element, 'Password', 'Autumn.2025')
    ;(await field(element, 'Password')).focus()
    await sendKeys({ press: 'Enter' })
    await see(element, 'You are logged in as Ada Moreno')
  })

  it('sends once, however often it is pressed, and says that it is busy', async () => {
    const release = hold(LOGIN, refusal('Later.'), { status: 503 })
    const element = place()
    await logIn(element)
    const button = await byRole(element, 'button', 'LOG IN')
    await see(element, 'Logging in')
    await until(() => answered(LOGIN).length > 0, 'the call')
    expect(button.ariaDisabled).to.equal('true')
    button.click()
    button.click()
    ;(await field(element, 'Email')).focus()
    await sendKeys({ press: 'Enter' })
    expect((await field(element, 'Password')).readOnly).to.equal(true)
    release()
    await see(element, 'Later.')
    expect(answered(LOGIN)).to.have.length(1)
  })
})

describe('what is missing or not valid', () => {
  afterEach(unmountAll)

  const cases: [email: string, password: string, seen: string[]][] = [
    ['', '', ['Field required.', 'Field required.']],
    ['   ', 'x', ['Field required.']],
    ['ada@school.test', '', ['Field required.']],
    ['ada@', 'x', ['Enter a valid email.']],
    ['ada@school', '', ['Enter a valid email.', 'Field required.']],
    ['a da@school.test', 'x', ['Enter a valid email.']],
  ]
  for (const [email, password, seen] of cases) {
    it(`is told at the field for '${email}' and '${password}', and nothing is sent`, async () => {
      const element = place()
      await logIn(element, email, password)
      for (const sentence of seen) await see(element, sentence)
      const invalid = element.shadowRoot?.querySelectorAll('[aria-invalid]') ?? []
      expect(invalid).to.have.length(seen.length)
      await hasFocus(invalid[0] as Element)
      expect(answered(LOGIN)).to.have.length(0)
    })
  }

  it('is told on leaving a field, not before, and goes away while it is put right', async () => {
    const element = place()
    const email = await field(element, 'Email')
    email.focus()
    await sendKeys({ type: 'ada@' })
    expect(email.ariaInvalid).to.equal(null)
    await sendKeys({ press: 'Tab' })
    await see(element, 'Enter a valid email.')
    expect(email.getAttribute('aria-describedby')).to.be.a('string')
    await expect(element).to.be.accessible()
    email.focus()
    await sendKeys({ press: 'End' })
    await sendKeys({ type: 'school.test' })
    await seeNoMore(element, 'Enter a valid email.')
    ;(await field(element, 'Password')).focus()
    await sendKeys({ press: 'Tab' })
    await see(element, 'Field required.')
  })

  it('moves nothing under the pointer when a field is left', async () => {
    const element = place()
    const link = await byRole(element, 'link', 'CREATE TEACHER ACCOUNT')
    const top = () => link.getBoundingClientRect().top - element.getBoundingClientRect().top
    const before = top()
    ;(await field(element, 'Email')).focus()
    link.focus()
    await see(element, 'Field required.')
    expect(top()).to.equal(before)
  })
})
