import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * `npm run new migration <name>`: the SQL that brings the database from the last migration to the areas' `schema.ts`.
 * With `-- --custom` an empty file, for a change of data.
 */
const root = join(import.meta.dirname, '..')
const [, name = '', ...rest] = process.argv.slice(2)

if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  const command = [join(root, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--name', name, ...rest]
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
} else {
  console.error(
    `'${name}' is no name in kebab-case.\nUsage: npm run new migration <name>, such as: add-uploads`,
  )
  process.exitCode = 1
}
