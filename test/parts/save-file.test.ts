import { expect } from '@open-wc/testing'
import { saveFile } from '../../src/parts/save-file.ts'
import { fakeClock } from '../support/clock.ts'
import { contentAt } from '../support/content-at.ts'

describe('a file that is given to the person', () => {
  const clock = fakeClock()
  const { click } = HTMLAnchorElement.prototype
  const { revokeObjectURL } = URL
  afterEach(() => {
    HTMLAnchorElement.prototype.click = click
    URL.revokeObjectURL = revokeObjectURL
  })

  it('has its name and content, and is let go of once the browser has it', async () => {
    let link: HTMLAnchorElement | null = null
    HTMLAnchorElement.prototype.click = function () {
      link = this
    }
    const gone: string[] = []
    URL.revokeObjectURL = href => void gone.push(href)
    saveFile(new Blob(['a film'], { type: 'video/webm' }), 'Our river.webm')
    const { download, href } = (link as HTMLAnchorElement | null) ?? expect.fail('nothing is given')
    expect(download).to.equal('Our river.webm')
    const content = await contentAt(href)
    expect([await content.text(), content.type]).to.deep.equal(['a film', 'video/webm'])
    await clock.tick(59_999)
    expect(gone).to.deep.equal([])
    await clock.tick(1)
    expect(gone).to.deep.equal([href])
    revokeObjectURL.call(URL, href)
  })
})
