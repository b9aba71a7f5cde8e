import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import {
  CHOICE,
  CLASSROOMS,
  classrooms,
  DEEP_LINKS,
  isBusy,
  launched,
  takesCode,
} from '../../support/launched-page.ts'
import { field, fill, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'

const MANY = ['Spanish 2', 'French Starters', ...Array.from({ length: 9 }, (_, n) => `Class ${n + 1}`)]
const SIGNED = { success: true, data: { return_url: 'https://lms.test/deep', jwt: 'jwt-1' } } as const

describe('the choice of a link', () => {
  const { submit } = HTMLFormElement.prototype
  let sent: { action: string; jwt: string | null }[] = []

  beforeEach(() => {
    sent = []
    HTMLFormElement.prototype.submit = function send() {
      sent.push({ action: this.action, jwt: new FormData(this).get('JWT') as string | null })
      this.remove()
    }
    takesCode()
    answer(DEEP_LINKS, SIGNED)
  })
  afterEach(() => {
    HTMLFormElement.prototype.submit = submit
    unmountAll()
  })

  async function choice(...names: string[]) {
    answer(CLASSROOMS, classrooms(...names))
    const page = await launched(CHOICE)
    await see(page, 'What shall the link open?')
    return page
  }
  const choose = async (page: Element, name: string) => (await field(page, name)).click()
  const items = () => answered(DEEP_LINKS).map(({ body }) => body.items)

  it('is accessible', async () => {
    const page = await choice(...MANY)
    await expect(page).to.be.accessible()
  })

  it('adds what is chosen by its button, and hands it to the platform', async () => {
    const page = await choice(...MANY)
    await choose(page, 'French Starters')
    await press(page, 'Add to course')
    await until(() => sent.length > 0, 'what was signed')
    expect(items()).to.deep.equal([[{ classroom_id: 2 }]])
    expect(sent).to.deep.equal([{ action: 'https://lms.test/deep', jwt: 'jwt-1' }])
  })

  it('is My Classrooms where nothing else is chosen', async () => {
    const page = await choice()
    await see(page, 'You have no classrooms yet.')
    await press(page, 'Add to course')
    await until(() => sent.length > 0, 'what was signed')
    expect(items()).to.deep.equal([[{ classroom_id: null }]])
  })

  it('hands nothing to the platform where it is cancelled', async () => {
    const page = await choice(...MANY)
    await choose(page, 'Spanish 2')
    await press(page, 'Cancel')
    await until(() => sent.length > 0, 'what was signed')
    expect(items()).to.deep.equal([[]])
  })

  it('searches with Enter, and adds nothing', async () => {
    const page = await choice(...MANY)
    await choose(page, 'Spanish 2')
    const search = await field(page, 'Search classrooms')
    search.focus()
    await sendKeys({ type: 'french' })
    await sendKeys({ press: 'Enter' })
    await see(page, 'French Starters')
    await seeNoMore(page, 'Class 1')
    // what is chosen stays to be seen
    expect(visibleText(page)).to.include('Spanish 2')
    ;(await field(page, 'French Starters')).focus()
    await sendKeys({ press: 'Enter' })
    await press(page, 'Add to course')
    await until(() => sent.length > 0, 'what was signed')
    expect(items()).to.deep.equal([[{ classroom_id: 1 }]])
  })

  it('says where no classroom has the text in its name, and offers a search from ten on', async () => {
    const page = await choice(...MANY)
    await fill(page, 'Search classrooms', 'zoology')
    await see(page, 'No classroom has this in its name.')
    await fill(page, 'Search classrooms', ' SPANISH ')
    await seeNoMore(page, 'No classroom has this in its name.')
    await see(page, 'Spanish 2')
    unmountAll()
    const few = await choice(...MANY.slice(0, 9))
    expect(few.querySelector('input[type=search]') === null).to.equal(true)
  })

  it('is sent once, and its button says so until the page is left', async () => {
    const page = await choice(...MANY)
    const release = hold(DEEP_LINKS, SIGNED)
    await press(page, 'Add to course')
    expect(isBusy(page, 'Add to course')).to.equal(true)
    expect(isBusy(page, 'Cancel')).to.equal(false)
    await press(page, 'Cancel')
    release()
    await until(() => sent.length > 0, 'what was signed')
    await press(page, 'Cancel')
    expect(isBusy(page, 'Add to course')).to.equal(true)
    expect(items()).to.have.length(1)
  })

  for (const [what, trouble, says] of [
    [
      'no connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'The service cannot be reached.',
    ],
    ['a server in trouble', () => new Response('', { status: 500 }), 'Something went wrong.'],
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 200 }), 'cannot be read'],
  ] as const)
    it(`stays as it is after ${what}, and is tried again`, async () => {
      const page = await choice(...MANY)
      await choose(page, 'French Starters')
      await fill(page, 'Search classrooms', 'fre')
      answer(DEEP_LINKS, trouble)
      await press(page, 'Add to course')
      await see(page, says)
      const alert = page.querySelector('[role=alert]')
      expect(alert?.nextElementSibling?.className).to.equal('lti-bar')
      expect(document.activeElement?.textContent).to.equal('Try again')
      expect((await field(page, 'Search classrooms')).value).to.equal('fre')
      expect((await field(page, 'French Starters')).checked).to.equal(true)
      await expect(page).to.be.accessible()
      // once more in vain: it is said anew, and the focus is not lost
      await press(page, 'Try again')
      await until(() => page.querySelector('[role=alert]') !== alert, 'another notice')
      expect(page.querySelectorAll('[role=alert]').length).to.equal(1)
      expect(document.activeElement?.textContent).to.equal('Try again')
      answer(DEEP_LINKS, SIGNED)
      await press(page, 'Try again')
      await until(() => sent.length > 0, 'what was signed')
      expect(items().at(-1)).to.deep.equal([{ classroom_id: 2 }])
    })

  it('ends where the server says that the page is too old', async () => {
    const page = await choice(...MANY)
    answer(DEEP_LINKS, refusal('This page is too old.'), { status: 410 })
    await press(page, 'Add to course')
    await see(page, 'This page is too old.')
    expect(document.activeElement?.textContent).to.equal('This could not be opened')
    expect(page.querySelector('button, input') === null).to.equal(true)
  })

  it('asks for the classrooms again, and not for the launch, where those did not come', async () => {
    answer(CLASSROOMS, () => new Response('', { status: 502 }))
    const page = await launched(CHOICE)
    await see(page, 'This could not be opened')
    answer(CLASSROOMS, classrooms(...MANY))
    await press(page, 'Try again')
    await see(page, 'What shall the link open?')
    expect(document.activeElement?.textContent).to.equal('What shall the link open?')
    expect(answered('POST /api/teacher/lti/launches')).to.have.length(1)
    expect(answered('POST /api/teacher/session-codes/session')).to.have.length(1)
  })

  it('is over for who comes back to the page as it was left', async () => {
    const page = await choice(...MANY)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await see(page, 'This page is too old, or has been used already.')
  })
})
