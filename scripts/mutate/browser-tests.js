// The browser tests as `npm run mutate` runs them: a line of JSON for each file as soon as it is done.
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const { default: config } = await import(pathToFileURL(`${process.cwd()}/web-test-runner.config.js`).href)

export default {
  ...config,
  concurrency: 1,
  reporters: [
    {
      reportTestFileResults({ testFile, sessionsForTestFile }) {
        const line = {
          file: relative(process.cwd(), testFile),
          isGreen: sessionsForTestFile.every(session => session.passed && session.errors.length === 0),
        }
        appendFileSync(process.env.MUTATE_RESULTS, `${JSON.stringify(line)}\n`)
      },
    },
  ],
}
