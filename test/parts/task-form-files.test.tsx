import { expect } from '@open-wc/testing'
import { CallFailure } from '../../src/core/http/failure.ts'
import type { TaskFile } from '../../src/core/tasks/task-files.ts'
import type { SendFile, SendHeard } from '../../src/core/uploads/file-upload.ts'
import { MaterialsField } from '../../src/parts/tasks/form/materials-field.tsx'
import { ThumbnailField } from '../../src/parts/tasks/form/thumbnail-field.tsx'
import { KeptValue } from '../support/kept-value.tsx'
import { fill, press, see, seeNoMore } from '../support/page.ts'
import { until } from '../support/until.ts'
import { clear, quietly, show } from '../ui/show.tsx'

type Materials = { label: string; original_file: string }[]

const nameOf = (letter: string, ending: string) => `${letter.repeat(43)}.${ending}`
const PDF = nameOf('d', 'pdf')
const WEBP = nameOf('p', 'webp')

/** A server that answers when the test says so, for each file by itself. */
function heldServer() {
  const sent: (SendHeard & {
    file: File
    arrive: (name: string) => void
    fail: (message: string) => void
  })[] = []
  const upload: SendFile<TaskFile> = (file, heard) => {
    const answer = Promise.withResolvers<TaskFile>()
    sent.push({
      ...{ file, ...heard },
      arrive: name => answer.resolve({ name, src: `/files/${name}?expires=1` }),
      fail: message => answer.reject(new CallFailure('refused', { status: 422, message })),
    })
    return answer.promise
  }
  return { sent, upload }
}

function choose(shadow: ShadowRoot, name: string, type: string, bytes = 1): void {
  const input = shadow.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no field for files')
  const chosen = new DataTransfer()
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: bytes })
  chosen.items.add(file)
  // a chosen file is as it is; a browser makes another of it, with its real size
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  quietly(() => input.dispatchEvent(new Event('change', { bubbles: true })))
}

describe('the materials of a task', () => {
  afterEach(clear)

  function shown(start: Materials = [], width = 600) {
    const { sent, upload } = heldServer()
    const told: Materials[] = []
    const busy: boolean[] = []
    const view = (
      <KeptValue start={start} told={told}>
        {(value, onChange) => (
          <MaterialsField {...{ value, onChange, upload }} onBusy={isBusy => busy.push(isBusy)} />
        )}
      </KeptValue>
    )
    return { ...show(view, width), sent, told, busy }
  }

  it('are sent side by side, told as they arrive, and named', async () => {
    const { host, shadow, sent, told, busy } = shown()
    choose(shadow, 'Menu.pdf', 'application/pdf')
    choose(shadow, 'Boat.png', 'image/png')
    sent[0]?.progress(30)
    await see(host, '30%')
    sent[1]?.arrive(WEBP)
    sent[0]?.arrive(PDF)
    await see(host, 'PDF')
    expect(told.at(-1)).to.deep.equal([
      { label: 'Boat.png', original_file: WEBP },
      { label: 'Menu.pdf', original_file: PDF },
    ])
    await until(() => busy.at(-1) === false, 'nothing to be on its way')
    await press(host, 'Remove Boat.png')
    await seeNoMore(host, 'Picture Remove')
    await fill(host, 'Name', 'The menu')
    expect(told.at(-1)).to.deep.equal([{ label: 'The menu', original_file: PDF }])
  })

  it('are tried again, or taken away, where they fail', async () => {
    const { host, shadow, sent, told, busy } = shown()
    choose(shadow, 'Menu.pdf', 'application/pdf')
    sent[0]?.fail('The disk is full.')
    await see(host, 'The disk is full, Please try again')
    expect(busy.at(-1)).to.equal(true)
    await press(host, 'Retry')
    await until(() => sent.length === 2, 'the second attempt')
    sent[1]?.fail('The disk is full.')
    await see(host, 'The disk is full, Please try again')
    await press(host, 'Remove Menu.pdf')
    await seeNoMore(host, 'The disk is full')
    expect(told).to.deep.equal([])
  })

  it('are called off on the way', async () => {
    const { host, shadow, sent } = shown()
    choose(shadow, 'Menu.pdf', 'application/pdf')
    await press(host, 'Remove Menu.pdf')
    expect(sent[0]?.signal.aborted).to.equal(true)
    await seeNoMore(host, 'Uploading')
  })

  it('are not sent where they are of another kind, or too large', async () => {
    const { host, shadow, sent } = shown()
    choose(shadow, 'setup.exe', 'application/octet-stream')
    await see(host, 'File must be a picture, a PDF, a document')
    choose(shadow, 'Menu.pdf', 'application/pdf', 26_214_401)
    await see(host, 'File must not be higher than 25 MB')
    expect(sent.length).to.equal(0)
  })

  it('are ten at most, accessible, and fit a narrow place', async () => {
    const ten = Array.from('abcdefghij', letter => ({ label: letter, original_file: nameOf(letter, 'pdf') }))
    const { host, all } = shown(ten, 280)
    await see(host, 'A task has room for 10 files.')
    expect(all('.task-form-add button:disabled').length).to.equal(1)
    await expect(host).to.be.accessible()
    expect(host.scrollWidth).to.equal(host.clientWidth)
  })
})

