import assert from 'node:assert/strict'

/** Level of an error in a line of the log; a fatal one is above. */
const ERROR_LEVEL = 50

/** What a server logs while it is tested. */
export interface ServerLogs {
  /** Every line so far, as JSON; a test may empty it. */
  lines: string[]
  stream: { write: (line: string) => void }
  /** Says that errors like this are part of the test, which is to bring about at least one. */
  expectErrors: (pattern: RegExp) => void
  /** Fails on an error that nobody expected, and on an expected one that did not come. */
  check: () => void
}

export function collectLogs(): ServerLogs {
  const lines: string[] = []
  const errors: string[] = []
  const expected: RegExp[] = []
  return {
    lines,
    stream: {
      write(line) {
        lines.push(line)
        if (levelOf(line) >= ERROR_LEVEL) errors.push(line)
      },
    },
    expectErrors: pattern => void expected.push(pattern),
    check() {
      const unexpected = errors.filter(line => !expected.some(pattern => pattern.test(line)))
      assert.deepEqual(unexpected, [], 'errors in the log of the server')
      const missing = expected.filter(pattern => !errors.some(line => pattern.test(line)))
      assert.deepEqual(missing, [], 'expected in the log of the server')
    },
  }
}

/** Whether a line that a process has written is an error of its log; what is no JSON is said to people. */
export const isErrorLine = (line: string): boolean => line.startsWith('{') && levelOf(line) >= ERROR_LEVEL

/** A line that is no JSON is not from the log, and worth a look. */
function levelOf(line: string): number {
  try {
    return (JSON.parse(line) as { level: number }).level
  } catch {
    return ERROR_LEVEL
  }
}
