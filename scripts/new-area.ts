import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { areaFiles, listed } from './new-area/templates.ts'

/**
 * `npm run new area <name>`: a server area with an endpoint, a route, a repository, a table, its migration and a test
 * that passes; and its line in the two lists of areas and endpoints.
 */
const root = join(import.meta.dirname, '..')
const [, name = ''] = process.argv.slice(2)

function refuse(reason: string): never {
  console.error(`${reason}\nUsage: npm run new area <name>, such as: npm run new area library-connections`)
  process.exit(1)
}

const run = (...command: string[]) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  if (status !== 0) refuse(`${command.join(' ')} failed: ${stderr || stdout}`)
}

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) refuse(`'${name}' is no name in kebab-case.`)
const files = Object.entries(areaFiles(name))
const taken = [`server/areas/${name}`, ...files.map(([file]) => file)].find(file =>
  existsSync(join(root, file)),
)
if (taken) refuse(`${taken} is there already.`)

for (const [file, text] of files) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  console.log(file)
}
const lists = listed(name)
for (const { file, line, entry, end } of lists) {
  const text = readFileSync(join(root, file), 'utf8')
  writeFileSync(join(root, file), line + text.replace(end, entry))
}
const changed = [...lists.map(({ file }) => file), ...files.map(([file]) => file)]
run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--vcs-enabled=false', ...changed)
run('scripts/new-migration.ts', 'migration', name)
console.log(`
Also changed: ${lists.map(({ file }) => file).join(', ')}; server/db/migrations has its table.
Next: say in the comments what it is about and change the table to what it needs. As long as the migration is not
merged, delete it with its entry in meta/ and make it anew: npm run new migration ${name}
A screen for it: npm run new widget ${name}, and its path in host/routes.ts.`)
