import { runSteps } from './run-steps.ts'
import { build, checks, sizes, suites } from './steps.ts'

/** `npm test`: everything; its last line says how much passed and failed. */
const { passed, failed } = await runSteps([...checks, build, sizes, ...suites])
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
