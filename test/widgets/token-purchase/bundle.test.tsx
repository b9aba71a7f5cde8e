import { expect } from '@open-wc/testing'
import { PRICE_CHANGED } from '../../../src/contract/error-codes/purchases.ts'
import { purchaseSentences as s } from '../../../src/contract/server-messages/purchases.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { modal } from '../../support/modals.ts'
import { fill, nextEvent, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { aBundle, BUNDLES, BUY_BUNDLE, choose, fillCard, order, place, refused, sells } from './a-purchase.ts'

describe('a bundle', () => {
  afterEach(unmountAll)

  it('is paid at the price that it is shown with, and at a new one after a question', async () => {
    sells({ bundles: [aBundle()] })
    const element = place('bundles')
    await press(element, 'Purchase 10 exchanges of Languages and Cultures')
    await choose(element, 'Credit card')
    await fillCard(element)
    answer(BUY_BUNDLE, refused(s.priceChanged, PRICE_CHANGED), { status: 422 })
    const comes = hold(BUNDLES, { success: true, data: [aBundle({ price: 12_000 })] })
    await press(element, 'Pay $11 000.00')
    const told = await modal(element, 'THE PRICE HAS CHANGED')
    expect(visibleText(told)).not.to.include('$11 000.00')
    await expect(element).to.be.accessible()
    comes()
    await see(told, 'It is $12 000.00 now.')
    answer(BUY_BUNDLE, order('paid'))
    const bought = nextEvent(element, 'cx-tokens-bought')
    await press(told, 'Pay $12 000.00')
    expect((await bought).detail).to.deep.include({ subjectId: 1, number: 10 })
    expect(answered(BUY_BUNDLE).map(({ body, params }) => [params.id, body.price])).to.deep.equal([
      [3, 11_000],
      [3, 12_000],
    ])
  })

  it('names no price of a bundle that could not be learned, and asks for it again', async () => {
    sells({ bundles: [aBundle()] })
    const element = place('bundles')
    await press(element, 'Purchase 10 exchanges of Languages and Cultures')
    await choose(element, 'Credit card')
    await fillCard(element)
    answer(BUY_BUNDLE, refused(s.priceChanged, PRICE_CHANGED), { status: 422 })
    answer(BUNDLES, refusal(''), { status: 500 })
    await press(element, 'Pay $11 000.00')
    await see(element, 'Retry')
    expect(visibleText(await modal(element, 'THE PRICE HAS CHANGED'))).not.to.include('$11 000.00')
    await expect(element).to.be.accessible()
    answer(BUNDLES, { success: true, data: [aBundle({ price: 12_000 })] })
    await press(await modal(element, 'THE PRICE HAS CHANGED'), 'Retry')
    await see(element, 'It is $12 000.00 now. Nothing was charged.')
  })

  it('of several subjects tells none of them', async () => {
    const items = [
      { subject: { id: 1, name: 'Languages and Cultures' }, number_of_exchanges: 10 },
      { subject: { id: 2, name: 'Arts and Sciences' }, number_of_exchanges: 5 },
    ]
    sells({ bundles: [aBundle({ name: 'A year', items })] })
    const element = place('bundles')
    await press(element, 'Purchase A year')
    await choose(element, 'Credit card')
    await fillCard(element)
    answer(BUY_BUNDLE, order('paid'))
    const bought = nextEvent(element, 'cx-tokens-bought')
    await press(element, 'Pay $11 000.00')
    expect((await bought).detail).to.deep.include({ subjectId: null, number: 15 })
  })
})

describe('the bundles of <cx-token-purchase>', () => {
  afterEach(unmountAll)

  it('asks for the bundles again with the prices', async () => {
    sells({ bundles: [aBundle()] })
    const element = place('bundles subject-id="1"')
    await press(element, 'Purchase 10 exchanges of Languages and Cultures')
    answer(BUNDLES, { success: true, data: [aBundle({ price: 12_000 })] })
    await press(element, 'Change')
    await see(element, '$12 000.00')
  })

  it('shows bundles with what each holds, costs and saves, those of the subject that is chosen', async () => {
    const both = aBundle({
      id: 4,
      name: '5 exchanges of Languages and Cultures + 15 exchanges of Arts and Sciences',
      items: [
        { subject: { id: 1, name: 'Languages and Cultures' }, number_of_exchanges: 5 },
        { subject: { id: 2, name: 'Arts and Sciences' }, number_of_exchanges: 15 },
      ],
      saving: 0,
    })
    sells({ bundles: [aBundle(), both] })
    const element = place('bundles')
    await see(element, 'You save $1 505.00')
    await see(element, '15 exchanges of Arts and Sciences')
    expect(visibleText(element)).to.match(/Bundles.*Number of exchanges/)
    await fill(element, 'Subject', '2')
    await until(() => !visibleText(element).includes('You save'), 'the bundle of the other subject to go')
    await see(element, '15 exchanges of Arts and Sciences')
  })

  it('says that the bundles could not be loaded, and sells without them', async () => {
    sells()
    answer(BUNDLES, refusal(''), { status: 500 })
    const element = place()
    await see(element, 'Bundles: Error loading exchange')
    await expect(element).to.be.accessible()
    await fill(element, 'Subject', '1')
    await see(element, /\$\d/)
  })
})
