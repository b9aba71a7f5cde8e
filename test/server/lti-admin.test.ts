import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { UsageError } from '../../server/admin/command.ts'
import { runCommand } from '../../server/admin/commands.ts'
import { isPageOf, pageOriginsOf } from '../../server/areas/lti/page-origins.ts'
import { rows } from '../../server/db/database.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const ISSUER = 'https://lms.example.org'
const URLS = ['--auth', `${ISSUER}/auth`, '--keys', `${ISSUER}/keys`]

for (const kind of databaseKinds) {
  describe(`an operator who registers learning platforms on ${kind}`, () => {
    let server: TestApp
    let clients = 0
    before(async () => {
      server = await startApp({
        kind,
        contents: 'empty',
        config: { publicOrigin: 'https://app.example.org' },
      })
    })
    after(() => server.close())

    const admin = (...args: string[]) => runCommand(server.app.services, ['lti', ...args])
    const add = async (...options: string[]) => {
      clients += 1
      const client = ['--issuer', ISSUER, '--client', `client-${clients}`]
      const said = await admin('add', 'Lakeview LMS', ...client, ...URLS, ...options)
      return /^Platform (\d+) is registered/.exec(said)?.[1] ?? assert.fail(said)
    }
    const lineOf = async (id: string) =>
      (await admin('list')).split('\n').find(line => line.startsWith(`${id}  `)) ?? assert.fail(id)

    it('reads what a platform is told', async () => {
      const said = await admin('tool')
      for (const path of ['login', 'launch', 'keys', 'classrooms', 'canvas.json'])
        assert.ok(said.includes(`https://app.example.org/lti/${path}`), said)
    })

    it('registers one with its pages and its deployment, and reads that in the list', async () => {
      const id = await add(
        '--deployment',
        'd-1',
        '--pages',
        'https://LMS.example.org:443,https://*.school.example',
      )
      assert.equal(
        (await lineOf(id)).replace(/last launch \S+ {2}/, ''),
        `${id}  Lakeview LMS  ${ISSUER}  client client-${clients}  deployments d-1  pages ${ISSUER},https://*.school.example  every teacher  open`,
      )
    })

    it('registers one whose deployment the first launch names, and whose pages are those of the issuer', async () => {
      const line = await lineOf(await add())
      assert.match(line, /deployments that of the first launch {2}pages https:\/\/lms\.example\.org {2}/)
    })

    it('registers hosted Canvas with the pages of all its schools', async () => {
      const canvas = ['--issuer', 'https://canvas.instructure.com', '--client', '170000000000001']
      await admin('add', 'Canvas', ...canvas, ...URLS)
      assert.match(await admin('list'), /Canvas .* pages https:\/\/\*\.instructure\.com {2}/)
    })

    it('registers a client once, and again when it has ended', async () => {
      const same = ['add', 'Twice', '--issuer', ISSUER, '--client', 'twice', ...URLS]
      const [, id = ''] = /^Platform (\d+)/.exec(await admin(...same)) ?? []
      await assert.rejects(admin(...same), /registered already/)
      assert.equal(await admin('end', id), `Platform ${id} has ended.`)
      assert.match(await lineOf(id), / {2}ended 20/)
      await assert.rejects(admin('end', id), /no platform/)
      await assert.rejects(admin('pages', id, '--origins', ISSUER), /no platform/)
      await assert.rejects(admin('deploy', id, '--deployment', 'd-1'), /is not open/)
      assert.match(await admin(...same), /is registered/)
    })

    it('opens deployments, ends them, and opens them again', async () => {
      const [id, other] = [await add('--deployment', 'one'), await add('--deployment', 'one')]
      await admin('deploy', id, '--deployment', 'two')
      assert.match(await lineOf(id), /deployments one,two /)
      await admin('undeploy', id, '--deployment', 'one')
      assert.match(await lineOf(id), /deployments two /)
      assert.match(await lineOf(other), /deployments one /)
      await assert.rejects(admin('undeploy', id, '--deployment', 'one'), /no open deployment one/)
      await admin('deploy', id, '--deployment', 'one')
      assert.match(await lineOf(id), /deployments one,two /)
    })

    it('opens 200 of a platform at most', async () => {
      const id = await add('--deployment', 'd-1')
      await server.app.services.db.execute(
        sql`insert into lti_deployments (platform_id, deployment_id)
            select ${Number(id)}, 'd-' || n from generate_series(2, 200) n`,
      )
      await assert.rejects(admin('deploy', id, '--deployment', 'd-201'), /200 deployments/)
      await admin('deploy', id, '--deployment', 'd-200')
      await admin('undeploy', id, '--deployment', 'd-200')
      await admin('deploy', id, '--deployment', 'd-201')
    })

    it('says the deployment instead of the first launch', async () => {
      const id = await add()
      await admin('deploy', id, '--deployment', 'd-1')
      await admin('undeploy', id, '--deployment', 'd-1')
      assert.match(await lineOf(id), /deployments none /)
    })

    it('changes the pages of one', async () => {
      const [id, other] = [await add(), await add()]
      await admin('pages', id, '--origins', 'https://moved.example')
      assert.match(await lineOf(id), /pages https:\/\/moved\.example /)
      assert.match(await lineOf(other), /pages https:\/\/lms\.example\.org /)
    })

    const added = ['add', 'LMS', '--issuer', ISSUER, '--client', 'c']
    const wrong: [args: string[], says: RegExp][] = [
      [['add', ' ', '--issuer', ISSUER, '--client', 'c', ...URLS], /name of 1 to 100/],
      [['add', 'x'.repeat(101), '--issuer', ISSUER, '--client', 'c', ...URLS], /name of 1 to 100/],
      [['add', 'LMS', '--client', 'c', ...URLS], /--issuer/],
      [['add', 'LMS', '--issuer', ISSUER, ...URLS], /--client/],
      [['add', 'LMS', '--issuer', ISSUER, '--client', 'c'.repeat(501), ...URLS], /500 letters/],
      [[...added, '--auth', `${ISSUER}/auth`], /--keys/],
      [[...added, '--auth', 'http://lms.example.org/auth', '--keys', `${ISSUER}/keys`], /--auth/],
      [[...added, '--auth', 'lms', '--keys', `${ISSUER}/keys`], /--auth/],
      [[...added, '--auth', `${ISSUER}/${'a'.repeat(2_048)}`, '--keys', `${ISSUER}/keys`], /--auth/],
      [[...added, ...URLS, '--pages', 'https://*.org'], /not an origin/],
      [[...added, ...URLS, '--pages', 'lms.example.org'], /not an origin/],
      [[...added, ...URLS, '--school', '2000000000'], /no school 2000000000/],
      [['add', 'LMS', '--issuer', 'lakeview', '--client', 'c', ...URLS], /--origins/],
      [['pages', '2000000000', '--origins', ISSUER], /no platform 2000000000/],
      [['pages', '1'], /--origins/],
      [['deploy', '2000000000', '--deployment', 'd'], /Platform 2000000000 is not open/],
      [['deploy', '1'], /--deployment/],
      [['end', '2000000000'], /no platform 2000000000/],
      [['end', 'x'], /not the id of a platform/],
    ]
    for (const [args, says] of wrong)
      it(`is told what is wrong with lti ${args.join(' ').slice(0, 60)}`, async () => {
        await assert.rejects(admin(...args), (error: Error) => {
          assert.ok(error instanceof UsageError, String(error))
          assert.match(error.message, says)
          return true
        })
      })

    it('leaves nothing behind where the command line was wrong', async () => {
      assert.deepEqual(
        await rows(server.app.services.db, sql`select 1 from lti_platforms where client_id = 'c'`),
        [],
      )
    })
  })
}

