import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { readOptions } from '../../scripts/mutate/options.ts'
import { locatePlants, readPlants } from '../../scripts/mutate/plant.ts'
import { readGraph } from '../../scripts/mutate/sources.ts'
import { isInTemplates, makeTemplates } from '../../scripts/mutate/templates.ts'
import { projectFiles } from '../../scripts/project-files.ts'
import { isAlive } from '../support/is-alive.ts'

const project = join(import.meta.dirname, '../..')

const RULE = 'src/contract/rules/age.ts'

/** A rule with a test that looks at some of it, a bug by hand, and what the tool needs besides. */
const files = {
  'package.json': '{ "type": "module" }',
  'tsconfig.json': `{ "compilerOptions": { "strict": true, "target": "ES2024", "module": "preserve",
    "moduleResolution": "bundler", "allowImportingTsExtensions": true, "noEmit": true, "types": [], "lib": ["ES2024"] } }`,
  [RULE]: `/** Never called. */
export const half = (age: number): number => age / 2
export function isGrown(age: number): boolean {
  return age >= 18
}
`,
  'test/contract/age.test.ts': `import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isGrown } from '../../${RULE}'

it('is grown at 18', () => {
  assert.equal(isGrown(18), true)
  assert.equal(isGrown(17), false)
})
`,
  'test/mutants/age.ts': `export const plants = [
  { bug: 'nobody is ever grown', in: 'src', text: 'return age >=  18', becomes: 'return age < 0' },
]
`,
}

describe('npm run mutate', () => {
  let copy: string

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text)
  }

  const mutate = (...args: string[]) => {
    const { NODE_TEST_CONTEXT, ...env } = process.env
    const options = { cwd: copy, encoding: 'utf8', env } as const
    return spawnSync(process.execPath, [join(project, 'scripts/mutate.ts'), ...args], options)
  }

  before(() => {
    copy = mkdtempSync(join(tmpdir(), 'cx-mutate-'))
    for (const [file, text] of Object.entries(files)) write(file, text)
    symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
    write('.gitignore', 'node_modules\n.cache\n')
    execFileSync('git', ['init', '-q'], { cwd: copy })
  })
  after(() => rmSync(copy, { recursive: true, force: true }))

  it('tells which bugs a test has noticed and which survive, and is not content with half of them', () => {
    const { status, stdout } = mutate('src/contract/rules')
    assert.match(stdout, /age\.ts:4 {2}nobody is ever grown.*caught by test\/contract\/age\.test\.ts/)
    assert.match(stdout, /age\.ts:4 {2}operator: >= → > · caught/)
    assert.match(stdout, /age\.ts:4 {2}number: 18 → 19 · caught/)
    assert.match(
      stdout,
      /No test noticed:\n {2}src\/contract\/rules\/age\.ts:2 {2}operator: \/ → \* \(no test runs it\)/,
    )
    assert.match(stdout, /\n4 of 7 caught \(57 %\)\n$/)
    assert.equal(status, 1)
  })

  it('leaves the sources as they are', () => {
    assert.equal(readFileSync(join(copy, RULE), 'utf8'), files[RULE])
  })

  it('is content when nine of ten are caught', () => {
    const { status, stdout } = mutate('--plants', RULE)
    assert.match(stdout, /\n1 of 1 caught \(100 %\)\n$/)
    assert.equal(status, 0)
  })

  it('only shows the bugs when it is asked to', () => {
    const { status, stdout } = mutate('--list', '--most', '2', RULE)
    assert.match(stdout, /nobody is ever grown[\s\S]*\n3 bugs\n$/)
    assert.equal(status, 0)
  })

  it('plants nothing among tests that are red already', () => {
    write('test/contract/red.test.ts', `import '../../${RULE}'\nthrow new Error('red')\n`)
    const { status, stderr } = mutate(RULE)
    rmSync(join(copy, 'test/contract/red.test.ts'))
    assert.match(stderr, /red\.test\.ts is red without any bug/)
    assert.equal(status, 2)
  })

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    it(`leaves neither a test nor a copy behind at ${signal}`, { timeout: 120_000 }, async () => {
      const copies = mkdtempSync(join(copy, 'copies-'))
      const note = join(copies, 'pid')
      write(
        'test/contract/long.test.ts',
        `import { writeFileSync } from 'node:fs'
import '../../${RULE}'
writeFileSync('${note}', String(process.pid))
setTimeout(() => undefined, 1_000_000)
`,
      )
      const { NODE_TEST_CONTEXT, ...env } = process.env
      const tool = spawn(process.execPath, [join(project, 'scripts/mutate.ts'), RULE], {
        cwd: copy,
        env: { ...env, TMPDIR: copies },
        stdio: 'ignore',
      })
      const ended = once(tool, 'exit')
      while (!existsSync(note) || readFileSync(note, 'utf8') === '') await setTimeout(50)
      tool.kill(signal)
      await ended
      rmSync(join(copy, 'test/contract/long.test.ts'))
      while (isAlive(readFileSync(note, 'utf8'))) await setTimeout(50)
      assert.deepEqual(readdirSync(copies), ['pid'])
      rmSync(copies, { recursive: true })
    })

  it('says how it is used when a place has no code', () => {
    const { status, stderr } = mutate('src/nowhere')
    assert.match(stderr, /no code of the product is in src\/nowhere\n\nUsage: npm run mutate/)
    assert.equal(status, 2)
  })

  for (const args of [
    ['--most', 'all'],
    ['--jobs', '0'],
    ['--mots', '1'],
  ]) {
    it(`refuses ${args.join(' ')}`, () => {
      assert.throws(() => readOptions([RULE, ...args]), TypeError)
    })
  }
})

