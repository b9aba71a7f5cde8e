import { expect } from '@open-wc/testing'
import { FileButton, type FileButtonProps } from '../../src/ui/file-button.tsx'
import { clear, quietly, show } from './show.tsx'

const film = new File(['a film'], 'film.webm', { type: 'video/webm' })

describe('FileButton', () => {
  afterEach(clear)

  function shown(props: Partial<FileButtonProps> = {}) {
    const told: (File | null)[] = []
    const { host, find } = show(
      <FileButton label="Upload a video" accept="video/*" onFile={file => told.push(file)} {...props} />,
    )
    const field = find<HTMLInputElement>('input')
    let opened = 0
    // the browser's own dialog, which no test sees
    field.click = () => {
      opened += 1
    }
    return {
      ...{ host, field, told },
      button: find<HTMLButtonElement>('button'),
      opened: () => opened,
      choose() {
        const chosen = new DataTransfer()
        chosen.items.add(film)
        field.files = chosen.files
        field.dispatchEvent(new Event('change', { bubbles: true }))
      },
    }
  }

  it('renders, and is accessible', async () => {
    const { host, button, field } = shown()
    expect(button.textContent).to.equal('Upload a video')
    expect([field.accept, field.checkVisibility()]).to.deep.equal(['video/*', false])
    await expect(host).to.be.accessible()
  })

  it('opens the choice of the browser, but not while it is busy or disabled', () => {
    for (const [props, times] of [
      [{}, 1],
      [{ busy: true, busyLabel: 'Uploading…' }, 0],
      [{ disabled: true }, 0],
    ] as const) {
      const { button, opened } = shown(props)
      quietly(() => button.click())
      expect(opened(), JSON.stringify(props)).to.equal(times)
    }
  })

  it('tells the file that was chosen, also the same one again', () => {
    const { choose, told, field } = shown()
    quietly(choose)
    expect(field.value).to.equal('')
    quietly(choose)
    expect(told).to.deep.equal([film, film])
  })

  it('tells that nothing was chosen', () => {
    const { field, told } = shown()
    quietly(() => field.dispatchEvent(new Event('cancel', { bubbles: true })))
    expect(told).to.deep.equal([null])
  })
})
