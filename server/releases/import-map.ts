import type { Release } from './release.ts'

/** Beside the loader of each release. */
export const IMPORT_MAP = 'import-map.json'

/**
 * The integrity of every script that the loader of a release may import, as a page can say it in an import map: the
 * loader's own covers what is in the loader alone. Where the scripts are is what the loader makes of its address.
 */
export function importMap({ build, files }: Release, origin: string) {
  const scripts = Object.entries(files).filter(
    ([path]) => path.startsWith(`assets/${build}/`) && path.endsWith('.js'),
  )
  return {
    integrity: Object.fromEntries(
      scripts.map(([path, integrity]) => [`${origin}/widgets/${path}`, integrity]),
    ),
  }
}
