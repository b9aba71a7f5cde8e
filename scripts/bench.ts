import { runSteps } from './run-steps.ts'

/** `npm run bench`: each figure beside its budget; fails past it. Needs Chromium and PostgreSQL. */
const { failed } = await runSteps([
  [{ name: 'server', command: ['node', 'bench/server/main.ts'] }],
  [{ name: 'realtime', command: ['node', 'bench/realtime/main.ts'] }],
  [{ name: 'uploads', command: ['node', 'bench/uploads/main.ts'] }],
  [{ name: 'browser', command: ['node', 'bench/browser/main.ts'] }],
  [{ name: 'neutral policy', command: ['node', 'bench/neutral/main.ts'] }],
  [{ name: 'telling', command: ['node', 'bench/telling/main.ts'] }],
  [{ name: 'traffic', command: ['node', 'bench/traffic/main.ts'] }],
])
process.exitCode = failed ? 1 : 0
