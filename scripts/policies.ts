import { existsSync, globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../test/support/chromium.ts'

/**
 * Prints the texts that accounts agree to: server/policies/<name>-<version>.html becomes the PDF of the same name.
 * A PDF that is there was published, and stays as it is: a changed text needs a new version.
 *
 *     node scripts/policies.ts
 */
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: chromiumFlags,
})
try {
  const page = await browser.newPage()
  for (const source of globSync('server/policies/*.html')) {
    const target = source.replace(/\.html$/, '.pdf')
    if (existsSync(target)) continue
    await page.goto(pathToFileURL(source).href)
    await page.pdf({
      path: target,
      preferCSSPageSize: true,
      tagged: true,
      outline: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate:
        '<div style="width:100%;font-size:8px;text-align:center"><span class="pageNumber"></span> / <span class="totalPages"></span></div>',
    })
    console.log(target)
  }
} finally {
  await browser.close()
}
