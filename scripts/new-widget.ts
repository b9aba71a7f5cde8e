import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { widgetFiles } from './new-widget/templates.ts'

/** `npm run new widget <name>`: all files of an element `<cx-name>` with tests that pass. No other file names it. */
const root = join(import.meta.dirname, '..')
const [kind, name = ''] = process.argv.slice(2)

function refuse(reason: string): never {
  console.error(`${reason}\nUsage: npm run new widget <name>, such as: npm run new widget task-detail`)
  process.exit(1)
}

if (kind !== 'widget') refuse('Only widgets can be made.')
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) refuse(`'${name}' is no name in kebab-case.`)

const files = Object.entries(widgetFiles(name))
const taken = files.find(([file]) => existsSync(join(root, file)))
if (taken) refuse(`${taken[0]} is there already.`)

for (const [file, text] of files) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  console.log(file)
}
