import { expect, waitUntil } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { PRESET_AVATARS } from '../../src/contract/limits/avatars.ts'
import { presetAvatarName, presetAvatarPath } from '../../src/contract/rules/avatar.ts'
import { AvatarPicker, type AvatarPickerProps } from '../../src/ui/avatar-picker.tsx'
import { clear, isFocused, LONG, painted, quietly, RTL, show } from './show.tsx'

let files: string[] = []

/** The presets; each test asks for its own, so that it sees what is loaded. */
const presets = (query = '') =>
  Array.from({ length: PRESET_AVATARS }, (_, index) => {
    const value = presetAvatarName(index + 1)
    return { value, label: `Avatar ${index + 1}`, src: `${presetAvatarPath(value)}${query}` }
  })

const upload = {
  label: 'Upload a picture',
  accept: 'image/png,image/jpeg',
  onFile: (file: File) => {
    files.push(file.name)
  },
}

function Picker({ start = '', ...props }: Partial<AvatarPickerProps> & { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <AvatarPicker
      label="Choose an avatar"
      pictures={presets()}
      upload={upload}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

const press = async (...keys: string[]) => {
  for (const key of keys) {
    await sendKeys({ press: key })
    await painted()
  }
}

const chosen = (shadow: ShadowRoot) =>
  shadow.querySelector<HTMLInputElement>('input:checked')?.value ?? 'none'

describe('AvatarPicker', () => {
  afterEach(clear)

  beforeEach(() => {
    files = []
  })

  it('renders', () => {
    const { all, find } = show(<Picker start="preset-7" />)
    expect(find('legend').textContent).to.equal('Choose an avatar')
    expect(all('input[type=radio]')).to.have.length(105)
    expect(find<HTMLInputElement>('input:checked').labels?.[0]?.textContent).to.equal('Avatar 7')
  })

  it('is accessible', async () => {
    const few = presets().slice(0, 6)
    const { host } = show(
      <>
        <Picker pictures={few} hint="Or your own" error="Field required." required />
        <Picker pictures={few} start="preset-2" label="Again" disabled />
        <Picker pictures={few} start="preset-2" label="Hidden" hideLabel />
      </>,
    )
    await expect(host).to.be.accessible()
  })

  it('is one stop of the tab order, then its button', async () => {
    const { find } = show(<Picker start="preset-3" />)
    find('.cx-avatars-grid').focus()
    await press('Tab')
    expect(isFocused(find('input[value=preset-3]'))).to.equal(true)
    await press('Tab')
    expect(isFocused(find('.cx-avatars-upload button'))).to.equal(true)
  })

  it('is gone through by arrows, up and down by rows', async () => {
    const { find, shadow } = show(<Picker start="preset-1" />, 320)
    const columns = getComputedStyle(find('.cx-avatars-grid')).gridTemplateColumns.split(' ').length
    find('input').focus()
    await press('ArrowRight')
    expect(chosen(shadow)).to.equal('preset-2')
    await press('ArrowDown', 'ArrowDown')
    expect(chosen(shadow)).to.equal(`preset-${2 + 2 * columns}`)
    await press('ArrowUp')
    expect(chosen(shadow)).to.equal(`preset-${2 + columns}`)
    await press('End')
    expect(chosen(shadow)).to.equal('preset-105')
    await press('Home', 'ArrowUp')
    expect(chosen(shadow)).to.equal('preset-1')
    expect(isFocused(find('input'))).to.equal(true)
  })

  it('loads the pictures that come into sight, and not the others', async () => {
    const { all, find } = show(<Picker pictures={presets('?sight')} />, 320)
    const loaded = () => all<HTMLImageElement>('img').filter(picture => picture.naturalWidth > 0).length
    await waitUntil(() => loaded() >= 9, 'the first rows', { timeout: 20_000 })
    expect(all<HTMLImageElement>('img').at(-1)?.naturalWidth).to.equal(0)
    expect(loaded()).to.be.below(60)
    find('.cx-avatars-grid').scrollTop = 100_000
    await waitUntil(() => all<HTMLImageElement>('img').at(-1)?.naturalWidth, 'the last row', {
      timeout: 20_000,
    })
  })

  it('gives the file that was chosen, and again the same one', () => {
    const { find } = show(<Picker />)
    const field = find<HTMLInputElement>('input[type=file]')
    for (let time = 0; time < 2; time++) {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['x'], 'me.png', { type: 'image/png' }))
      field.files = transfer.files
      quietly(() => field.dispatchEvent(new Event('change', { bubbles: true })))
      // browsers tell no change where a field has the file already
      expect(field.value).to.equal('')
    }
    expect(files).to.deep.equal(['me.png', 'me.png'])
    expect(field.accept).to.equal('image/png,image/jpeg')
  })

  it('asks for a file by its button', () => {
    const { find } = show(<Picker />)
    let asked = 0
    find('input[type=file]').addEventListener('click', event => {
      event.preventDefault()
      asked++
    })
    quietly(() => find('.cx-avatars-upload button').click())
    expect(asked).to.equal(1)
  })

  it('keeps what is chosen while it is read only, and cannot be reached while it is disabled', () => {
    const { find, shadow } = show(<Picker start="preset-1" readOnly />)
    quietly(() => find('input[value=preset-2]').click())
    expect(chosen(shadow)).to.equal('preset-1')
    clear()
    const disabled = show(<Picker disabled />)
    expect(disabled.all('input:enabled, button:enabled')).to.have.length(0)
  })

  it('shows initials where a picture does not load, and stays inside 320 px', async () => {
    const broken = [LONG, RTL].map(label => ({ value: label, label, src: 'data:image/png;base64,AAAA' }))
    const { host, all, find } = show(<Picker pictures={broken} label={LONG} error={LONG} />, 320)
    await waitUntil(() => all('img').length === 0, 'initials', { timeout: 20_000 })
    expect(find('span.cx-avatar').textContent).to.have.length(2)
    const edge = host.getBoundingClientRect().right + 1
    for (const part of all('.cx-avatars, .cx-avatars-grid, legend, .cx-error'))
      expect(part.getBoundingClientRect().right).to.be.at.most(edge)
  })
})
