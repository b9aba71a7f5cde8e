import { expect } from '@open-wc/testing'
import { CallFailure } from '../../src/core/http/failure.ts'
import { textPictureRefusal } from '../../src/core/tasks/task-files.ts'
import type { UploadPicture } from '../../src/parts/rich-text/editor/picture-upload.ts'
import { field, fill, press, see, tick } from '../support/page.ts'
import { pickFile } from '../support/pick-picture.ts'
import { fieldStage, key, pasteInto, toEnd } from '../support/rich-text-stage.tsx'
import { until } from '../support/until.ts'
import { clear } from '../ui/show.tsx'

const NAME = `${'p'.repeat(43)}.webp`
const SRC = `/files/${NAME}?expires=1`
const inText = (alt: string) => `<img src="${SRC}" alt="${alt}">`

/** An upload that goes on when the test says so. */
function heldUpload() {
  const sent: { file: File; signal: AbortSignal; progress: (percent: number) => void }[] = []
  let answer = Promise.withResolvers<{ src: string; alt?: string }>()
  const send: UploadPicture['send'] = (file, heard) => {
    sent.push({ file, ...heard })
    answer = Promise.withResolvers()
    return answer.promise
  }
  return {
    sent,
    upload: { send, refusal: textPictureRefusal },
    arrive: () => answer.resolve({ src: SRC }),
    fail: (error: unknown) => answer.reject(error),
  }
}

const picture = (name = 'family.png', kind = 'image/png') => new File(['x'], name, { type: kind })

describe('a picture in a long text', () => {
  afterEach(clear)

  it('is uploaded while it is described, and put where the cursor was', async () => {
    const { sent, upload, arrive } = heldUpload()
    const { host, text, value, tool } = await fieldStage('<p>Hola</p>', { upload })
    await toEnd(text)
    ;(await tool('Picture')).click()
    await press(host, 'Insert')
    await see(host, 'Choose a picture first.')
    const dialog = await until(() => host.shadowRoot?.querySelector('dialog'), 'the dialog')
    pickFile(dialog, 'x', 'image/png')
    await see(host, 'Uploading me.png')
    sent[0]?.progress(40)
    await see(host, '40%')
    await press(host, 'Insert')
    await see(host, 'The picture is still being uploaded.')
    await see(host, 'Describe the picture, or say that it is decoration.')
    await expect(host).to.be.accessible()
    await fill(host, 'Description', 'My "family"')
    arrive()
    await see(host, 'me.png is uploaded.')
    await press(host, 'Insert')
    await until(() => value() !== '<p>Hola</p>', 'the picture')
    expect(value()).to.equal(`<p>Hola${inText('My &quot;family&quot;')}</p>`)
    expect(text.querySelector('img')?.src).to.equal(new URL(SRC, location.href).href)
  })

  it('loses nothing where the upload fails, and is tried again', async () => {
    const { sent, upload, arrive, fail } = heldUpload()
    const { host, text, value } = await fieldStage('<p>Hola</p>', { upload })
    await toEnd(text)
    pasteInto(text, { files: [picture()] })
    await fill(host, 'Description', 'A boat')
    fail(new CallFailure('refused', { status: 422, message: 'File must be png, jpg, jpeg or gif.' }))
    await see(host, 'File must be png, jpg, jpeg or gif, Please try again.')
    await press(host, 'Retry')
    await until(() => sent.length === 2, 'the second attempt')
    arrive()
    await see(host, 'family.png is uploaded.')
    expect((await field(host, 'Description')).value).to.equal('A boat')
    await press(host, 'Insert')
    await until(
      () => value() === `<p>Hola${inText('A boat')}</p>`,
      () => value(),
    )
  })

  it('is not sent where it is known to be refused, however it comes', async () => {
    const { sent, upload } = heldUpload()
    const { host, text } = await fieldStage('<p>Hola</p>', { upload })
    await toEnd(text)
    pasteInto(text, { files: [picture('logo.svg', 'image/svg+xml')] })
    await see(host, 'File must be png, jpg, jpeg or gif.')
    expect(sent).to.deep.equal([])
  })

  it('is called off with the dialog', async () => {
    const { sent, upload } = heldUpload()
    const { host, text, told } = await fieldStage('<p>Hola</p>', { upload })
    await toEnd(text)
    pasteInto(text, { files: [picture()] })
    await see(host, 'Uploading family.png')
    await press(host, 'Cancel')
    await until(() => sent[0]?.signal.aborted, 'the upload to end')
    expect(told).to.deep.equal([])
  })

  it('may be one of several, and decoration; what is no picture stays out', async () => {
    const { upload, arrive } = heldUpload()
    const { host, text, value } = await fieldStage('', { upload })
    await toEnd(text)
    pasteInto(text, {
      files: [picture('a.png'), picture('notes.pdf', 'application/pdf'), picture('b.gif', 'image/gif')],
    })
    await see(host, 'Only pictures can be put into the text.')
    await see(host, '1 more picture follows.')
    arrive()
    await tick(host, 'This picture is decoration and needs no description')
    await press(host, 'Insert')
    await see(host, 'Uploading b.gif')
    arrive()
    await fill(host, 'Description', 'B')
    await see(host, 'b.gif is uploaded.')
    await press(host, 'Insert')
    await until(
      () => value() === `<p>${inText('')}${inText('B')}</p>`,
      () => value(),
    )
  })

  it('comes to where it is dropped', async () => {
    const { upload, arrive } = heldUpload()
    const { host, text, value } = await fieldStage('<p>a</p><p>b</p>', { upload })
    const letter = document.createRange()
    letter.selectNodeContents(text.lastElementChild ?? text)
    const { left, top, height } = letter.getBoundingClientRect()
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(picture())
    const at = { clientX: left + 1, clientY: top + height / 2 }
    const drop = new DragEvent('drop', {
      dataTransfer,
      bubbles: true,
      cancelable: true,
      composed: true,
      ...at,
    })
    text.dispatchEvent(drop)
    expect(drop.defaultPrevented).to.equal(true)
    await fill(host, 'Description', 'A')
    arrive()
    await see(host, 'family.png is uploaded.')
    await press(host, 'Insert')
    await until(
      () => value() === `<p>a</p><p>${inText('A')}b</p>`,
      () => value(),
    )
  })

  it('is described anew', async () => {
    const { upload } = heldUpload()
    const { host, text, value, tool } = await fieldStage(`<p>${inText('Old')}</p>`, { upload })
    text.focus()
    await key('ArrowRight')
    ;(await tool('Picture')).click()
    await until(async () => (await field(host, 'Description')).value === 'Old', 'its description')
    await fill(host, 'Description', 'New')
    await press(host, 'Save')
    await until(
      () => value() === `<p>${inText('New')}</p>`,
      () => value(),
    )
  })
})
