import { mock } from 'node:test'
import { startApp, type TestApp, type TestAppOptions } from './server.ts'

/** A server that looks for nothing by itself, so that each of its statements is of a call. */
export async function startQuietApp(options: TestAppOptions = {}): Promise<TestApp> {
  mock.timers.enable({ apis: ['setInterval'] })
  try {
    const server = await startApp(options)
    await server.app.ready()
    return server
  } finally {
    mock.timers.reset()
  }
}
