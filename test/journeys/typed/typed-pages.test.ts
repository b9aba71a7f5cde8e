import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { servePage } from '../../../scripts/foreign-page.ts'
import { demoWithBrowser } from '../../support/demo.ts'
import { visit } from '../../support/journey.ts'
import { logIn } from '../../support/journey-steps.ts'
import { bundlePage } from './build-page.ts'
import { frameworks, installPage } from './project.ts'
import { markedLines, typeErrors } from './type-errors.ts'

describe('the package of the elements, installed by npm in a page', () => {
  const stage = demoWithBrowser()

  for (const framework of frameworks)
    describe(`in ${framework.name}`, () => {
      let page: ReturnType<typeof installPage>
      before(() => {
        page = installPage(framework)
      })
      after(() => page?.remove())

      it('types attributes, properties and events: what is right compiles, and no line that is wrong', () => {
        const marked = markedLines(page.folder)
        assert.ok(marked.length >= 3)
        const { places, said } = typeErrors(framework.checker, page.folder)
        assert.deepEqual(places, marked, said)
      })

      it('is of the version that is installed, and brings no code but what loads the elements', async () => {
        const script = await bundlePage(page.folder, framework.entry)
        assert.match(script, /widgets\/cx\.js/)
        // names that the elements' code has, and no page of these
        for (const name of ['cx-classroom-error', 'api/teacher']) assert.ok(!script.includes(name), name)
        const { version } = JSON.parse(
          readFileSync(join(page.folder, 'node_modules/classroom-exchange-elements/package.json'), 'utf8'),
        ) as { version: string }
        const served = (await (await fetch(`${stage.demo.url}/widgets/release.json`)).json()) as {
          version: string
        }
        assert.equal(version, served.version)
      })

      it('shows the elements, which take what the page sets and tell it what happens', async () => {
        const script = await bundlePage(page.folder, framework.entry)
        const site = await servePage(
          stage.demo,
          `<link rel="icon" href="data:,"><script>document.documentElement.dataset.service = '${stage.demo.url}'</script>
           <body><script type="module">${script.replaceAll('</script', '<\\/script')}</script></body>`,
        )
        const visitor = await visit(stage.browser, site.address)
        const { page: tab } = visitor
        const list = tab.locator('cx-classroom-list')
        await logIn(list, 'teacher@demo.test')
        await tab.getByText(/^Hello, \w/).waitFor()
        const link = list.getByRole('table').getByRole('link', { name: 'River Science 6', exact: true })
        await link.click()
        const classroom = tab.locator('cx-classroom')
        await classroom.getByRole('heading', { name: 'River Science 6' }).waitFor()
        const information = classroom.getByRole('button', { name: 'General Information' })
        assert.equal(await information.getAttribute('aria-expanded'), 'false')
        site.close()
        await visitor.leave()
      })
    })
})
