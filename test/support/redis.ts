import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../scripts/free-port.ts'

/** A Redis of its own on a free port of this machine, which keeps nothing. */
export async function startRedis(): Promise<{ url: string; hang: () => void; stop: () => Promise<void> }> {
  const port = await freePort()
  const program = process.env.REDIS_SERVER_PATH ?? '/usr/bin/redis-server'
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const redis = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: '/tmp' })
  const gone = once(redis, 'exit')
  let said = ''
  await new Promise<void>((resolve, reject) => {
    redis.on('error', reject)
    redis.on('exit', code => reject(new Error(`Redis ended with ${code}`)))
    redis.stdout.on('data', data => {
      said += data
      if (said.includes('Ready to accept connections')) resolve()
    })
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    /** From now on it takes what is said, and answers nothing. */
    hang: () => void redis.kill('SIGSTOP'),
    async stop() {
      redis.kill('SIGKILL')
      await gone
    },
  }
}
