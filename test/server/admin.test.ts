import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { UsageError } from '../../server/admin/command.ts'
import { helpText, runCommand } from '../../server/admin/commands.ts'
import { runAdmin } from '../../server/admin/run-admin.ts'
import { openDatabase, rows } from '../../server/db/database.ts'
import { TEACHER_DISABLED } from '../../src/contract/error-codes/session.ts'
import { databaseKinds } from '../support/databases.ts'
import { DEMO_PASSWORD, startApp, type TestApp } from '../support/server.ts'

for (const kind of databaseKinds) {
  describe(`the operator on ${kind}`, () => {
    let server: TestApp
    before(async () => {
      server = await startApp({ kind })
    })
    after(() => server.close())

    const admin = (line: string) => runCommand(server.app.services, line.split(' '))

    it('disables a teacher, who is out at once, and enables them to sign in again', async () => {
      const { token } = await server.signIn('teacher@demo.test')
      const list = () => server.call('GET /api/teacher/classrooms', { token })
      assert.equal(await admin('teacher disable Teacher@demo.test'), 'Teacher@demo.test is disabled.')
      assert.equal((await list()).body.error_code, TEACHER_DISABLED)
      await admin('teacher enable teacher@demo.test')
      assert.equal((await server.signIn('teacher@demo.test')).email, 'teacher@demo.test')
    })

    it('validates a teacher', async () => {
      assert.equal((await server.signIn('unvalidated@demo.test')).is_teacher_validated, false)
      await admin('teacher validate unvalidated@demo.test')
      assert.equal((await server.signIn('unvalidated@demo.test', DEMO_PASSWORD)).is_teacher_validated, true)
    })

    it('signs the agreement of a school', async () => {
      const { school } = await server.signIn('no-agreement@demo.test')
      assert.equal(
        await admin(`agreement sign ${school?.id}`),
        `The agreement of school ${school?.id} is signed.`,
      )
      const { db } = server.app.services
      const signed = await rows(
        db,
        sql`select 1 from schools where id = ${school?.id} and agreement_signed_at is not null`,
      )
      assert.equal(signed.length, 1)
    })

    for (const line of [
      'teacher validate nobody@demo.test',
      'agreement sign 999999',
      'agreement sign x',
      'agreement sign 0',
    ]) {
      it(`is told what is wrong with '${line}'`, async () => {
        await assert.rejects(admin(line), UsageError)
      })
    }
  })
}

describe('the admin command', () => {
  const run = (args: string[], env: NodeJS.ProcessEnv = {}) =>
    spawnSync(process.execPath, ['server/admin/main.ts', ...args], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    })

  it('prints its help, and tells by its exit code that a command is wrong', () => {
    const help = run([])
    assert.deepEqual([help.status, help.stdout.trim(), help.stderr], [0, helpText(), ''])
    const wrong = run(['teacher'])
    assert.deepEqual([wrong.status, wrong.stdout], [2, ''])
    assert.notEqual(wrong.stderr, '')
  })

  it('has a word for its help', async () => {
    assert.deepEqual(await runAdmin(['help']), { code: 0, text: helpText() })
  })

  for (const args of [
    ['teacher'],
    ['teacher', 'promote', 'a@b.test'],
    ['teacher', 'disable'],
    ['--all'],
    ['teacher', 'disable', 'a', 'b'],
  ]) {
    it(`refuses '${args.join(' ')}'`, async () => {
      const { code, text } = await runAdmin(args)
      assert.equal(code, 2)
      assert.notEqual(text, '')
      assert.doesNotMatch(text, /^ +at /m)
    })
  }

  it('says so when the server has the embedded database open', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cx-admin-'))
    const database = await openDatabase({ url: null, dataDir })
    try {
      const { status, stderr } = run(['teacher', 'disable', 'a@b.test'], {
        DATA_DIR: dataDir,
        DATABASE_URL: '',
      })
      assert.equal(status, 2)
      assert.match(stderr, /in use by process \d+.*Stop the server first, or set DATABASE_URL/s)
    } finally {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
