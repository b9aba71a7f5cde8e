import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importGraph } from './import-graph.ts'

/** 'demo' has the demo data, 'empty' only the lists that every database has. */
export type TemplateContents = 'demo' | 'empty'

/** What makes a template; everything that they import counts. */
const MAKERS = ['server/db/migrate.ts', 'server/db/demo-mark.ts', 'server/db/seed/seed.ts']

/** What counts besides: how it is made and kept, and the packages, those that are wanted and those that are installed. */
const OTHERS = [
  'test/support/databases.ts',
  'test/support/postgres-databases.ts',
  'test/support/lean-archive.ts',
  'package-lock.json',
  'node_modules/.package-lock.json',
]

/** A template's file name in a project. Changes with the day and with the content of everything that makes it. */
export function templateName(contents: TemplateContents, project: string): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  const migrations = globSync('server/db/migrations/**/*.{sql,json}', { cwd: project })
  const files = [...migrations, ...OTHERS].map(file => join(project, file)).filter(existsSync)
  const sources = [...importGraph(MAKERS.map(file => join(project, file))), ...files]
  for (const text of sources.map(file => readFileSync(file, 'utf8')).sort()) hash.update(text)
  return `${contents}-${hash.digest('hex').slice(0, 16)}.tar`
}
