import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run new <widget | area | migration> <name>`: the script that makes such a thing. */
const [kind = '', ...args] = process.argv.slice(2)
const script = join(import.meta.dirname, `new-${kind}.ts`)

if (/^[a-z]+$/.test(kind) && existsSync(script)) {
  const { status } = spawnSync(process.execPath, [script, kind, ...args], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} else {
  console.error('Usage: npm run new widget <name> | npm run new area <name> | npm run new migration <name>')
  process.exitCode = 1
}
