import { expect } from '@open-wc/testing'
import { NO_TOKEN_PRICE } from '../../../src/contract/error-codes/tokens.ts'
import { tokenSentences } from '../../../src/contract/server-messages/tokens.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { LISTS } from '../../support/classroom-lists.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { hasFocus } from '../../support/modals.ts'
import { byRole, field, fill, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aBundle, aPrice, choosing, PRICE, place, sells } from './a-purchase.ts'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)

const options = async (element: Element) =>
  [...((await field(element, 'Subject')) as unknown as HTMLSelectElement).options].map(({ text }) => text)

async function chooseFirst(element: Element): Promise<void> {
  await fill(element, 'Subject', '1')
  await see(element, /\$\d/)
}

describe('<cx-token-purchase>', () => {
  afterEach(unmountAll)

  it('renders', async () => {
    sells()
    const element = place()
    await see(element, 'Purchase Exchanges')
    await see(element, 'Choose a subject to see its price.')
    await see(element, 'Prices are in US dollars. All tokens expire 2 years from purchase.')
    expect((await field(element, 'Number of exchanges')).value).to.equal('0')
    const title = element.shadowRoot?.querySelector('h2')
    const [inner, outer] = [title, element].map(box => box?.getBoundingClientRect())
    expect(Number(inner?.left) - Number(outer?.left)).to.equal(24)
  })

  it('is accessible in both brands, light and dark, with bundles and a hint to sales', async () => {
    sells({ bundles: [aBundle(), aBundle({ id: 4, saving: 0 })] })
    await expectAccessibleLooks(
      'cx-token-purchase',
      async element => {
        await chooseFirst(element)
        await see(element, 'Contact sales')
        await see(element, 'As a bundle for $11 000.00')
        await see(element, 'You save')
      },
      'number="10"',
    )
  }).timeout(90_000)

  it('keeps all in its place from 320 to 1280 px', async () => {
    sells({ bundles: [aBundle({ name: LONG })] })
    answer('GET /api/teacher/subjects', {
      success: true,
      data: [{ id: 1, name: LONG, type: 'other', number_of_tokens: 1 }],
    })
    answer(PRICE, { success: true, data: aPrice({ price: 9_999.99 }) })
    await expectToFit('cx-token-purchase', element => see(element, /\$999 999\.00/), 'number="100"')
  }).timeout(90_000)

  it('shows an outline while it loads, and says so', async () => {
    sells()
    const comes = hold('GET /api/teacher/subjects', { success: true, data: LISTS.subjects })
    const element = place()
    await see(element, 'Loading')
    await expect(element).to.be.accessible()
    comes()
    await field(element, 'Subject')
  })

  it('says that it could not be loaded, and tries again', async () => {
    sells()
    answer('GET /api/teacher/subjects', refusal(''), { status: 500 })
    const element = place()
    await see(element, 'Error loading exchange')
    await expect(element).to.be.accessible()
    answer('GET /api/teacher/subjects', { success: true, data: LISTS.subjects })
    await press(element, 'Retry')
    await field(element, 'Subject')
  })

  it('says that there is nothing to purchase where a subscription pays', async () => {
    sells({ user: { user_type: { slug: 'independent-teacher' } } })
    const element = place()
    await see(element, 'Nothing to purchase')
    await expect(element).to.be.accessible()
  })

  it('offers the subjects that a teacher may use', async () => {
    sells()
    expect(await options(place())).to.deep.equal([
      'Choose a subject',
      'Languages and Cultures',
      'Arts and Sciences',
    ])
  })

  it('offers librarians theirs, too', async () => {
    sells({ user: { user_type: { slug: 'teacher-librarian' } } })
    expect(await options(place())).to.include('Library')
  })

  it('makes the number 1 once a subject is chosen, with price and total', async () => {
    const element = await choosing()
    expect((await field(element, 'Number of exchanges')).value).to.equal('1')
    await fill(element, 'Number of exchanges', '8')
    await see(element, '$10 004.00')
    await fill(element, 'Subject', '2')
    expect((await field(element, 'Number of exchanges')).value).to.equal('8')
    await fill(element, 'Number of exchanges', '')
    await fill(element, 'Subject', '1')
    expect((await field(element, 'Number of exchanges')).value).to.equal('1')
  })

  it('begins with what the page asks for', async () => {
    sells()
    const element = place('subject-id="2" number="3"')
    await see(element, '$3 751.50')
    expect(answered(PRICE).map(({ query }) => Number(query?.subject_id))).to.deep.equal([2])
  })

  it('begins with a number that can be bought, whatever the page asks for', async () => {
    sells()
    for (const [number, sum] of [
      ['-3', '$1 250.50'],
      ['0', '$1 250.50'],
      ['2.9', '$2 501.00'],
      ['101', '$125 050.00'],
    ]) {
      await see(place(`subject-id="1" number="${number}"`), `Total ${sum}`)
      unmountAll()
    }
    const element = place('number="5"')
    expect((await field(element, 'Number of exchanges')).value).to.equal('0')
    await fill(element, 'Subject', '1')
    await see(element, '$6 252.50')
  })

  it('leaves a subject aside that the account may not buy', async () => {
    sells()
    const element = place('subject-id="5"')
    await see(element, 'Choose a subject to see its price.')
  })

  for (const [typed, sentence] of [
    ['0', 'Min value 1.'],
    ['-1', 'Min value 1.'],
    ['101', 'Max value 100.'],
    ['', 'Field required.'],
    ['1.5', 'Only numeric characters are allowed'],
  ] as const) {
    it(`refuses ${typed === '' ? 'no number' : typed} with '${sentence}'`, async () => {
      const element = await choosing()
      await fill(element, 'Number of exchanges', typed)
      await press(element, 'Purchase')
      await see(element, sentence)
      await expect(element).to.be.accessible()
      await hasFocus(await field(element, 'Number of exchanges'))
      expect(visibleText(element)).not.to.match(/Total \$/)
    })
  }

  it('asks for a subject', async () => {
    sells()
    const element = place()
    await press(element, 'Purchase')
    await see(element, 'Field required.')
    await hasFocus(await field(element, 'Subject'))
  })

  it('points to sales from 10 exchanges on', async () => {
    const element = await choosing({ bundles: [aBundle()] })
    await fill(element, 'Number of exchanges', '9')
    expect(visibleText(element)).not.to.include('Contact sales')
    await fill(element, 'Number of exchanges', '11')
    await see(element, 'Contact sales')
    expect(visibleText(element)).not.to.include('As a bundle')
    await fill(element, 'Number of exchanges', '10')
    await see(element, 'Discounts may apply for 10 or more exchanges.')
    const link = (await byRole(element, 'link', 'Contact sales')) as HTMLAnchorElement
    expect(link.href).to.match(/^mailto:support@/)
    await press(element, 'As a bundle for $11 000.00')
    await see(element, 'Pay $11 000.00')
  })

  it('says that there is no price, and lets nobody pay', async () => {
    sells()
    answer(PRICE, refusal(tokenSentences.noPrice, NO_TOKEN_PRICE), { status: 422 })
    const element = place('subject-id="1"')
    await see(element, 'No token exchange price for this country.')
    await expect(element).to.be.accessible()
    await press(element, 'Purchase')
    const subject = await field(element, 'Subject')
    await until(() => subject.ariaInvalid === 'true', 'the subject to be blamed')
    await hasFocus(subject)
    expect(visibleText(element).split('No token exchange price for this country.')).to.have.length(2)
    await expect(element).to.be.accessible()
    expect(visibleText(element)).not.to.include('How would you like to pay?')
    expect(visibleText(element)).not.to.include('Retry')
    await fill(element, 'Subject', '2')
    await until(() => subject.ariaInvalid !== 'true', 'another subject not to be blamed')
  })

  it('asks for a price again that did not come', async () => {
    sells()
    answer(PRICE, refusal(''), { status: 500 })
    const element = place('subject-id="1"')
    await see(element, 'Error loading exchange')
    await expect(element).to.be.accessible()
    answer(PRICE, { success: true, data: aPrice() })
    await press(element, 'Retry')
    await see(element, '$1 250.50')
  })

  it('goes on to the payment once the price has come that was waited for', async () => {
    sells()
    const comes = hold(PRICE, { success: true, data: aPrice() })
    const element = place('subject-id="1"')
    await press(element, 'Purchase')
    await see(element, 'Loading')
    await expect(element).to.be.accessible()
    comes()
    await see(element, 'How would you like to pay?')
  })

  it('sells nothing that was changed while its price was on its way', async () => {
    sells()
    const comes = hold(PRICE, { success: true, data: aPrice() })
    const element = place('subject-id="1"')
    await press(element, 'Purchase')
    await see(element, 'Loading')
    await fill(element, 'Number of exchanges', '7')
    comes()
    await see(element, '$8 753.50')
    await until(() => !visibleText(element).includes('Loading'), 'the end of the wait')
    expect(visibleText(element)).not.to.include('How would you like to pay?')
  })

  it('says that a price did not come again, and sells at the one that was shown', async () => {
    const element = await choosing()
    await press(element, 'Purchase')
    answer(PRICE, refusal(''), { status: 500 })
    await press(element, 'Change')
    await see(element, 'The price may have changed.')
    await see(element, 'Total $1 250.50')
    await expect(element).to.be.accessible()
    await press(element, 'Purchase')
    await see(element, 'How would you like to pay?')
    answer(PRICE, { success: true, data: aPrice({ price: 900 }) })
    await press(element, 'Change')
    await see(element, 'Total $900.00')
  })

  it('sells nothing whose price is gone', async () => {
    const element = await choosing()
    await press(element, 'Purchase')
    answer(PRICE, refusal(tokenSentences.noPrice, NO_TOKEN_PRICE), { status: 422 })
    await press(element, 'Change')
    await see(element, 'No token exchange price for this country.')
    expect(visibleText(element)).not.to.include('Total')
    await press(element, 'Purchase')
    expect(visibleText(element)).not.to.include('How would you like to pay?')
  })

  it('shows the sign-in until somebody is signed in, who goes on at the heading', async () => {
    const element = place('bundles')
    const login = await until(() => element.shadowRoot?.querySelector<HTMLElement>('cx-login'), 'the sign-in')
    login.tabIndex = -1
    login.focus()
    sells({ bundles: [aBundle()] })
    const comes = hold('GET /api/teacher/subjects', { success: true, data: LISTS.subjects })
    signedIn()
    await see(element, 'Loading')
    comes()
    await field(element, 'Subject')
    await until(() => element.shadowRoot?.activeElement?.localName === 'h2', 'the heading to have the focus')
    expect(visibleText(element)).not.to.include('Field required.')
  })
})
