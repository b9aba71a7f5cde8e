import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { PATIENCE_MS } from '../support/until.ts'
import type { Story } from './story.ts'

const TROUBLES = [
  /^console\.warn: a warning$/,
  /^404 GET .*\/no-such-page$/,
  /^unhandled rejection: Error: a rejection$/,
  /^error event: .*an error$/,
  /^error event: <img src="\/no-such-image"/,
]

/** That a silent console means something. */
export const troubleStories: Story[] = [
  {
    name: 'what goes wrong on a page is heard',
    async tell(person, { foreignOrigin }) {
      await person.visit(`${foreignOrigin}/troubled`)
      const heard: string[] = []
      const isMissing = (pattern: RegExp) => !heard.some(trouble => pattern.test(trouble))
      const end = Date.now() + PATIENCE_MS
      while (TROUBLES.some(isMissing) && Date.now() < end) {
        heard.push(...(await person.takeTroubles()))
        await wait(50)
      }
      assert.deepEqual(TROUBLES.filter(isMissing), [], heard.join('\n'))
      assert.equal(heard.length, TROUBLES.length, heard.join('\n'))
    },
  },
]
