import { expect } from '@open-wc/testing'
import { MaterialsField } from '../../src/parts/tasks/form/materials-field.tsx'
import { KeptValue } from '../support/kept-value.tsx'
import { fill, press, see, seeNoMore } from '../support/page.ts'
import { until } from '../support/until.ts'
import { clear, quietly, show } from '../ui/show.tsx'
import { choose, chooseAll, heldServer, nameOf, PDF, pdfs, WEBP } from './task-files.ts'

type Materials = { label: string; original_file: string }[]

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

  it('are chosen several at once, or dropped, as many as there is room for', async () => {
    const eight = Array.from('abcdefgh', letter => ({ label: letter, original_file: nameOf(letter, 'pdf') }))
    const { host, shadow, sent, all } = shown(eight)
    expect(all('input[type=file][multiple]').length).to.equal(1)
    chooseAll(shadow, pdfs('One.pdf', 'Two.pdf', 'Three.pdf', 'Four.pdf'))
    expect(sent.map(({ file }) => file.name)).to.deep.equal(['One.pdf', 'Two.pdf'])
    await see(host, 'There was no room for: Three.pdf, Four.pdf')
    await press(host, 'Remove One.pdf')
    await seeNoMore(host, 'There was no room for')
    const dropped = new DataTransfer()
    for (const file of pdfs('Three.pdf', 'Four.pdf')) dropped.items.add(file)
    const field = shadow.querySelector('fieldset')
    quietly(() => field?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: dropped })))
    expect(sent.map(({ file }) => file.name)).to.deep.equal(['One.pdf', 'Two.pdf', 'Three.pdf'])
    await see(host, 'There was no room for: Four.pdf')
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
