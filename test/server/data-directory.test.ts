import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
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
    symlinkSync(outside, join(dataDir, 'files.link'))
    const tool = join(dataDir, 'files/tool')
    mkdirSync(join(dataDir, 'files'))
    writeFileSync(tool, '')
    chmodSync(tool, 0o755)
    keepPrivate(dataDir)
    assert.equal(lstatSync(outside).mode & 0o777, 0o644)
    assert.equal(lstatSync(tool).mode & 0o777, 0o700)
    assert.equal(keepPrivate(dataDir), 0)
  })

  it('is not closed to others while it holds things that are not the server’s', () => {
    const srv = join(parent, 'srv')
    mkdirSync(join(srv, 'www'), { recursive: true })
    for (const path of [srv, join(srv, 'www')]) chmodSync(path, 0o755)
    assert.throws(() => keepPrivate(srv), /is open to others and holds www/)
    assert.equal(lstatSync(srv).mode & 0o777, 0o755)
    chmodSync(srv, 0o700)
    assert.equal(keepPrivate(srv), 0)
    assert.equal(lstatSync(join(srv, 'www')).mode & 0o777, 0o755)
  })

  const ME = 1_000
  const volumes: [what: string, owner: number, mode: number, refused: boolean][] = [
    ['a volume of the server’s own user', ME, 0o700, false],
    ['a volume of root that is open to the server’s group', 0, 0o2770, false],
    ['a volume of root that everybody may read', 0, 0o755, true],
    ['a directory of somebody else', 65_534, 0o700, true],
  ]
  for (const [what, owner, mode, refused] of volumes) {
    const skip = process.getuid?.() === 0 ? false : 'only root can give a directory away'
    it(`${refused ? 'is not' : 'may be'} ${what}, with lost+found in it`, { skip }, test => {
      const volume = mkdtempSync(join(parent, 'volume-'))
      mkdirSync(join(volume, 'lost+found'), { mode: 0o700 })
      chownSync(volume, owner, ME)
      chmodSync(volume, mode)
      test.mock.method(process as { geteuid: () => number }, 'geteuid', () => ME)
      if (refused) assert.throws(() => keepPrivate(volume), /DATA_DIR must belong to the user/)
      else assert.equal(keepPrivate(volume), 0)
      assert.equal(lstatSync(volume).mode & 0o7777, mode)
    })
  }

  it('is no directory that all users share', () => {
    const shared = join(parent, 'shared')
    mkdirSync(shared)
    chmodSync(shared, 0o1777)
    assert.throws(() => keepPrivate(shared), /DATA_DIR must be a directory of the server’s own/)
    assert.equal(lstatSync(shared).mode & 0o7777, 0o1777)
  })
})
