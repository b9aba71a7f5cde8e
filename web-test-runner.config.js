import { chromeLauncher } from '@web/test-runner-chrome'
import { chromiumFlags, chromiumPath } from './test/support/chromium.ts'
import { mediaPlugin } from './test/support/media-plugin.ts'
import { viteMiddleware } from './test/support/vite-middleware.ts'

const vite = await viteMiddleware()

/** How long a page may take to be there; a busy machine takes its time. */
const START_MS = 120_000

/**
 * A page is used for one file after the other, and every file's entries stay in its history. A full one (50) drops
 * entries when others come, those of the file that runs among them, whose next step back would then leave its page. So
 * the history is emptied with the page, on the way from one file to the next.
 *
 * @template {{ goto: (url: string, options?: object) => Promise<unknown> }} Page
 * @param {Page} page
 * @param {() => Promise<unknown>} emptyHistory
 */
function withHistoryForEachFile(page, emptyHistory) {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (url === 'about:blank') await emptyHistory()
    return answer
  }
  return page
}

export default {
  files: [
    'test/core/**/*.test.{ts,tsx}',
    'test/ui/**/*.test.{ts,tsx}',
    'test/element/**/*.test.{ts,tsx}',
    'test/debug/**/*.test.{ts,tsx}',
    'test/parts/**/*.test.{ts,tsx}',
    'test/widgets/**/*.test.{ts,tsx}',
    'test/host/**/*.test.{ts,tsx}',
  ],
  concurrency: 2,
  browserStartTimeout: START_MS,
  testsFinishTimeout: 300_000,
  testFramework: { config: { ui: 'bdd', timeout: 60_000 } },
  browsers: [
    chromeLauncher({
      // storage, locks and channels of its own for each page: files that run side by side would sign each other out
      createPage: async ({ browser }) => {
        const page = await (await browser.createBrowserContext()).newPage()
        // the runner goes to its next file whatever a page still wants to keep
        page.on('dialog', dialog => dialog.type() === 'beforeunload' && dialog.accept())
        page.setDefaultNavigationTimeout(START_MS)
        const devtools = await page.createCDPSession()
        // as if each had the person's attention: without it no focus and no blur is told
        await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: true })
        // what it tells of roles and names is kept while the page does not change, not worked out for each question
        await devtools.send('Accessibility.enable')
        return withHistoryForEachFile(page, () => devtools.send('Page.resetNavigationHistory'))
      },
      launchOptions: {
        executablePath: chromiumPath,
        args: [
          ...chromiumFlags,
          // a page lives for seconds: better code than the baseline's is made for nothing, and takes a fifth of its time
          '--js-flags=--expose-gc --no-maglev --no-opt',
          // a camera that shows a clock and a microphone that beeps, which nobody is asked for
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
          // no test waits for a movement to end; tokens.test.tsx asks for one
          '--force-prefers-reduced-motion',
          // role and name of an element as assistive technology gets them; test/support/page.ts finds by them
          '--enable-blink-features=ComputedAccessibilityInfo',
        ],
      },
    }),
  ],
  // the guard comes before the framework, so that no test runs without it; React need not make notes for developer tools
  testRunnerHtml: framework =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tests</title></head><body>
      <script>delete console.createTask; delete console.timeStamp</script>
      <script type="module" src="/test/support/console-guard.ts"></script>
      <script type="module" src="${framework}"></script>
    </body></html>`,
  middleware: [vite.middleware],
  plugins: [vite.plugin, mediaPlugin],
}
