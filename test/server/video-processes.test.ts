import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { convertQueue } from '../../server/areas/videos/convert-queue.ts'
import { runTool, ToolFailure, ToolMissing } from '../../server/video/run-tool.ts'
import { isAlive } from '../support/is-alive.ts'
import { until } from '../support/until.ts'

const never = new AbortController().signal

describe('a program that works on a video', () => {
  const directory = mkdtempSync(join(tmpdir(), 'cx-tool-'))
  after(() => rmSync(directory, { recursive: true, force: true }))

  /** Stands in for ffmpeg. */
  function program(script: string): string {
    const path = join(directory, 'program')
    writeFileSync(path, `#!/bin/sh\n${script}\n`)
    chmodSync(path, 0o700)
    return path
  }

  const pidIn = (file: string) => until(() => existsSync(file) && readFileSync(file, 'utf8').trim(), file)

  it('has a GiB of memory, two hours of the processor, and what others leave of it', async () => {
    const { output } = await runTool(program('ulimit -v; ulimit -t; ulimit -c; nice'), [], { signal: never })
    assert.equal(output, '1048576\n7200\n0\n19\n')
  })

  it('is one for each core at most', () => {
    assert.ok((convertQueue.workers ?? 0) >= 1 && (convertQueue.workers ?? 0) <= availableParallelism())
  })

  it('gets no more memory than that', async () => {
    const take = (megabytes: number) =>
      runTool(program(`exec dd if=/dev/zero of=/dev/null bs=${megabytes}M count=1`), [], { signal: never })
    assert.equal((await take(700)).code, 0)
    assert.equal((await take(1_100)).code, 1)
  })

  it('knows nothing of the server’s environment', async () => {
    process.env.CANARY_OF_TEST = 'canary'
    const { output } = await runTool(program('env'), [], { signal: never })
    delete process.env.CANARY_OF_TEST
    assert.match(output, /PATH=/)
    assert.doesNotMatch(output, /canary/)
  })

  it('ends with its job, and so does all that it has started', async () => {
    const own = join(directory, 'own')
    const other = join(directory, 'other')
    const path = program(`echo $$ > '${own}'; sleep 1000 & echo $! > '${other}'; wait`)
    const job = new AbortController()
    const running = runTool(path, [], { signal: job.signal })
    const pids = [await pidIn(own), await pidIn(other)]
    job.abort(new Error('the job is over'))
    await assert.rejects(running, /the job is over/)
    await until(() => !pids.some(isAlive), 'the end of both')
  })

  it('ends with the server, however that ends', async () => {
    const own = join(directory, 'with-server')
    const path = program(`echo $$ > '${own}'; exec sleep 1000`)
    const module = fileURLToPath(new URL('../../server/video/run-tool.ts', import.meta.url))
    const source = `import { runTool } from '${module}'
      await runTool('${path}', [], { signal: new AbortController().signal })`
    const server = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'inherit' })
    const pid = await pidIn(own)
    assert.ok(isAlive(pid))
    server.kill('SIGKILL')
    await until(() => !isAlive(pid), 'the end of the program')
  })

  it('is worth another try when it was killed, is not there or had no room, and not when it says no', async () => {
    const run = (path: string) => runTool(path, [], { signal: never })
    await assert.rejects(run(program('kill -9 $$')), ToolFailure)
    await assert.rejects(run(join(directory, 'no-such-program')), ToolMissing)
    await assert.rejects(run(program('echo "x: No space left on device" >&2; exit 1')), ToolMissing)
    // newer ones say with a higher number what is wrong with a file
    for (const number of [1, 183, 234, 255]) {
      const { code, complaint } = await run(program(`echo "Invalid data" >&2; exit ${number}`))
      assert.deepEqual([code, complaint], [number, 'Invalid data\n'])
    }
  })

  it('is ended when it has too much to say', async () => {
    await assert.rejects(runTool(program('exec yes'), [], { signal: never }), ToolFailure)
  })
})
