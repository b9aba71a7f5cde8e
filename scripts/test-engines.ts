import { runSteps } from './run-steps.ts'
import { build, engines } from './steps.ts'

/**
 * What is recorded, and played by all, comes after the stories, beside the launches of a learning platform, and takes three
 * minutes at most; the main stories may begin a minute later than others, and the last one takes up to a minute; half a
 * minute is for slower machines.
 */
const AFTER_STORIES_SECONDS = 330

/** Whoever has less time left says so. */
const LIMIT_SECONDS = Math.min(600, Number(process.env.SECONDS_LEFT ?? Number.POSITIVE_INFINITY))

/**
 * `npm run test:engines [-- <engine> ...]`: the chosen stories in the engines named, or in all, two engines at a time;
 * its last line says how much passed and failed. With `--built` the build is there already. Where the time that is left
 * does not suffice, the last stories are named and not told, the main ones of the areas after all others.
 */
const isBuilt = process.argv.includes('--built')
const wanted = process.argv
  .slice(2)
  .filter(name => name !== '--built')
  .map(name => name.toLowerCase())
const chosen = engines.filter(({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()))
if (chosen.length < wanted.length) {
  console.error(`Engines: ${engines.map(({ name }) => name.toLowerCase()).join(', ')}`)
  process.exit(2)
}
if (process.env.SECONDS_LEFT)
  process.env.STORIES_UNTIL ??= String(Date.now() + (LIMIT_SECONDS - AFTER_STORIES_SECONDS) * 1_000)
const steps = isBuilt ? [chosen] : [[build], chosen]
const { passed, failed } = await runSteps(steps, { limitSeconds: LIMIT_SECONDS })
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
