import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface Copy {
  path: string
  /** Removes what tests that were stopped have left behind. */
  tidy: () => void
  remove: () => void
}

/** The project in a place that may be broken, with the packages of this one. Its name is short: sockets live in it. */
export function makeCopy(root: string, files: readonly string[]): Copy {
  const path = mkdtempSync(join(tmpdir(), 'cx-'))
  for (const file of files) {
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(path, file)), { recursive: true })
    cpSync(join(root, file), join(path, file))
  }
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'))
  const made = join(root, '.cache/test-databases')
  if (existsSync(made)) cpSync(made, join(path, '.cache/test-databases'), { recursive: true })
  const temporary = join(path, 't')
  mkdirSync(temporary)
  return {
    path,
    tidy() {
      // a browser that was stopped may still be writing
      rmSync(temporary, { recursive: true, force: true, maxRetries: 20 })
      mkdirSync(temporary, { recursive: true })
      for (const lock of globSync('.cache/test-databases/*.lock', { cwd: path }))
        rmSync(join(path, lock), { recursive: true, force: true })
    },
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 20 }),
  }
}
