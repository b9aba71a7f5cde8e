import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/**
 * A PostgreSQL that lives as long as it is needed: an own cluster in a temporary directory, on a free port.
 *
 *     node scripts/postgres.ts -- <command> [arguments]
 *
 * starts one, runs the command with TEST_DATABASE_URL set, stops it, and ends with the command's exit code.
 */
export interface ThrowAwayPostgres {
  url: string
  stop: () => Promise<void>
}

/** The newest installed PostgreSQL's programs, or null when there is none. */
function findPrograms(): string | null {
  const version = (path: string) => Number(path.split('/').at(-3))
  const found = globSync('/usr/lib/postgresql/*/bin/initdb').sort(
    (one, other) => version(other) - version(one),
  )
  return found[0]?.replace(/\/initdb$/, '') ?? null
}

/** PostgreSQL refuses to run as root: then it runs as the user that the package made. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** @throws when no PostgreSQL is installed, or it does not start */
export async function startPostgres(): Promise<ThrowAwayPostgres> {
  const programs = findPrograms()
  if (!programs)
    throw new Error('No PostgreSQL in /usr/lib/postgresql; set TEST_DATABASE_URL to use another one.')
  const user = unprivileged()
  const directory = mkdtempSync(join(tmpdir(), 'cx-postgres-'))
  if (user) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  const port = await freePort()
  const run = (program: string, args: string[]) => {
    const result = spawnSync(join(programs, program), args, { ...user, cwd: directory, encoding: 'utf8' })
    if (result.status !== 0) throw new Error(`${program} failed: ${result.stderr || result.stdout}`)
  }
  const remove = () => rmSync(directory, { recursive: true, force: true })
  try {
    run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-locale'])
    // nothing of it outlives a crash: whole pages in its log, after each database that is copied, are for nobody
    const careless = '-c fsync=off -c full_page_writes=off'
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -k ${directory} ${careless} -c max_connections=200`
    run('pg_ctl', ['-D', data, '-w', '-l', join(directory, 'log'), '-o', settings, 'start'])
  } catch (error) {
    remove()
    throw error
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
      if (existsSync(directory)) remove()
    },
  }
}

async function main(): Promise<number> {
  const [command, ...args] = process.argv.slice(process.argv.indexOf('--') + 1)
  if (!process.argv.includes('--') || !command) {
    console.error('Usage: node scripts/postgres.ts -- <command> [arguments]')
    return 2
  }
  const postgres = await startPostgres()
  try {
    const env = { ...process.env, TEST_DATABASE_URL: postgres.url }
    const child = spawn(command, args, { stdio: 'inherit', env })
    // The command gets the signal too; it ends first, then the cluster.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
    const [code] = (await once(child, 'exit')) as [number | null]
    return code ?? 1
  } finally {
    await postgres.stop()
  }
}

if (import.meta.main) process.exitCode = await main()
