import { before, describe, it } from 'node:test'
import { demoWithBrowser } from '../support/demo.ts'
import { visit } from '../support/journey.ts'
import { heading, logIn } from '../support/journey-steps.ts'
import { until } from '../support/until.ts'
import { listenToWire, type Wire } from '../support/wire.ts'

const FAILED = 'This part did not load.'

describe('code that an element loads when it is needed', () => {
  const stage = demoWithBrowser()
  let wire: Wire
  before(() => {
    wire = listenToWire(stage.demo)
  })

  it('comes when it is asked for again after its file, or one that only it imports, has failed', async () => {
    const { build } = (await (await fetch(`${stage.demo.url}/build.json`)).json()) as { build: string }
    const files = ['avatar-fields', 'image-crop'].map(name => `/assets/${build}/${name}.js`)
    const askedFor = (file: string) => wire.asked.filter(path => path === file).length
    wire.break(files[0] ?? '', 'the server is busy')
    const visitor = await visit(stage.browser, `${stage.demo.url}/security/login`)
    visitor.expectTrouble(/assets/)
    const { page } = visitor
    await logIn(page, 'new@demo.test')
    await page.getByRole('button', { name: 'COMPLETE PROFILE' }).click()
    await heading(page, 'Personal information').waitFor()
    // a step before it is needed
    await until(() => askedFor(files[0] ?? '') === 1, 'the first request')
    await page.getByLabel('First Name').fill('Amara')
    await page.getByLabel('Last Name').fill('Osei')
    await page.getByLabel('About Me').fill('I teach arts by the sea.')
    await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Spain' })
    await page.getByLabel('City').fill('Cádiz')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await until(() => askedFor(files[0] ?? '') === 2, 'the second request')
    await page.getByText(FAILED).waitFor()
    // the rest of the wizard is in its place
    await heading(page, 'Avatar').waitFor()
    wire.mend()
    wire.break(files[1] ?? '', 'the server is busy')
    await page.getByRole('button', { name: 'Retry' }).click()
    await until(() => askedFor(files[1] ?? '') === 1, 'the file that it imports')
    await page.getByText(FAILED).waitFor()
    wire.mend()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('radio', { name: 'Avatar 7', exact: true }).waitFor()
    await visitor.leave()
  })
})
