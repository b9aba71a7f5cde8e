import { expect } from '@open-wc/testing'
import { chatUploadPart } from '../../../src/core/chat/attach.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { SEND } from '../../support/chat-server.ts'
import { fileRequests } from '../../support/file-requests.ts'
import { liveChat } from '../../support/live-chat.ts'
import { hasFocus } from '../../support/modals.ts'
import { byRole, field, fill, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { aFile, choose, FILES } from '../task-editor/an-editor.ts'
import { show } from './a-partner-chat.ts'

const PLAN = 'abc.pdf'

function aTransfer(file: File): DataTransfer {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  return transfer
}

/** As by the keyboard: what has the focus goes with the press. */
async function pressFocused(element: Element, name: string): Promise<void> {
  const button = await byRole(element, 'button', name)
  button.focus()
  button.click()
}

async function paste(element: Element, clipboardData: DataTransfer): Promise<boolean> {
  const control = await field(element, 'Message')
  return control.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
  )
}

describe('a file of a chat', () => {
  liveChat()
  fileRequests()
  beforeEach(() => {
    answer(FILES, { success: true, data: { name: PLAN, index_file: '', type_file: 'material' } })
  })
  afterEach(unmountAll)

  it('comes with a file, which shows how far it is', async () => {
    const { element } = await show()
    const arrives = hold(FILES, {
      success: true,
      data: { name: PLAN, index_file: '', type_file: 'material' },
    })
    choose(element, 'Attach a file', aFile('Plan.pdf', 'application/pdf'))
    await see(element, 'Uploading Plan.pdf')
    await see(element, '50%')
    await press(element, 'Send')
    await see(element, 'Your file has not arrived yet.')
    arrives()
    await seeNoMore(element, 'Uploading Plan.pdf')
    await press(element, 'Send')
    await see(element, 'Plan.pdf')
    await until(() => answered(SEND).length === 1, 'the message')
    expect(answered(SEND)[0]?.body).to.deep.equal({
      message: '',
      attachment: { file: PLAN, label: 'Plan.pdf' },
      notify: true,
    })
  })

  it('comes with a file that is dropped on the chat, or pasted', async () => {
    const { element } = await show()
    const drop = aTransfer(aFile('Plan.pdf', 'application/pdf'))
    const log = await byRole(element, 'log', 'Messages')
    for (const type of ['dragover', 'drop'])
      log.dispatchEvent(
        new DragEvent(type, { dataTransfer: drop, bubbles: true, composed: true, cancelable: true }),
      )
    await see(element, 'Plan.pdf')
    await until(() => answered(FILES).length === 1, 'the file')
    await press(element, 'Remove Plan.pdf')
    await seeNoMore(element, 'Plan.pdf')
    expect(await paste(element, aTransfer(aFile('Map.png', 'image/png')))).to.equal(false)
    await see(element, 'Map.png')
    await until(() => answered(FILES).length === 2, 'the second file')
    await seeNoMore(element, 'Uploading')
  })

  it('is pasted as a text where a document gives a picture of it besides', async () => {
    const { element } = await show()
    const both = aTransfer(aFile('image.png', 'image/png'))
    both.setData('text/plain', 'Hello!')
    expect(await paste(element, both)).to.equal(true)
    expect(answered(FILES)).to.have.length(0)
  })

  it('has no name that turns its order', async () => {
    const { element } = await show()
    choose(element, 'Attach a file', aFile('invoice\u202efdp.docx', 'application/msword'))
    await until(() => answered(FILES).length === 1, 'the file')
    await seeNoMore(element, 'Uploading')
    await press(element, 'Send')
    await see(element, 'The name of your file has characters that cannot be seen or that turn its order.')
    expect(answered(SEND)).to.have.length(0)
  })

  it('says that the code for files did not come, and tries again', async () => {
    const { load } = chatUploadPart
    const { element } = await show()
    chatUploadPart.load = () => Promise.reject(new TypeError('Failed to fetch'))
    choose(element, 'Attach a file', aFile('Plan.pdf', 'application/pdf'))
    await see(element, 'Error uploading file, Please try again.')
    chatUploadPart.load = load
    await press(element, 'Retry')
    await seeNoMore(element, 'Error uploading file')
    await see(element, 'Plan.pdf')
  })

  it('takes no file in a chat that is read only', async () => {
    const { element, log } = await show({ classroom: { status: 'expired' } })
    const dataTransfer = aTransfer(aFile('Plan.pdf', 'application/pdf'))
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, composed: true, cancelable: true })
    // the page is not left for the file all the same
    expect(log.dispatchEvent(event)).to.equal(false)
    await see(element, 'This classroom exchange has expired.')
    expect(answered(FILES)).to.have.length(0)
  })

  it('comes without a file that was removed', async () => {
    const { element } = await show()
    choose(element, 'Attach a file', aFile('Plan.pdf', 'application/pdf'))
    await pressFocused(element, 'Remove Plan.pdf')
    await seeNoMore(element, 'Plan.pdf')
    await hasFocus(await field(element, 'Message'))
    await fill(element, 'Message', 'Hello!')
    await press(element, 'Send')
    await until(() => answered(SEND)[0]?.body.attachment === null, 'a message without file')
  })

  it('takes no file of a wrong kind, and says why', async () => {
    const { element } = await show()
    choose(element, 'Attach a file', aFile('Game.exe', 'application/octet-stream'))
    await see(element, 'File must be a picture, a PDF, a document')
    expect(answered(FILES)).to.have.length(0)
    await pressFocused(element, 'Close')
    await seeNoMore(element, 'File must be a picture')
    await hasFocus(await field(element, 'Message'))
  })

  it('tries a file again that has failed', async () => {
    const { element } = await show()
    answer(FILES, refusal(''), { status: 500 })
    choose(element, 'Attach a file', aFile('Plan.pdf', 'application/pdf'))
    await see(element, 'Error uploading file')
    answer(FILES, { success: true, data: { name: PLAN, index_file: '', type_file: 'material' } })
    await pressFocused(element, 'Retry')
    await seeNoMore(element, 'Error uploading file')
    await see(element, 'Plan.pdf')
    await hasFocus(await byRole(element, 'button', 'Remove Plan.pdf'))
  })
})
