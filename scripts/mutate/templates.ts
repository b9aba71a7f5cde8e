import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Makes the databases that tests start from while there is no bug; copies read them here (TEMPLATE_SOURCES). */
export async function makeTemplates(root: string): Promise<void> {
  const maker = join(root, 'test/support/databases.ts')
  if (!existsSync(maker)) return
  const { databaseTemplate } = (await import(
    pathToFileURL(maker).href
  )) as typeof import('../../test/support/databases.ts')
  for (const contents of ['demo', 'empty'] as const) await databaseTemplate(contents)
}
