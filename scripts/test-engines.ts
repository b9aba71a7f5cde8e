import { runSteps } from './run-steps.ts'
import { build, engines } from './steps.ts'

/** Whoever has less time left says so. */
const LIMIT_SECONDS = Math.min(600, Number(process.env.SECONDS_LEFT ?? Number.POSITIVE_INFINITY))

/**
 * `npm run test:engines [-- <engine> ...]`: the chosen stories in the engines named, or in all, two engines at a time;
 * its last line says how much passed and failed.
 */
const wanted = process.argv.slice(2).map(name => name.toLowerCase())
const chosen = engines.filter(({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()))
if (chosen.length < wanted.length) {
  console.error(`Engines: ${engines.map(({ name }) => name.toLowerCase()).join(', ')}`)
  process.exit(2)
}
const { passed, failed } = await runSteps([[build], chosen], { limitSeconds: LIMIT_SECONDS })
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
