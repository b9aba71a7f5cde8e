import { expect } from '@open-wc/testing'
import { ThumbnailField } from '../../src/parts/tasks/form/thumbnail-field.tsx'
import { KeptValue } from '../support/kept-value.tsx'
import { hasFocus } from '../support/modals.ts'
import { byRole, press, see, seeNoMore } from '../support/page.ts'
import { until } from '../support/until.ts'
import { clear, show } from '../ui/show.tsx'
import { choose, heldServer, nameOf, WEBP } from './task-files.ts'

describe('the thumbnail of a task', () => {
  afterEach(clear)

  function shown(start: string | null, isOptional = false) {
    const { sent, upload } = heldServer()
    const told: (string | null)[] = []
    const busy: boolean[] = []
    const view = (
      <KeptValue start={start} told={told}>
        {(value, onChange) => (
          <ThumbnailField {...{ value, onChange, upload, isOptional }} onBusy={isBusy => busy.push(isBusy)} />
        )}
      </KeptValue>
    )
    return { ...show(view, 320), sent, told, busy }
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

  it('is waited for where it has failed, until one does without it', async () => {
    const { host, shadow, sent, told, busy } = shown(`/files/${WEBP}?expires=2`)
    choose(shadow, 'Boat.gif', 'image/gif')
    expect(busy.at(-1)).to.equal(true)
    sent[0]?.fail('The disk is full.')
    await see(host, 'The disk is full, Please try again')
    expect(busy.at(-1)).to.equal(true)
    await press(host, 'Do without it')
    await seeNoMore(host, 'The disk is full')
    await until(() => busy.at(-1) === false, 'nothing to wait for')
    expect(told).to.deep.equal([])
    await hasFocus(await byRole(host, 'button', 'Choose another picture'))
  })

  it('can be taken away where it is optional', async () => {
    const { host, told, shadow } = shown(`/files/${WEBP}?expires=2`, true)
    await press(host, 'Remove picture')
    await see(host, 'Without a picture the logo is shown.')
    expect([told, shadow.querySelector('img')]).to.deep.equal([[null], null])
  })
})
