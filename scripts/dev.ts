import { spawn } from 'node:child_process'
import { createServer } from 'vite'

/**
 * `npm run dev`: Vite with hot reload on PORT, and behind it the API server on API_PORT, which starts again when its
 * sources change. Demo data unless DEMO says otherwise.
 */
const port = process.env.PORT ?? '4200'
const apiPort = process.env.API_PORT ?? '4202'

const api = spawn('node', ['--watch-path=server', '--watch-path=src/contract', 'server/main.ts'], {
  stdio: 'inherit',
  env: { DEMO: '1', ...process.env, PORT: apiPort, PUBLIC_ORIGIN: `http://localhost:${port}` },
})
const vite = await createServer()
await vite.listen()
vite.printUrls()

async function stop() {
  api.kill('SIGTERM')
  await vite.close()
  process.exit(0)
}

process.once('SIGINT', stop)
process.once('SIGTERM', stop)
api.once('exit', stop)
