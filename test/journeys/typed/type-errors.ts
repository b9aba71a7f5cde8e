import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Framework } from './project.ts'

const modules = join(import.meta.dirname, '../../../node_modules')

/** Each framework's own compiler, and how it names the place of an error. */
const checkers: Record<Framework['checker'], { command: string[]; place: RegExp }> = {
  tsc: {
    command: ['typescript-7/bin/tsc', '-p', '.', '--pretty', 'false'],
    place: /^(\S+?)\((\d+),\d+\): error /gm,
  },
  'vue-tsc': {
    command: ['vue-tsc/bin/vue-tsc.js', '-p', '.', '--pretty', 'false'],
    place: /^(\S+?)\((\d+),\d+\): error /gm,
  },
  'svelte-check': {
    command: ['svelte-check/bin/svelte-check', '--output', 'machine'],
    place: /^\d+ ERROR "(.+?)" (\d+):\d+ /gm,
  },
}

/** Where the compiler finds an error in a folder, as `wrong.ts:5`; and all that it said. */
export function typeErrors(checker: Framework['checker'], folder: string) {
  const { command, place } = checkers[checker]
  const [script = '', ...rest] = command
  const { stdout, stderr } = spawnSync(process.execPath, [join(modules, script), ...rest], {
    cwd: folder,
    encoding: 'utf8',
  })
  const said = stdout + stderr
  return {
    said,
    places: [...new Set([...said.matchAll(place)].map(([, file, line]) => `${file}:${line}`))].sort(),
  }
}

/** The lines of a folder that say of themselves that they are wrong. */
export const markedLines = (folder: string): string[] =>
  globSync('*', { cwd: folder })
    .filter(file => /\.(tsx?|vue|svelte)$/.test(file))
    .flatMap(file =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((text, index) => (/(\/\/|<!--) wrong: /.test(text) ? [`${file}:${index + 1}`] : [])),
    )
    .sort()
