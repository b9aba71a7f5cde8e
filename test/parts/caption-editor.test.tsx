import { expect } from '@open-wc/testing'
import { writeWebVtt } from '../../src/core/captions/write-webvtt.ts'
import { CaptionEditor } from '../../src/parts/captions/caption-editor.tsx'
import { createCaptions } from '../../src/parts/captions/caption-store.ts'
import { createPlayback } from '../../src/parts/video-player/playback.ts'
import { contentAt } from '../support/content-at.ts'
import { press } from '../support/page.ts'
import { clear, show } from '../ui/show.tsx'

const captions = [
  { start: 0, end: 2, text: 'Hello' },
  { start: 4, end: 5.5, text: 'See you' },
]
const nothing = () => {}

describe('the editor of captions', () => {
  const { click } = HTMLAnchorElement.prototype
  afterEach(() => {
    HTMLAnchorElement.prototype.click = click
    clear()
  })

  it('gives them as a WebVTT file', async () => {
    const store = createCaptions(41, captions, nothing)
    const { host } = show(
      <CaptionEditor store={store} playback={createPlayback()} onClose={nothing} onChanged={nothing} />,
    )
    const given: [name: string, href: string][] = []
    HTMLAnchorElement.prototype.click = function () {
      given.push([this.download, this.href])
    }
    await press(host, 'Download')
    const [[name, href] = ['', '']] = given
    const content = await contentAt(href)
    expect([given.length, name, content.type]).to.deep.equal([1, 'captions.vtt', 'text/vtt'])
    expect(await content.text()).to.equal(writeWebVtt(captions))
  })
})
