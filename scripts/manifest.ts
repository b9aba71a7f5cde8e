import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDeclarations } from './elements/declarations.ts'
import { elementTypes, manifest, tagTable, vscodeData } from './elements/write.ts'

const root = join(import.meta.dirname, '..')
const elements = readDeclarations(root)
const offered = elements.filter(({ isInternal }) => !isInternal)
const files = {
  'src/element/tags.generated.ts': tagTable(elements),
  'src/element/elements.generated.ts': elementTypes(elements),
  'src/element/custom-elements.json': manifest(offered),
  'src/element/vscode.html-custom-data.json': vscodeData(offered),
}

const current = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
const stale = Object.entries(files).filter(([file, text]) => current(join(root, file)) !== text)

if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is out of date: run node scripts/manifest.ts`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const [file, text] of stale) writeFileSync(join(root, file), text)
  console.log(`${elements.length} elements, ${stale.length} files written`)
}
