import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { orderOfTheDay } from './order-of-the-day.ts'
import { runCommand } from './run-command.ts'
import { addSums, printSums } from './sums.ts'

/** A journey waits for its browser and its server by turns: two at a time leave no core idle. */
const AT_ONCE = 2

/** What a process imports, and compiles with its first server, takes as long as a short journey. */
const FILES_OF_A_PROCESS = 2

/** No process takes as long unless it hangs. */
const LIMIT_SECONDS = 900

/** The main story of each area; the others follow in another order each day. */
const FIRST = [
  'account',
  'lms',
  'create-classroom',
  'dashboard',
  'partners',
  'partner-chat',
  'purchase',
  'profile-wizard',
  'students',
  'student-site',
  'tasks',
  'task-videos',
  'submissions',
  'message-board',
  'courses',
  'every-screen',
]

function inOrder(files: readonly string[]): string[] {
  const place = (file: string) => {
    const at = FIRST.indexOf(basename(file, '.test.ts'))
    return at < 0 ? FIRST.length : at
  }
  return orderOfTheDay(files).sort((one, other) => place(one) - place(other))
}

/**
 * `node scripts/journeys.ts`: runs the journeys, the main ones first and two in each process, and adds up what they
 * say. None begins after BEGIN_UNTIL (ms since 1970; by default they all do) but the first two: on a slow machine the
 * last ones are named instead, and not run.
 * Ends with 1 when one is red.
 */
const until = Number(process.env.BEGIN_UNTIL ?? Number.POSITIVE_INFINITY)
const files = inOrder(globSync('test/journeys/**/*.test.ts'))
for (const name of FIRST)
  if (!files.includes(`test/journeys/${name}.test.ts`)) throw new Error(`There is no journey '${name}'.`)
const portions = Array.from({ length: Math.ceil(files.length / FILES_OF_A_PROCESS) }, (_, index) =>
  files.slice(index * FILES_OF_A_PROCESS, (index + 1) * FILES_OF_A_PROCESS),
)
const waiting = portions.values()
const left: string[] = []

async function runSome(): Promise<void> {
  for (const portion of waiting) {
    if (Date.now() > until && portion !== portions[0]) {
      left.push(...portion)
      continue
    }
    const command = ['node', '--test', '--test-isolation=none', '--test-reporter=spec', ...portion]
    const { isGreen, output } = await runCommand(command, { limitSeconds: LIMIT_SECONDS })
    process.stdout.write(`\n${portion.join('\n')}\n${output}`)
    addSums(output)
    if (!isGreen) process.exitCode = 1
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, runSome))
if (left.length > 0) console.log(`\nNot run, since the time was over: ${left.join(', ')}`)
printSums()