describe('the thumbnail of a task', () => {
  afterEach(clear)

  function shown(start: string | null, isOptional = false) {
    const { sent, upload } = heldServer()
    const told: (string | null)[] = []
    const view = (
      <KeptValue start={start} told={told}>
        {(value, onChange) => <ThumbnailField {...{ value, onChange, upload, isOptional }} />}
      </KeptValue>
    )
    return { ...show(view, 320), sent, told }
  }

  it('is sent as it is chosen, and shown as the server has made it', async () => {
    const { host, shadow, sent, told, find } = shown(null)
    choose(shadow, 'Boat.PNG', 'image/png')
    sent[0]?.progress(50)
    await see(host, '50%')
    sent[0]?.arrive(WEBP)
    await until(() => shadow.querySelector('img'), 'the picture')
    expect(find<HTMLImageElement>('img').src).to.equal(
      new URL(`/files/${WEBP}?expires=1`, location.href).href,
    )
    expect(told).to.deep.equal([WEBP])
    await expect(host).to.be.accessible()
  })

  for (const [what, name, bytes, sentence] of [
    ['of another kind', 'Boat.pdf', 1, 'File must be png, jpg, jpeg or gif.'],
    ['that is too large', 'Boat.png', 262_144_001, 'File must not be higher than 250 MB'],
  ] as const) {
    it(`is no file ${what}`, async () => {
      const { host, shadow, sent, told } = shown(null)
      choose(shadow, name, 'image/png', bytes)
      await see(host, sentence)
      expect([sent.length, told.length]).to.deep.equal([0, 0])
    })
  }

  it('stays as it was where another one fails, which is tried again', async () => {
    const src = `/files/${WEBP}?expires=2`
    const { host, shadow, sent, told, find } = shown(src)
    choose(shadow, 'Boat.gif', 'image/gif')
    sent[0]?.fail('File must be png, jpg, jpeg or gif.')
    await see(host, 'File must be png, jpg, jpeg or gif, Please try again')
    expect(find<HTMLImageElement>('img').src).to.include(src)
    await press(host, 'Retry')
    sent[1]?.arrive(nameOf('q', 'webp'))
    await until(() => told.length === 1, 'the new one')
  })

  it('can be taken away where it is optional', async () => {
    const { host, told, shadow } = shown(`/files/${WEBP}?expires=2`, true)
    await press(host, 'Remove picture')
    await see(host, 'Without a picture the logo is shown.')
    expect([told, shadow.querySelector('img')]).to.deep.equal([[null], null])
  })
})
