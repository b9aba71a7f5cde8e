import { expect } from '@open-wc/testing'
import { contentAt } from '../support/content-at.ts'
import { heldTimers } from '../support/held-timers.ts'
import { checks, imports, opened, PORTAL, pick, ROWS, TITLE } from '../support/import-stage.tsx'
import { allClosed, modal } from '../support/modals.ts'
import { byRole, press, see, seeNoMore } from '../support/page.ts'
import { signedIn } from '../support/teacher.ts'
import { until } from '../support/until.ts'
import { clear } from '../ui/show.tsx'

beforeEach(() => void signedIn())
afterEach(clear)

describe('the first passwords of those who were imported', () => {
  // what is said for a moment stays until it is seen
  heldTimers()

  async function shownPasswords() {
    checks(ROWS)
    imports()
    const shown = opened()
    await modal(shown.host, TITLE)
    pick(shown)
    await press(shown.host, 'Import 2 students')
    await byRole(shown.host, 'table', 'First passwords')
    return shown
  }

  it('are shown with the usernames and the code', async () => {
    const { host } = await shownPasswords()
    for (const text of [
      'Ada L',
      'otter-maple-12',
      'river-lemon-harbor-12',
      'Classroom code: QX7KLM',
      `Student portal: ${PORTAL}`,
    ])
      await see(host, text)
    await seeNoMore(host, 'Ignore the first row')
  })

  it('are not closed by a slip until they are kept', async () => {
    const { host, heard } = await shownPasswords()
    await press(host, 'Done')
    const question = await modal(host, 'Close without the passwords?')
    await expect(host).to.be.accessible()
    await press(question, 'Stay')
    await modal(host, TITLE)
    expect(heard).to.deep.equal([2])
    await press(host, 'Done')
    await press(await modal(host, 'Close without the passwords?'), 'Close')
    await until(() => heard.at(-1) === 'closed', 'the end')
  })

  it('are downloaded as a table of text', async () => {
    const { host, heard } = await shownPasswords()
    const { click } = HTMLAnchorElement.prototype
    let link: HTMLAnchorElement | null = null
    HTMLAnchorElement.prototype.click = function () {
      link = this
    }
    try {
      await press(host, 'Download passwords')
    } finally {
      HTMLAnchorElement.prototype.click = click
    }
    const { download, href } = (link as HTMLAnchorElement | null) ?? expect.fail('nothing is given')
    expect(download).to.equal('first-passwords.csv')
    expect((await (await contentAt(href)).text()).split('\r\n')).to.deep.equal([
      '"Name","Username","Password","Classroom code","Student portal"',
      `"Ada L","otter-maple-12","river-lemon-harbor-12","QX7KLM","${PORTAL}"`,
      `"Zoë L","otter-maple-13","river-lemon-harbor-13","QX7KLM","${PORTAL}"`,
    ])
    await press(host, 'Done')
    expect(heard).to.deep.equal([2, 'closed'])
    clear()
    await allClosed()
  })

  it('are copied, and may be closed then', async () => {
    const { host, heard } = await shownPasswords()
    const { writeText } = navigator.clipboard
    const copied: string[] = []
    navigator.clipboard.writeText = async text => void copied.push(text)
    await press(host, 'Copy passwords')
    await see(host, 'Copied!')
    navigator.clipboard.writeText = writeText
    expect(copied[0]?.split('\n')[1]).to.equal(
      `Ada L\totter-maple-12\triver-lemon-harbor-12\tQX7KLM\t${PORTAL}`,
    )
    await press(host, 'Done')
    expect(heard).to.deep.equal([2, 'closed'])
  })
})
