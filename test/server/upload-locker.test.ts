import assert from 'node:assert/strict'
import { describe, it, type Mock, mock } from 'node:test'
import pg from 'pg'
import { UploadLocker } from '../../server/areas/uploads/upload-locker.ts'
import { aloneLocks, postgresLocks } from '../../server/db/node-locks.ts'
import { databaseKinds } from '../support/databases.ts'
import { createPostgresDatabase } from '../support/postgres-databases.ts'
import { until } from '../support/until.ts'

const never = new AbortController().signal
const asked = (): Mock<() => void> => mock.fn(() => undefined)

describe('requests for one upload', () => {
  it('are one at a time, in their order, and the first is asked to end', async () => {
    const locker = new UploadLocker(aloneLocks)
    const order: string[] = []
    const first = locker.newLock('a')
    const release = asked()
    await first.lock(never, release)
    const waiting = ['second', 'third'].map(async name => {
      const lock = locker.newLock('a')
      await lock.lock(never, asked())
      order.push(name)
      await lock.unlock()
    })
    await locker.newLock('b').lock(never, asked())
    await until(() => release.mock.callCount() > 0, 'the question')
    assert.deepEqual(order, [])
    await first.unlock()
    await Promise.all(waiting)
    assert.deepEqual(order, ['second', 'third'])
  })

  it('wait no longer than they want, and leave the first alone then', async () => {
    const locker = new UploadLocker(aloneLocks)
    const first = locker.newLock('a')
    await first.lock(never, asked())
    const gone = new AbortController()
    const waiting = locker.newLock('a').lock(gone.signal, asked())
    gone.abort()
    await assert.rejects(waiting, { status_code: 500 })
    await first.unlock()
    await locker.newLock('a').lock(never, asked())
  })
})

describe('requests for one upload on two nodes', { skip: !databaseKinds.includes('postgres') }, () => {
  it('are one at a time, and the other node’s once the first is done, or dead', async () => {
    const { url, drop } = await createPostgresDatabase()
    const nodes = [postgresLocks(url), postgresLocks(url)] as const
    const [one, other] = nodes.map(node => new UploadLocker(node))
    try {
      const first = one?.newLock('a')
      await first?.lock(never, asked())
      let isHeld = false
      const second = other?.newLock('a')
      const waiting = second?.lock(never, asked()).then(() => {
        isHeld = true
      })
      await other?.newLock('b').lock(never, asked())
      assert.equal(isHeld, false)
      await first?.unlock()
      await waiting
      const again = one?.newLock('a').lock(never, asked())
      await nodes[1].close()
      await again
    } finally {
      for (const node of nodes) await node.close()
      await drop()
    }
  })

  it('are the other node’s as soon as the database has lost the first, which is asked to end', async () => {
    const { url, drop } = await createPostgresDatabase()
    const nodes = [postgresLocks(url), postgresLocks(url)] as const
    const [one, other] = nodes.map(node => new UploadLocker(node))
    const operator = new pg.Client({ connectionString: url })
    await operator.connect()
    try {
      const [lost, kept] = [asked(), asked()]
      const first = one?.newLock('a')
      await first?.lock(never, lost)
      await other?.newLock('b').lock(never, kept)
      const second = other?.newLock('a')
      const waiting = second?.lock(never, kept)
      // as when the database starts again: it knows the first node by what it holds
      await operator.query(
        `select pg_terminate_backend(pid) from pg_locks
         where locktype = 'advisory' and objid = hashtext('upload a')::oid
           and database = (select oid from pg_database where datname = current_database())`,
      )
      await waiting
      await until(() => lost.mock.callCount() === 1, 'the question to the first')
      assert.equal(kept.mock.callCount(), 0)
      // what is lost is let go of without the database, and takes nothing from who holds it now
      await first?.unlock()
      const third = new AbortController()
      const late = one?.newLock('a').lock(third.signal, asked())
      await one?.newLock('c').lock(never, asked())
      third.abort()
      await assert.rejects(late ?? assert.fail(), { status_code: 500 })
      await second?.unlock()
      await one?.newLock('a').lock(never, asked())
    } finally {
      for (const node of nodes) await node.close()
      await operator.end()
      await drop()
    }
  })
})
