import { packPackages } from './pack-packages.ts'
import { runSteps } from './run-steps.ts'
import { everything } from './steps.ts'

/** Leaves `.ci/run` time for the installation before it and the other engines after it. */
const LIMIT_SECONDS = 2_380

/** After so long no journey begins any more, so that the last ones end in time and the other engines have theirs. */
const JOURNEYS_BEGIN_SECONDS = 1_400

/** `npm test`: everything; its last line says how much passed and failed. */
await packPackages()
process.env.BEGIN_UNTIL ??= String(Date.now() + JOURNEYS_BEGIN_SECONDS * 1_000)
const { passed, failed } = await runSteps(everything, { limitSeconds: LIMIT_SECONDS })
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
