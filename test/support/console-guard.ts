import { hearTrouble } from './hear-trouble.ts'

/**
 * Fails a browser test on anything that a person with the console open would call a fault: an unexpected error or
 * warning, an unhandled rejection, a failed request. The runner's page imports this before the tests.
 */
const troubles: string[] = []
const expected: RegExp[] = []

/** Says that trouble that matches is part of the test; holds until the test's end. */
export function expectTrouble(pattern: RegExp): void {
  expected.push(pattern)
}

/** Takes what has been recorded so far out of the record, for tests of the guard itself. */
export function takeTroubles(): string[] {
  return troubles.splice(0)
}

function report(trouble: string): boolean {
  const isExpected = expected.some(pattern => pattern.test(trouble))
  if (!isExpected) troubles.push(trouble)
  return isExpected
}

hearTrouble(report)

interface Hook {
  timeout(ms: number): void
}

interface Mocha {
  rootHooks(hooks: { afterEach(this: Hook): Promise<void> }): void
}

async function failOnTrouble(this: Hook) {
  // it waits for nothing but the browser, which on a busy machine can take more than mocha's two seconds
  this.timeout(0)
  // rejections are told of in a task of their own
  await new Promise(resolve => setTimeout(resolve))
  expected.length = 0
  const found = takeTroubles()
  if (found.length > 0) throw new Error(`unexpected trouble:\n${found.join('\n')}`)
}

// mocha comes after this file, which is what makes sure that no test goes unguarded
Object.defineProperty(globalThis, 'mocha', {
  configurable: true,
  set(mocha: Mocha) {
    Object.defineProperty(globalThis, 'mocha', { value: mocha, writable: true, configurable: true })
    mocha.rootHooks({ afterEach: failOnTrouble })
  },
})