describe('the origins of a platform’s pages', () => {
  const isOf = (given: string, page: string) => isPageOf(pageOriginsOf(given) as string[], page)

  const cases: [given: string, page: string, is: boolean][] = [
    ['https://lms.example.org', 'https://lms.example.org', true],
    ['https://lms.example.org', 'https://x.lms.example.org', false],
    ['https://lms.example.org', 'http://lms.example.org', false],
    ['https://*.example.org', 'https://a.example.org', true],
    ['https://*.example.org', 'https://a.b.example.org', true],
    ['https://*.example.org', 'https://example.org', false],
    ['https://*.example.org', 'https://evilexample.org', false],
    ['https://*.example.org', 'https://example.org.evil.test', false],
    ['https://*.example.org', 'http://a.example.org', false],
    ['https://*.example.org', 'https://a.example.org:8443', false],
    ['https://*.example.org:8443', 'https://a.example.org:8443', true],
  ]
  for (const [given, page, is] of cases)
    it(`${given} ${is ? 'has' : 'has not'} ${page}`, () => assert.equal(isOf(given, page), is))

  it('are twenty at most', () => {
    const many = (times: number) =>
      Array.from({ length: times }, (_, at) => `https://${at}.example.org`).join(',')
    assert.equal(pageOriginsOf(many(20)).length, 20)
    assert.equal(typeof pageOriginsOf(many(21)), 'string')
  })
})
