import { chmodSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Server } from 'node:net'
import { platform } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { UsageError } from './command.ts'

/** What came of a command in another process. */
export interface Outcome {
  ok: boolean
  text: string
}

/**
 * Where a server with the embedded database takes commands: only one process can have that database open, and an
 * operator must not have to stop it. The file is the server's user's own; who may open it owns the data anyway.
 */
function socketPath(dataDir: string): string {
  if (platform() === 'win32') return `\\\\.\\pipe\\${resolve(dataDir).replaceAll(/\W/g, '-')}-admin`
  return join(dataDir, 'admin.sock')
}

/** Takes commands until the server is closed. */
export async function serveCommands(
  dataDir: string,
  run: (args: string[]) => Promise<string>,
): Promise<Server> {
  const path = socketPath(dataDir)
  const answer = async (line: string): Promise<Outcome> => {
    try {
      return { ok: true, text: await run(JSON.parse(line) as string[]) }
    } catch (error) {
      return { ok: false, text: error instanceof UsageError ? error.message : String(error) }
    }
  }
  const server = createServer({ allowHalfOpen: true }, socket => {
    socket.on('error', () => socket.destroy())
    text(socket)
      .then(answer)
      .then(outcome => socket.end(JSON.stringify(outcome)))
      .catch(() => socket.destroy())
  })
  // Whoever had the database before has left it; so has its socket's owner.
  if (platform() !== 'win32') rmSync(path, { force: true })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done))
  if (platform() !== 'win32') chmodSync(path, 0o600)
  return server
}

/** Has a command run by the server that holds the data directory; null when none does. */
export function askServer(dataDir: string, args: readonly string[]): Promise<Outcome | null> {
  return new Promise((done, fail) => {
    const socket = createConnection({ path: socketPath(dataDir), allowHalfOpen: true })
    socket.once('error', error => {
      const { code = '' } = error as NodeJS.ErrnoException
      if (code === 'ENOENT' || code === 'ECONNREFUSED') done(null)
      else fail(error)
    })
    socket.once('connect', () => {
      socket.end(JSON.stringify(args))
      text(socket).then(answer => done(JSON.parse(answer) as Outcome), fail)
    })
  })
}
