import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'

const project = resolve(import.meta.dirname, '../..')

/** A tree with one innocent file in every folder of the table, to plant an import into. */
const innocent = [
  'src/contract/limits/session.ts',
  'src/contract/rules/email.ts',
  'src/contract/entities/user.ts',
  'src/contract/endpoints/all.ts',
  'src/core/http/call.ts',
  'src/core/http/client.ts',
  'src/ui/button.tsx',
  'src/parts/new-password.tsx',
  'src/element/define-widget.tsx',
  'src/element/loader.ts',
  'src/widgets/login/login.tsx',
  'src/widgets/login/parts.tsx',
  'src/widgets/classroom/classroom.tsx',
  'host/routes.ts',
  'demo/widgets.ts',
  'demo/ui.ts',
  'server/app.ts',
  'server/errors.ts',
  'server/db/columns.ts',
  'server/areas/areas.ts',
  'server/areas/teachers/area.ts',
  'server/areas/teachers/schema.ts',
  'server/areas/teachers/repository.ts',
  'server/areas/session/area.ts',
  'server/areas/session/schema.ts',
  'server/areas/session/repository.ts',
  'server/areas/session/repository/caller.ts',
  'server/areas/session/sign-in.ts',
]

/** Who imports what, and the row of the table that forbids it. */
const planted = [
  ['src/contract/limits/session.ts', 'src/core/http/call.ts', 'contract-imports-nothing'],
  ['src/contract/rules/email.ts', 'server/app.ts', 'contract-imports-nothing'],
  ['src/ui/button.tsx', 'src/core/http/call.ts', 'ui-imports-nothing'],
  ['src/ui/button.tsx', 'src/contract/limits/session.ts', 'ui-imports-nothing'],
  ['src/core/http/call.ts', 'src/ui/button.tsx', 'core-imports-contract'],
  ['src/core/http/call.ts', 'src/parts/new-password.tsx', 'core-imports-contract'],
  ['src/ui/button.tsx', 'src/parts/new-password.tsx', 'ui-imports-nothing'],
  ['src/element/define-widget.tsx', 'src/parts/new-password.tsx', 'element-imports-ui-core-contract'],
  ['src/parts/new-password.tsx', 'src/element/define-widget.tsx', 'parts-imports-ui-core-contract'],
  ['src/parts/new-password.tsx', 'src/widgets/login/login.tsx', 'parts-imports-ui-core-contract'],
  ['host/routes.ts', 'src/parts/new-password.tsx', 'host-imports-core-contract-ui-loader'],
  ['src/core/http/call.ts', 'src/element/define-widget.tsx', 'core-imports-contract'],
  [
    'src/widgets/classroom/classroom.tsx',
    'src/widgets/login/login.tsx',
    'widget-imports-itself-element-parts-ui-core-contract',
  ],
  ['src/widgets/login/login.tsx', 'host/routes.ts', 'widget-imports-itself-element-parts-ui-core-contract'],
  ['host/routes.ts', 'src/widgets/login/login.tsx', 'host-imports-core-contract-ui-loader'],
  ['demo/widgets.ts', 'src/core/http/call.ts', 'demo-imports-nothing'],
  ['demo/ui.ts', 'src/widgets/login/login.tsx', 'gallery-imports-element-ui-core-contract'],
  ['server/app.ts', 'src/core/http/call.ts', 'server-imports-contract'],
  ['server/areas/session/sign-in.ts', 'src/core/http/call.ts', 'server-imports-contract'],
  ['server/areas/session/sign-in.ts', 'server/areas/teachers/repository.ts', 'area-imports-areas-by-area-ts'],
  ['server/areas/session/area.ts', 'server/areas/teachers/schema.ts', 'area-imports-areas-by-area-ts'],
  ['server/areas/session/repository.ts', 'server/areas/teachers/schema.ts', 'area-imports-areas-by-area-ts'],
  ['server/areas/session/schema.ts', 'server/areas/session/repository.ts', 'schema-imports-schemas'],
  ['server/areas/session/schema.ts', 'server/areas/teachers/area.ts', 'schema-imports-schemas'],
  ['server/areas/session/sign-in.ts', 'server/areas/session/schema.ts', 'tables-belong-to-repositories'],
  ['server/app.ts', 'server/areas/session/sign-in.ts', 'server-imports-areas-by-area-ts'],
  ['server/areas/session/sign-in.ts', 'server/app.ts', 'areas-know-nothing-above-them'],
  ['server/areas/session/area.ts', 'server/areas/areas.ts', 'areas-know-nothing-above-them'],
  ['src/core/http/call.ts', 'src/contract/endpoints/all.ts', 'browser-takes-contract-types-only'],
  ['src/contract/rules/email.ts', 'src/contract/entities/user.ts', 'browser-takes-contract-types-only'],
] as const