describe('what a test needs', () => {
  it('has the styles of what it shows, so that its being green is not believed after a change of them', () => {
    const graph = readGraph(project, projectFiles(project))
    assert.ok(graph.needs('test/ui/button.test.tsx').has('src/ui/button.css'))
  })
})

describe('the databases that tests start from', () => {
  it('are made anew for a bug in what makes them, and for no other', async () => {
    const making = await makeTemplates(project)
    const anew = (file: string, text: string) => {
      const start = readFileSync(join(project, file), 'utf8').indexOf(text)
      assert.notEqual(start, -1, text)
      const place = { file, start, end: start + text.length }
      return isInTemplates(making, { ...place, replacement: '', what: '' })
    }
    for (const [file, text] of [
      ['server/areas/classrooms/classroom-code.ts', 'randomInt'],
      ['server/areas/classrooms/repository/create.ts', '.insert('],
      ['server/areas/teachers/repository/accounts.ts', '.insert('],
      ['server/areas/teachers/schema.ts', '.notNull()'],
      ['server/db/migrations/0000_start.sql', 'CREATE TABLE'],
      ['src/contract/limits/students.ts', 'export'],
    ] as const)
      assert.equal(anew(file, text), true, file)
    for (const [file, text] of [
      ['server/areas/accounts/change-password.ts', 'await isPassword'],
      ['server/areas/session/repository/sessions.ts', 'const next ='],
    ] as const)
      assert.equal(anew(file, text), false, file)
  })
})

describe('the bugs written by hand', () => {
  it('each fit one place of the product', async () => {
    const { lost } = locatePlants(project, await readPlants(project), projectFiles(project))
    assert.deepEqual(lost, [])
  })

  it('are told when their place is gone, or there are two of it', () => {
    const plant = { bug: 'x', in: 'src', becomes: '' } as const
    const { lost } = locatePlants(
      project,
      [
        { ...plant, text: 'nobody writes this' },
        { ...plant, text: 'export const' },
      ],
      projectFiles(project),
    )
    assert.match(lost[0] ?? '', /'x' is nowhere in src/)
    assert.match(lost[1] ?? '', /'x' fits twice: src\//)
  })
})
