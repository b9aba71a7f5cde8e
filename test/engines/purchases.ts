import { logIn } from './steps.ts'
import type { Story } from './story.ts'

const YEAR = String((new Date().getFullYear() + 2) % 100).padStart(2, '0')

/** Exchanges are bought. */
export const purchaseStories: Story[] = [
  {
    name: 'a teacher buys exchanges by card, with what was wrong first, and has them at once',
    expectedTrouble: /^422 POST .*\/exchange-tokens$/,
    async tell(person, { url }) {
      await person.visit(`${url}/account/my-account`)
      await logIn(person, 'partner@demo.test')
      // by the keyboard: a click gives a button the focus in some browsers only, and it comes back to it in the end
      await person.tabsTo('Purchase Exchanges')
      await person.hits('Enter')
      await person.chooses('Subject', 'Arts and Sciences')
      await person.fills('Number of exchanges', '2')
      await person.reads('$240.00')
      await person.presses('Purchase')
      await person.presses('Credit card')
      await person.fills('Card number', '4000000000000002')
      await person.fills('Card holder', 'Lucía Fernández')
      await person.fills('Expiry month', '07')
      await person.fills('Expiry year', YEAR)
      await person.presses('Pay $240.00')
      await person.reads('Field required.')
      await person.isOn('CVV')
      await person.types('123')
      await person.hits('Enter')
      await person.sees('dialog', 'PURCHASE FAILED')
      await person.presses('OK')
      await person.fills('Card number', '4242424242424242')
      await person.fills('Card holder', 'Lucía Fernández')
      await person.fills('Expiry month', '07')
      await person.fills('Expiry year', YEAR)
      await person.fills('CVV', '123')
      await person.hits('Enter')
      await person.sees('dialog', 'PURCHASE COMPLETE')
      await person.hits('Enter')
      await person.seesNo('dialog', /./)
      await person.isOn('Purchase Exchanges')
      await person.presses('Purchases')
      await person.sees('cell', 'Paid')
    },
  },
]
