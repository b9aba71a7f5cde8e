import { expect } from '@open-wc/testing'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { fileRequests } from '../../support/file-requests.ts'
import { allClosed, modal, openModals } from '../../support/modals.ts'
import { field, fill, nextEvent, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { aFile, choose, FILE_URL, FILES, PICTURE } from '../task-editor/an-editor.ts'
import { aMessage, type BoardElement, POST, RIVER, says, serverHas, show, shows, titles } from './a-board.ts'

const NEW = aMessage({ id: 9, message_title: 'A map', message_text: 'We send you one.' })

async function write(scene: Parameters<typeof show>[0] = {}) {
  const element = await show(scene)
  await press(element, 'Create Message')
  const form = await modal(element, 'Create Message')
  await field(form, 'Subject')
  return { element, form }
}

async function fillIn(form: Element): Promise<void> {
  await fill(form, 'Subject', 'A map')
  await fill(form, 'Description', 'We send you one.')
}

const errors = (form: Element) =>
  [...form.querySelectorAll('[aria-invalid=true]')].map(control => {
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ')
    const root = control.getRootNode() as ShadowRoot
    return ids.map(id => root.getElementById(id)?.textContent).join(' ')
  })

function addsPicture(element: BoardElement, name = 'Boat.png'): void {
  choose(element, 'Add files', aFile(name, 'image/png'))
}

describe('a message that is written', () => {
  fileRequests()
  beforeEach(() => {
    sessionStorage.clear()
    answer(FILES, { success: true, data: { name: PICTURE, index_file: '', type_file: 'material' } })
    answer(FILE_URL, {
      success: true,
      data: { url: `/files/${PICTURE}?expires=2`, expires_at: '2036-01-01T00:00:00.000Z' },
    })
  })
  afterEach(() => {
    unmountAll()
    sessionStorage.clear()
  })

  it('is posted with its links and pictures, and stands on the board', async () => {
    const { element, form } = await write()
    await fillIn(form)
    await press(form, 'Add link')
    await fill(form, 'Title', 'The river')
    await fill(form, 'Web address', 'example.org/river')
    addsPicture(element)
    await see(form, 'Picture Remove Boat.png')
    const told = nextEvent<object>(element, 'cx-messages-changed')
    const taken = hold(POST, { success: true, message: 'Success!', data: NEW })
    await press(form, 'Post Message')
    await see(form, 'Posting the message')
    serverHas([NEW, RIVER])
    taken()
    expect((await told).detail).to.deep.equal({ change: 'posted', messageId: 9, commentId: null })
    await allClosed()
    await shows(element, 'A map', 'Our river')
    await says(element, 'Your message is posted.')
    expect(answered(POST).map(({ params, body }) => [params, body])).to.deep.equal([
      [
        { id: 7 },
        {
          subject: 'A map',
          description: 'We send you one.',
          links: [{ label: 'The river', url: 'http://example.org/river' }],
          media: [{ label: 'Boat.png', file: PICTURE }],
        },
      ],
    ])
    await press(element, 'Create Message')
    expect((await field(await modal(element, 'Create Message'), 'Subject')).value).to.equal('')
  })

  it('is seen also by whoever had chosen a filter', async () => {
    const { element, form } = await write()
    const radio = element.shadowRoot?.querySelector<HTMLInputElement>('input[value=pending]')
    radio?.click()
    await shows(element, 'Our river')
    await fillIn(form)
    answer(POST, { success: true, data: NEW })
    serverHas([NEW, RIVER])
    await press(form, 'Post Message')
    await shows(element, 'A map', 'Our river')
  })

  it('is not sent with anything missing or too long', async () => {
    const { form } = await write()
    await press(form, 'Add link')
    await press(form, 'Post Message')
    await until(() => errors(form).length === 4, 'what is missing')
    for (const error of errors(form)) expect(error).to.include('Field required.')
    await fill(form, 'Subject', 'a'.repeat(151))
    await fill(form, 'Description', 'a'.repeat(256))
    await see(form, '151 of 150')
    await see(form, '256 of 255')
    await see(form, 'Field must have maximum 150 letters.')
    await see(form, 'Field must have maximum 255 letters.')
    await fill(form, 'Title', 'Bad')
    for (const bad of ['javascript:alert(1)', 'data:text/html,x']) {
      await fill(form, 'Web address', bad)
      await press(form, 'Post Message')
      await see(form, 'Field must have a valid url format.')
    }
    expect(answered(POST)).to.have.length(0)
  })

  it('takes a subject of 150 and a description of 255 characters', async () => {
    const { form } = await write()
    await fill(form, 'Subject', 'a'.repeat(150))
    await fill(form, 'Description', 'b'.repeat(255))
    answer(POST, { success: true, data: NEW })
    await press(form, 'Post Message')
    await allClosed()
    expect(answered(POST)[0]?.body.description).to.have.length(255)
  })

  it('takes pictures and sounds alone', async () => {
    const { element, form } = await write()
    choose(element, 'Add files', aFile('Menu.pdf', 'application/pdf'))
    await see(form, 'File must be a picture or a sound recording.')
    expect(answered(FILES)).to.have.length(0)
  })

  it('waits for files that are on their way, and says so', async () => {
    const { element, form } = await write()
    await fillIn(form)
    const arrives = hold(FILES, {
      success: true,
      data: { name: PICTURE, index_file: '', type_file: 'material' },
    })
    addsPicture(element)
    await see(form, 'Uploading Boat.png')
    await see(form, '50%')
    await press(form, 'Post Message')
    await see(form, 'Some files have not arrived yet.')
    expect(answered(POST)).to.have.length(0)
    const waits = nextEvent(form, 'close')
    await press(form, 'Cancel')
    const asked = await modal(element, 'Close this message?')
    await waits
    await press(asked, 'Stay')
    arrives()
    await see(await modal(element, 'Create Message'), 'Picture Remove Boat.png')
    await seeNoMore(element, 'Some files have not arrived yet.')
  })

  it('is kept when it is not posted, with the reason', async () => {
    const { element, form } = await write()
    await fillIn(form)
    answer(POST, refusal(''), { status: 503 })
    await press(form, 'Post Message')
    const told = await modal(element, 'Message not posted')
    await see(told, 'Error posting the message. Please try again.')
    answer(POST, refusal('No.', undefined, { subject: ['This value is not valid.'] }), { status: 422 })
    await press(told, 'Retry')
    const again = await modal(element, 'Create Message')
    await see(again, 'This value is not valid.')
    expect((await field(again, 'Description')).value).to.equal('We send you one.')
  })

  it('stays open while it is being posted', async () => {
    const { element, form } = await write()
    await fillIn(form)
    const fails = hold(POST, refusal(''), { status: 503 })
    await press(form, 'Post Message')
    await see(form, 'Posting the message')
    await press(form, 'Cancel')
    fails()
    await press(await modal(element, 'Message not posted'), 'Cancel')
    expect((await field(await modal(element, 'Create Message'), 'Subject')).value).to.equal('A map')
  })

  it('is sent again under the same key, as long as it is the same', async () => {
    const { element, form } = await write()
    await fillIn(form)
    answer(POST, refusal(''), { status: 503 })
    await press(form, 'Post Message')
    await press(await modal(element, 'Message not posted'), 'Retry')
    await until(() => answered(POST).length === 2, 'the second attempt')
    await press(await modal(element, 'Message not posted'), 'Cancel')
    await fill(await modal(element, 'Create Message'), 'Subject', 'Another map')
    answer(POST, { success: true, data: NEW })
    await press(await modal(element, 'Create Message'), 'Post Message')
    await allClosed()
    const [first, again, other] = answered(POST).map(({ headers }) => headers.get('idempotency-key'))
    expect([typeof first, again]).to.deep.equal(['string', first])
    expect(other).not.to.equal(first)
  })

  it('cannot be posted any more as soon as it is found out that the exchange has expired', async () => {
    const { element, form } = await write()
    await fillIn(form)
    answer(POST, refusal('This classroom exchange has expired.', 42), { status: 422 })
    serverHas([RIVER], { status: 'expired' })
    await press(form, 'Post Message')
    await press(await modal(element, 'Message not posted'), 'OK')
    await see(element, 'Its messages can be read, and no longer posted or moderated.')
  })
})

describe('a message that is left', () => {
  const clock = fakeClock()
  beforeEach(() => sessionStorage.clear())
  afterEach(() => {
    unmountAll()
    sessionStorage.clear()
  })

  it('tells the page that something is not posted, and that this is over', async () => {
    const { element, form } = await write()
    const busy: boolean[] = []
    element.addEventListener('cx-busy-changed', event => {
      busy.push((event as CustomEvent<{ busy: boolean }>).detail.busy)
    })
    await fill(form, 'Subject', 'A map')
    await until(() => busy.join() === 'true', 'the page to be told')
    await press(form, 'Cancel')
    await allClosed()
    await until(() => busy.join() === 'true,false', 'the page to be told that it is over')
  })

  it('is there again, and can be discarded', async () => {
    const { element, form } = await write()
    await fillIn(form)
    await press(form, 'Cancel')
    await allClosed()
    unmountAll()
    await clock.tick(1_000)

    const { form: again } = await write()
    expect((await field(again, 'Subject')).value).to.equal('A map')
    await see(again, 'What you changed before is here again.')
    await press(again, 'Discard Changes')
    await until(async () => (await field(again, 'Subject')).value === '', 'an empty form')
    expect(element.isConnected).to.equal(false)
  })

  it('stays as it is typed while the board is read again', async () => {
    const { element, form } = await write()
    const subject = await field(form, 'Subject')
    await fill(form, 'Subject', 'A m')
    subject.setSelectionRange(1, 2)
    serverHas([NEW, RIVER])
    await clock.tick(15_000)
    await until(() => titles(element).length === 2 && titles(element)[0] === 'A map', 'the new board')
    expect(openModals()).to.have.length(1)
    expect(await field(form, 'Subject')).to.equal(subject)
    expect([subject.value, subject.selectionStart, subject.selectionEnd]).to.deep.equal(['A m', 1, 2])
  })
})
