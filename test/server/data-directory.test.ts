import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { keepPrivate } from '../../server/private-directory.ts'
import { startProcess } from '../support/server-process.ts'

/** A directory that everybody may look into, so that only what the server does protects what is in it. */
const parent = mkdtempSync(join(tmpdir(), 'cx-private-'))
chmodSync(parent, 0o755)

const everything = (directory: string) => [
  directory,
  ...globSync('**', { cwd: directory }).map(name => join(directory, name)),
]
const isOpen = (path: string) => !lstatSync(path).isSymbolicLink() && (lstatSync(path).mode & 0o077) !== 0

/** What another local user can read of it; needs root. */
function readableByNobody(directory: string): string {
  const command = ['--reuid=65534', '--regid=65534', '--clear-groups', 'find', directory, '-readable']
  return spawnSync('setpriv', command, { encoding: 'utf8' }).stdout.trim()
}

describe('the data directory', () => {
  after(() => rmSync(parent, { recursive: true, force: true }))

  it('belongs to its own user alone, whatever the umask, with all that the server puts into it', async () => {
    const dataDir = join(parent, 'wide')
    mkdirSync(join(dataDir, 'files'), { recursive: true })
    writeFileSync(join(dataDir, 'files/a.pdf'), 'private')
    chmodSync(join(dataDir, 'files/a.pdf'), 0o666)
    for (const path of [dataDir, join(dataDir, 'files')]) chmodSync(path, 0o777)
    const server = await startProcess({ DATA_DIR: dataDir })
    try {
      assert.ok(server.url, server.output())
      const paths = everything(dataDir)
      assert.ok(paths.length > 900)
      for (const name of ['session-secret', 'admin.sock', 'files/a.pdf', 'pglite/PG_VERSION'])
        assert.ok(paths.includes(join(dataDir, name)), name)
      assert.deepEqual(paths.filter(isOpen), [])
      if (process.getuid?.() === 0) assert.equal(readableByNobody(dataDir), '')
    } finally {
      await server.stop()
    }
    assert.match(server.output(), /"paths":3,.*was open to other users/)
    // What was written while it ran and when it stopped is no wider.
    assert.deepEqual(everything(dataDir).filter(isOpen), [])
  })

  it('is narrowed without following links out of it, and without taking its own user’s rights', () => {
    const dataDir = join(parent, 'links')
    mkdirSync(dataDir)
    const outside = join(parent, 'outside')
    writeFileSync(outside, 'of somebody else')
    chmodSync(outside, 0o644)
    symlinkSync(outside, join(dataDir, 'link'))
    writeFileSync(join(dataDir, 'tool'), '')
    chmodSync(join(dataDir, 'tool'), 0o755)
    keepPrivate(dataDir)
    assert.equal(lstatSync(outside).mode & 0o777, 0o644)
    assert.equal(lstatSync(join(dataDir, 'tool')).mode & 0o777, 0o700)
    assert.equal(keepPrivate(dataDir), 0)
  })

  it('is no directory that all users share', () => {
    const shared = join(parent, 'shared')
    mkdirSync(shared)
    chmodSync(shared, 0o1777)
    assert.throws(() => keepPrivate(shared), /DATA_DIR must be a directory of the server’s own/)
    assert.equal(lstatSync(shared).mode & 0o7777, 0o1777)
  })
})
