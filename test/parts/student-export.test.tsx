import { expect } from '@open-wc/testing'
import { ExportModal } from '../../src/parts/students/files/export-modal.tsx'
import { answer, answered, refusal } from '../support/answer.ts'
import { contentAt } from '../support/content-at.ts'
import { modal } from '../support/modals.ts'
import { byRole, field, press, see } from '../support/page.ts'
import { signedIn } from '../support/teacher.ts'
import { clear, show } from '../ui/show.tsx'

const EXPORT = 'GET /api/teacher/classrooms/{id}/students/export'
const TITLE = 'Download students'

/** What is saved meanwhile: its name and its content. */
async function savedBy(work: () => Promise<void>): Promise<{ name: string; text: string } | null> {
  const { click } = HTMLAnchorElement.prototype
  let link: HTMLAnchorElement | null = null
  HTMLAnchorElement.prototype.click = function () {
    link = this
  }
  try {
    await work()
  } finally {
    HTMLAnchorElement.prototype.click = click
  }
  const found = link as HTMLAnchorElement | null
  return found && { name: found.download, text: await (await contentAt(found.href)).text() }
}

function opened() {
  const heard: string[] = []
  const shown = show(
    <ExportModal
      classroom={{ id: 7 }}
      query={{ search_string: 'ada', order_by: 'z-a' }}
      onClose={() => heard.push('closed')}
    />,
  )
  return { ...shown, heard }
}

beforeEach(() => void signedIn())
afterEach(clear)

describe('the download of students', () => {
  it('has five columns chosen, of nine', async () => {
    const { host, all } = opened()
    await modal(host, TITLE)
    const boxes = all<HTMLInputElement>('input[type=checkbox]')
    expect(boxes.map(({ checked }) => checked)).to.deep.equal([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    await expect(host).to.be.accessible()
  })

  it('saves what the list shows, with the columns in their order, as the teacher', async () => {
    answer(EXPORT, () => new Response('cells'))
    const { host, heard } = opened()
    await modal(host, TITLE)
    ;(await field(host, 'Videos')).click()
    ;(await field(host, 'Id')).click()
    const saved = await savedBy(async () => {
      await press(host, 'Download')
      await see(host, 'The file is on its way to your downloads.')
    })
    expect(saved).to.deep.equal({ name: 'students.xlsx', text: 'cells' })
    const [sent] = answered(EXPORT)
    expect(sent?.params).to.deep.equal({ id: 7 })
    expect(sent?.query).to.deep.equal({
      search_string: 'ada',
      order_by: 'z-a',
      columns: 'first_name,last_initial,username,responses,id',
    })
    expect(sent?.headers.get('authorization')).to.match(/^Bearer .+/)
    await expect(host).to.be.accessible()
    await press(host, 'Close')
    expect(heard).to.deep.equal(['closed'])
  })

  it('says to the server that an operator is at work', async () => {
    signedIn({ token_admin: 'a0', operator: 'ops@demo.test' })
    answer(EXPORT, () => new Response('cells'))
    const { host } = opened()
    await modal(host, TITLE)
    await savedBy(async () => {
      await press(host, 'Download')
      await see(host, 'The file is on its way to your downloads.')
    })
    expect(answered(EXPORT)[0]?.headers.get('x-admin-token')).to.equal('a0')
  })

  it('needs a column', async () => {
    const { host } = opened()
    await modal(host, TITLE)
    for (const column of ['First Name', 'Last Initial', 'Username', 'Videos', 'Responses'])
      (await field(host, column)).click()
    await see(host, 'Choose at least one column.')
    expect(((await byRole(host, 'button', 'Download')) as HTMLButtonElement).disabled).to.equal(true)
    await expect(host).to.be.accessible()
  })

  it('says what the server says, and saves nothing', async () => {
    answer(EXPORT, refusal('Please contact support.', 72), { status: 403 })
    const { host } = opened()
    await modal(host, TITLE)
    const saved = await savedBy(async () => {
      await press(host, 'Download')
      await see(host, 'Please contact support.')
    })
    expect(saved).to.equal(null)
    await byRole(host, 'button', 'Download')
  })

  it('is tried again where that may help', async () => {
    answer(EXPORT, () => {
      throw new TypeError('Failed to fetch')
    })
    const { host } = opened()
    await modal(host, TITLE)
    await press(host, 'Download')
    await see(host, 'The service cannot be reached.')
    await expect(host).to.be.accessible()
    answer(EXPORT, () => new Response('cells'))
    const saved = await savedBy(async () => {
      await press(host, 'Retry')
      await see(host, 'The file is on its way to your downloads.')
    })
    expect(saved?.text).to.equal('cells')
  })
})
