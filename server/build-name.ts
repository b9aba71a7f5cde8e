import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from './paths.ts'

/** The name that `npm run build` gave to what it made. */
export function readBuild(): string {
  try {
    const build = (JSON.parse(readFileSync(join(paths.dist, paths.buildFile), 'utf8')) as { build?: unknown })
      .build
    return typeof build === 'string' ? build : 'development'
  } catch {
    return 'development'
  }
}
