import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answer, answered, hold } from '../../support/answer.ts'
import { settle } from '../../support/clock.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, hasFocus, modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, field, fill, nextEvent, press, see, tick, unmountAll } from '../../support/page.ts'
import { publishes } from '../../support/published-texts.ts'
import { until } from '../../support/until.ts'
import { AGREE, agree, CREATE, create, creates, fillAll, GOOD, place } from './a-create-account.ts'

describe('<cx-create-account>', () => {
  beforeEach(() => publishes())
  afterEach(unmountAll)

  it('renders', async () => {
    const element = place()
    await see(element, 'CREATE TEACHER ACCOUNT')
    for (const label of ['Email', 'Password', 'Confirm Password', AGREE]) await field(element, label)
    for (const name of ['CANCEL', 'CREATE']) await byRole(element, 'button', name)
  })

  it('is accessible', () => expectAccessibleLooks('cx-create-account', element => field(element, AGREE)))

  it('fits from 320 to 1280 px', () => expectToFit('cx-create-account', element => field(element, AGREE)))

  it('has the email filled in that the page knows, until somebody types another', async () => {
    const element = place('email=" ada@school.test "')
    await settle()
    expect((await field(element, 'Email')).value).to.equal('ada@school.test')
    await fill(element, 'Email', 'adam@school.test')
    element.setAttribute('email', 'eve@school.test')
    await settle()
    expect((await field(element, 'Email')).value).to.equal('adam@school.test')
  })

  for (const email of ['ada', 'ada@', `${'a'.repeat(300)}@school.test`]) {
    it(`fills in nothing that is no email: ${email.slice(0, 10)}`, async () => {
      const element = place(`email="${email}"`)
      await settle()
      expect((await field(element, 'Email')).value).to.equal('')
    })
  }

  it('lets password managers offer a new password', async () => {
    const element = place()
    expect((await field(element, 'Email')).autocomplete).to.equal('username')
    for (const label of ['Password', 'Confirm Password']) {
      const control = await field(element, label)
      expect(control.type).to.equal('password')
      expect(control.autocomplete).to.equal('new-password')
    }
    await fill(element, 'Password', GOOD)
    await press(element, 'Show password')
    expect((await field(element, 'Password')).type).to.equal('text')
  })

  it('opens the terms and the privacy policy of the service in tabs of their own', async () => {
    const element = place('api-base="https://api.example"')
    const links = { 'Terms of Use': 'terms-of-use', 'Privacy Policy': 'privacy-policy' }
    for (const [name, file] of Object.entries(links)) {
      const link = (await byRole(element, 'link', name)) as HTMLAnchorElement
      expect(link.href).to.equal(`https://api.example/policies/${file}-2026-09.pdf`)
      expect(link.target).to.equal('_blank')
      expect(link.rel).to.include('noopener')
    }
  })

  it('keeps CREATE disabled until every field is filled and the checkbox is ticked', async () => {
    const element = place()
    const button = (await byRole(element, 'button', 'CREATE')) as HTMLButtonElement
    const steps = [
      () => fill(element, 'Email', 'ada@school.test'),
      () => fill(element, 'Password', GOOD),
      () => fill(element, 'Confirm Password', GOOD),
      () => agree(element),
    ]
    for (const step of steps) {
      expect(button.disabled).to.equal(true)
      await step()
    }
    await until(() => !button.disabled, 'CREATE to be enabled')
    for (const [label, text] of [
      ['Email', 'ada@school.test'],
      ['Password', GOOD],
      ['Confirm Password', GOOD],
    ] as const) {
      await fill(element, label, '')
      await until(() => button.disabled, `CREATE to be disabled without ${label}`)
      await fill(element, label, text)
      await until(() => !button.disabled, 'CREATE to be enabled')
    }
    await tick(element, AGREE, false)
    await until(() => button.disabled, 'CREATE to be disabled')
  })

  it('goes to the login by CANCEL', async () => {
    const element = place()
    const path = nextPath(element)
    await press(element, 'CANCEL')
    expect(await path).to.equal('/security/login')
  })
})

describe('creating an account', () => {
  beforeEach(() => publishes())
  afterEach(unmountAll)

  for (const [brand, isPlayers] of [
    ['default', false],
    ['players', true],
  ] as const) {
    it(`sends what was typed and agreed to, for the ${brand} brand`, async () => {
      creates()
      const element = place(`brand="${brand}"`)
      const told = nextEvent(element, 'cx-created')
      await create(element, ' ada@school.test ')
      expect((await told).detail).to.deep.equal({ email: 'ada@school.test' })
      expect(answered(CREATE).map(call => call.body)).to.deep.equal([
        {
          email: 'ada@school.test',
          password: GOOD,
          privacy_policy_agree: true,
          terms_of_use_agree: true,
          is_players: isPlayers,
        },
      ])
    })
  }

  it('says that a mail is on its way, then goes to the login; the passwords are forgotten', async () => {
    creates()
    const element = place()
    await create(element)
    const told = await modal(element, 'EMAIL VERIFICATION')
    await see(told, 'The account has been created. Please follow the link.')
    await see(told, 'It was sent to ada@school.test. The link is valid for 24 hours.')
    await expect(element).to.be.accessible()
    const path = nextPath(element)
    await sendKeys({ press: 'Enter' })
    expect(await path).to.equal('/security/login')
    await allClosed()
    for (const label of ['Email', 'Password', 'Confirm Password']) {
      expect((await field(element, label)).value).to.equal('')
    }
  })

  it('goes on in its own words when the server has none', async () => {
    answer(CREATE, { success: true })
    const element = place()
    await create(element)
    await see(element, 'The account has been created. Please follow the link in the verification email.')
  })

  it('works by the keyboard alone', async () => {
    creates()
    const element = place()
    const checkbox = await field(element, AGREE)
    // the tab key passes by what is disabled
    await until(() => !checkbox.disabled, 'the texts')
    ;(await field(element, 'Email')).focus()
    await sendKeys({ type: 'ada@school.test' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ type: GOOD })
    for (let stop = 0; stop < 2; stop++) await sendKeys({ press: 'Tab' })
    await sendKeys({ type: GOOD })
    for (let stop = 0; stop < 2; stop++) await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Space' })
    expect((await field(element, AGREE)).checked).to.equal(true)
    for (let stop = 0; stop < 4; stop++) await sendKeys({ press: 'Tab' })
    await hasFocus(await byRole(element, 'button', 'CREATE'))
    await sendKeys({ press: 'Enter' })
    await modal(element, 'EMAIL VERIFICATION')
  })

  it('sends once for a double click, and says that it is busy', async () => {
    const created = hold(CREATE, { success: true })
    const element = place()
    await fillAll(element)
    const button = await byRole(element, 'button', 'CREATE')
    await until(() => !button.matches(':disabled'), 'CREATE to be enabled')
    button.click()
    button.click()
    await see(element, 'Creating your account')
    expect(button.ariaDisabled).to.equal('true')
    button.click()
    expect((await field(element, 'Password')).readOnly).to.equal(true)
    created()
    await modal(element, 'EMAIL VERIFICATION')
    expect(answered(CREATE)).to.have.length(1)
  })

  it('tells nobody when the element was taken away meanwhile', async () => {
    answer(CREATE, () => new Promise(() => {}))
    const element = place()
    let told = false
    element.addEventListener('cx-created', () => {
      told = true
    })
    await create(element)
    await until(() => answered(CREATE).length === 1, 'the call')
    unmountAll()
    await until(() => answered(CREATE)[0]?.signal.aborted, 'the call to be called off')
    expect(told).to.equal(false)
  })
})