/** Files that may import each other by the table, and not in a circle. */
const circles = [
  ['src/widgets/login/login.tsx', 'src/widgets/login/parts.tsx', 'no-circles'],
  ['src/core/http/call.ts', 'src/core/http/client.ts', 'no-circles'],
  ['server/areas/session/area.ts', 'server/areas/teachers/area.ts', 'no-circles'],
] as const

const allowed = [
  ['src/core/http/call.ts', 'src/contract/limits/session.ts'],
  ['src/widgets/login/login.tsx', 'src/element/define-widget.tsx'],
  ['src/widgets/login/login.tsx', 'src/ui/button.tsx'],
  ['src/widgets/login/login.tsx', 'src/parts/new-password.tsx'],
  ['src/parts/new-password.tsx', 'src/ui/button.tsx'],
  ['src/parts/new-password.tsx', 'src/core/http/call.ts'],
  ['host/routes.ts', 'src/element/loader.ts'],
  ['server/app.ts', 'src/contract/endpoints/all.ts'],
  ['server/app.ts', 'server/areas/areas.ts'],
  ['server/areas/areas.ts', 'server/areas/session/area.ts'],
  ['server/areas/session/area.ts', 'server/areas/session/sign-in.ts'],
  ['server/areas/session/sign-in.ts', 'server/areas/teachers/area.ts'],
  ['server/areas/session/repository.ts', 'server/areas/session/schema.ts'],
  ['server/areas/session/repository/caller.ts', 'server/areas/session/schema.ts'],
  ['server/areas/session/schema.ts', 'server/areas/teachers/schema.ts'],
] as const

describe('the import table', () => {
  let tree: string

  const importOf = (from: string, to: string, index = 0) => {
    const path = '../'.repeat(from.split('/').length - 1) + to
    return `import { value as value${index} } from '${path}'\nexport const used${index} = value${index}\n`
  }

  const typeImportOf = (from: string, to: string) =>
    `import type { Value as Other } from '${'../'.repeat(from.split('/').length - 1)}${to}'\n`

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), text)
  }

  const cruise = () => {
    const { stdout } = spawnSync(
      'node',
      [
        join(project, 'node_modules/.bin/depcruise'),
        ...['src', 'host', 'demo', 'server'],
        ...['--config', join(project, '.dependency-cruiser.cjs'), '--output-type', 'json'],
      ],
      { cwd: tree, encoding: 'utf8' },
    )
    const { summary } = JSON.parse(stdout) as {
      summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] }
    }
    return summary
  }

  before(() => {
    tree = mkdtempSync(join(tmpdir(), 'layers-'))
    symlinkSync(join(project, 'node_modules'), join(tree, 'node_modules'))
    write('tsconfig.json', '{ "compilerOptions": { "allowImportingTsExtensions": true, "noEmit": true } }')
    for (const file of innocent) write(file, 'export const value = 1\n')
  })

  after(() => rmSync(tree, { recursive: true, force: true }))

  it('reads every file of a clean tree and finds nothing', () => {
    const { totalCruised, violations } = cruise()
    assert.equal(totalCruised, innocent.length)
    assert.deepEqual(violations, [])
  })

  describe('with all that it forbids planted at once', () => {
    let found: string[]

    before(() => {
      for (const [from] of planted) {
        const imports = planted
          .filter(([file]) => file === from)
          .map(([, to], index) => importOf(from, to, index))
        write(from, imports.join(''))
      }
      found = cruise().violations.map(({ from, to, rule }) => `${from} → ${to}: ${rule.name}`)
      for (const file of innocent) write(file, 'export const value = 1\n')
    })

    for (const [from, to, rule] of planted) {
      it(`refuses ${from} importing ${to}`, () => {
        assert.ok(found.includes(`${from} → ${to}: ${rule}`), `found: ${found.join(', ') || 'nothing'}`)
      })
    }
  })

  for (const [first, second, rule] of circles) {
    it(`refuses a circle of types between ${first} and ${second}`, () => {
      write(first, `${typeImportOf(first, second)}export type Value = Other | 1\n`)
      write(second, `${typeImportOf(second, first)}export type Value = 2 | (Other & 1)\n`)
      const found = cruise().violations.map(violation => violation.rule.name)
      for (const file of [first, second]) write(file, 'export const value = 1\n')
      assert.ok(found.includes(rule), `found: ${found.join(', ') || 'nothing'}`)
    })
  }

  it('lets through what the table allows', () => {
    for (const [from, to] of allowed) write(from, importOf(from, to))
    const { violations } = cruise()
    assert.deepEqual(
      violations.map(violation => [violation.from, violation.to]),
      [],
    )
  })
})
