import { runSteps } from './run-steps.ts'
import { checks } from './steps.ts'

/** `npm run check`: what can be said without running the product. */
const { failed } = await runSteps([checks])
process.exitCode = failed ? 1 : 0
