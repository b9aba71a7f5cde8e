import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mutant } from './mutant.ts'
import { type Executed, isExecuted, readExecuted } from './reach.ts'
import { isProductCode } from './sources.ts'

const MAKER = 'test/support/databases.ts'
const NAMES = 'test/support/template-name.ts'

/**
 * Makes the databases that tests start from while there is no bug; copies read them here (TEMPLATE_SOURCES).
 * @returns what of the product makes them
 */
export async function makeTemplates(root: string): Promise<Executed> {
  const maker = pathToFileURL(join(root, MAKER)).href
  if (!existsSync(join(root, MAKER))) return {}
  const { databaseTemplate } = (await import(maker)) as typeof import('../../test/support/databases.ts')
  for (const contents of ['demo', 'empty'] as const) await databaseTemplate(contents)
  const names = pathToFileURL(join(root, NAMES)).href
  const { templateName } = (await import(names)) as typeof import('../../test/support/template-name.ts')
  const kept = join(root, '.cache/mutate', `${templateName('demo', root)}.json`)
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Executed
  const executed = executedByMaking(root, maker)
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, JSON.stringify(executed))
  return executed
}

/** Makes one in a process of its own, of which node says what it has executed. */
function executedByMaking(root: string, maker: string): Executed {
  const coverage = mkdtempSync(join(tmpdir(), 'cx-made-'))
  const program = `const { makeTemplate } = await import('${maker}'); await makeTemplate('demo')`
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: root,
      env: { ...process.env, NODE_V8_COVERAGE: coverage },
    })
    return readExecuted(coverage, root, isProductCode)
  } finally {
    rmSync(coverage, { recursive: true, force: true })
  }
}

/** Whether a bug has a part in what a database holds before the first call; migrations are no programs, and have. */
export const isInTemplates = (making: Executed, { file, start, end }: Mutant): boolean =>
  file.endsWith('.sql') || isExecuted(making[file], start, end)
