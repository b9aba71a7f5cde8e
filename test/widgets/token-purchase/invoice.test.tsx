import { expect } from '@open-wc/testing'
import { PURCHASE_ORDER_UNKNOWN } from '../../../src/contract/error-codes/purchases.ts'
import { PAYMENT_ORDER_FILE_MAX_BYTES } from '../../../src/contract/limits/files.ts'
import { purchaseSentences } from '../../../src/contract/server-messages/purchases.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fileRequests } from '../../support/file-requests.ts'
import { allClosed, hasFocus, modal } from '../../support/modals.ts'
import {
  byRole,
  everything,
  field,
  fill,
  nextEvent,
  press,
  see,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { until } from '../../support/until.ts'
import {
  aPrice,
  BUY,
  CONTACT,
  choose,
  choosing,
  fillCard,
  ORDER_FOR,
  PAY,
  paying,
  withInvoice,
} from './a-purchase.ts'

const FILE = 'POST /api/teacher/files'
const STORED = `${'a'.repeat(43)}.pdf`

const stored = {
  success: true as const,
  data: { name: STORED, index_file: '0', type_file: 'payment_order' as const },
}
const invoiced = {
  success: true as const,
  data: { order: { id: 81, status: 'invoiced' as const, client_secret: null } },
}
const contact = {
  billing_contact_organization: CONTACT.Organization,
  billing_contact_name: CONTACT.Name,
  billing_contact_title: CONTACT.Title,
  billing_contact_email_address: CONTACT.Email,
  billing_contact_phone_number: CONTACT['Phone number'],
  billing_contact_address: CONTACT.Address,
}

/** Somebody chooses a file, as in the browser's own dialog. */
async function give(element: Element, name = 'order.pdf', size = 10): Promise<void> {
  const input = await until(
    () => [...everything(element)].find(found => found.matches('input[type=file]')) as HTMLInputElement,
    'the field of the file',
  )
  const file = new File(['%PDF-1.7'], name)
  Object.defineProperty(file, 'size', { value: size })
  const list = new DataTransfer()
  list.items.add(file)
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('a purchase on invoice', () => {
  fileRequests()
  afterEach(unmountAll)

  it('is ordered, confirmed in the words of the catalogue, and told to the page', async () => {
    const element = await withInvoice()
    await expect(element).to.be.accessible()
    answer(BUY, invoiced)
    const bought = nextEvent(element, 'cx-tokens-bought')
    await fill(element, 'Purchase order number', ' PO-7 ')
    await fill(element, 'Link to the purchase order', 'https://sierra.example/po/7')
    await press(element, ORDER_FOR)
    const told = await modal(element, 'ORDER RECEIVED')
    await see(told, 'Thank you for your order. An invoice will be sent to the contact information provided.')
    await see(told, 'Your exchanges are in your balance once the invoice is paid.')
    await expect(element).to.be.accessible()
    expect((await bought).detail).to.deep.include({ orderId: 81, status: 'invoiced' })
    expect(answered(BUY)[0]?.body).to.deep.equal({
      payment_method_id: 1,
      ...contact,
      po: { url: 'https://sierra.example/po/7', number: 'PO-7' },
      amount_tokens: 1,
      exchange_token: aPrice(),
    })
  })

  it('needs no purchase order', async () => {
    const element = await withInvoice()
    answer(BUY, invoiced)
    await press(element, ORDER_FOR)
    await press(await modal(element, 'ORDER RECEIVED'), 'OK')
    expect(answered(BUY)[0]?.body).not.to.have.property('po')
    // whoever has ordered is told so where the same is asked for once more
    const said = 'Ordered on invoice: 1 exchange of Languages and Cultures (I-000081).'
    await see(element, said)
    await expect(element).to.be.accessible()
    unmountAll()
    await see(await choosing({}, 'modal'), said)
  })

  it('asks for all of the contact', async () => {
    const element = await paying()
    await choose(element, 'Invoice')
    expect(visibleText(element)).not.to.include('being verified')
    await press(element, ORDER_FOR)
    await until(() => visibleText(element).split('Field required.').length === 7, 'six sentences')
    await hasFocus(await field(element, 'Organization'))
  })

  for (const [label, typed, sentence] of [
    ['Email', 'rosa', 'Enter a valid email.'],
    ['Organization', 'x'.repeat(41), 'Field must have maximum 40 letters.'],
    ['Link to the purchase order', 'nowhere', 'Field must have a valid url format.'],
    ['Purchase order number', '7'.repeat(41), 'Field must have maximum 40 letters.'],
  ] as const) {
    it(`says '${sentence}' of ${typed.slice(0, 8)} as ${label}`, async () => {
      const element = await withInvoice()
      await fill(element, label, typed)
      await press(element, ORDER_FOR)
      await see(element, sentence)
      expect(answered(BUY)).to.have.length(0)
    })
  }

  it('blames no field of the other way to pay, where nobody has been', async () => {
    const element = await paying()
    await choose(element, 'Credit card')
    await press(element, PAY)
    await see(element, 'Field required.')
    await choose(element, 'Invoice')
    await until(() => !visibleText(element).includes('Field required.'), 'the sentences to go')
  })

  it('keeps the contact where a card was refused meanwhile, and in a page that was loaded again', async () => {
    const element = await withInvoice()
    // a file on its way is no matter of the card
    hold(FILE, stored)
    await give(element)
    await choose(element, 'Credit card')
    await fillCard(element)
    answer(BUY, refusal('No.'), { status: 422 })
    await press(element, PAY)
    await press(await modal(element, 'PURCHASE FAILED'), 'OK')
    await allClosed()
    await choose(element, 'Invoice')
    expect((await field(element, 'Organization')).value).to.equal(CONTACT.Organization)
    unmountAll()
    const again = await paying()
    await choose(again, 'Invoice')
    const address = await field(again, 'Address')
    await until(() => address.value === CONTACT.Address, 'what was kept to be there again')
    await choose(again, 'Credit card')
    expect((await field(again, 'Card number')).value).to.equal('')
  })

  it('sends the file of a purchase order as soon as it is chosen, in the place of a link', async () => {
    const element = await withInvoice()
    const comes = hold(FILE, stored)
    await give(element)
    await see(element, 'Uploading order.pdf')
    await byRole(element, 'button', 'Cancel the upload')
    await expect(element).to.be.accessible()
    await press(element, ORDER_FOR)
    await see(element, 'The file is still on its way.')
    comes()
    await see(element, 'order.pdf is uploaded.')
    expect(answered(FILE)[0]?.body).to.deep.include({ type: 'payment_order' })
    answer(BUY, invoiced)
    await press(element, ORDER_FOR)
    await modal(element, 'ORDER RECEIVED')
    expect(answered(BUY)[0]?.body.po).to.deep.equal({ url: STORED, number: '' })
  })

  it('says that a file could not be uploaded, and tries again', async () => {
    const element = await withInvoice()
    await fill(element, 'Link to the purchase order', 'https://sierra.example/po/7')
    answer(FILE, refusal('File must be a PDF or a picture.'), { status: 422 })
    await give(element)
    await see(element, 'File must be a PDF or a picture')
    expect(visibleText(element)).not.to.include('Retry')
    answer(FILE, refusal(''), { status: 500 })
    await give(element)
    await see(element, 'Error uploading the PO file, Please try again.')
    await expect(element).to.be.accessible()
    answer(FILE, stored)
    await press(element, 'Retry')
    await see(element, 'order.pdf is uploaded.')
    await press(element, 'Remove order.pdf')
    await field(element, 'Link to the purchase order')
    answer(BUY, invoiced)
    await press(element, ORDER_FOR)
    await modal(element, 'ORDER RECEIVED')
    // what was typed before the file took its place
    expect(answered(BUY)[0]?.body.po).to.deep.equal({ url: 'https://sierra.example/po/7', number: '' })
  })

  it('is there again with its link after a change of the choice', async () => {
    const element = await withInvoice()
    await fill(element, 'Purchase order number', 'PO-7')
    await fill(element, 'Link to the purchase order', 'https://sierra.example/po/7')
    await press(element, 'Change')
    await press(element, 'Purchase')
    const organization = await field(element, 'Organization')
    await until(() => organization.value === CONTACT.Organization, 'what was kept to be there again')
    expect((await field(element, 'Purchase order number')).value).to.equal('PO-7')
    expect((await field(element, 'Link to the purchase order')).value).to.equal('https://sierra.example/po/7')
  })

  it('is there again with its file in a page that was loaded again', async () => {
    const element = await withInvoice()
    answer(FILE, stored)
    await give(element)
    await see(element, 'order.pdf is uploaded.')
    unmountAll()
    const again = await paying()
    await see(again, 'order.pdf is uploaded.')
    answer(BUY, invoiced)
    await press(again, ORDER_FOR)
    await modal(again, 'ORDER RECEIVED')
    expect(answered(BUY)[0]?.body.po).to.deep.equal({ url: STORED, number: '' })
  })

  it('keeps the file that it has where another one fails', async () => {
    const element = await withInvoice()
    answer(FILE, stored)
    await give(element)
    await see(element, 'order.pdf is uploaded.')
    answer(FILE, refusal(''), { status: 500 })
    await give(element, 'other.pdf')
    await see(element, 'Error uploading the PO file')
    await see(element, 'order.pdf is uploaded.')
    expect(visibleText(element)).not.to.include('Link to the purchase order')
    await press(element, 'Cancel')
    await press(element, 'Remove order.pdf')
    expect((await field(element, 'Link to the purchase order')).value).to.equal('')
  })

  it('leaves no page busy that is closed while a file is on its way', async () => {
    const element = await withInvoice({}, 'modal')
    const busy: boolean[] = []
    const hear = (event: Event) => busy.push((event as CustomEvent).detail.busy)
    document.addEventListener('cx-busy-changed', hear)
    element.addEventListener('cx-purchase-closed', () => element.remove())
    hold(FILE, stored)
    await give(element)
    await see(element, 'Uploading order.pdf')
    await press(await modal(element, 'Payment'), 'Close')
    await allClosed()
    await until(() => busy.length > 1, 'the page is told that nothing is under way')
    document.removeEventListener('cx-busy-changed', hear)
    expect(busy).to.deep.equal([true, false])
  })

  it('calls an upload off', async () => {
    const element = await withInvoice()
    hold(FILE, stored)
    await give(element)
    await until(() => answered(FILE).length === 1, 'the upload')
    await press(element, 'Cancel the upload')
    await until(() => !visibleText(element).includes('Uploading'), 'the upload to be gone')
    await hasFocus(await byRole(element, 'button', 'Upload a file'))
  })

  for (const [what, name, size, sentence] of [
    ['of another kind', 'order.exe', 10, 'File must be a PDF or a picture.'],
    [
      'one byte too large',
      'order.pdf',
      PAYMENT_ORDER_FILE_MAX_BYTES + 1,
      'File must not be higher than 250 MB',
    ],
  ] as const) {
    it(`refuses a file ${what}, which is not sent`, async () => {
      const element = await withInvoice()
      await give(element, name, size)
      await see(element, sentence)
      expect(answered(FILE)).to.have.length(0)
      expect(visibleText(element)).not.to.include('Retry')
    })
  }

  it('asks for the file again that the server does not know any more', async () => {
    const element = await withInvoice()
    answer(FILE, stored)
    await give(element)
    await see(element, 'order.pdf is uploaded.')
    answer(BUY, refusal(purchaseSentences.orderUnknown, PURCHASE_ORDER_UNKNOWN), { status: 422 })
    await press(element, ORDER_FOR)
    await press(await modal(element, 'PURCHASE FAILED'), 'OK')
    await byRole(element, 'button', 'Upload a file')
    expect((await field(element, 'Link to the purchase order')).value).to.equal('')
    expect((await field(element, 'Organization')).value).to.equal(CONTACT.Organization)
  })
})
