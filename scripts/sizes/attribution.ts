import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A file of the build and all that it imports statically, itself first. */
function closure(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g,
  ))
    closure(join(dirname(file), path), found)
  return found
}

/**
 * Prints which files of the build each element needs, with their KB after gzip: a shared file counts for every element
 * that needs it, so that one who makes it larger sees whose page that is.
 */
export function printAttribution(dist: string): void {
  const size = (file: string) => gzipSync(readFileSync(file)).length / 1024
  for (const own of globSync(join(dist, 'assets/*/elements/*.js')).sort()) {
    const files = [...closure(own)].map(file => `${basename(file, '.js')} ${size(file).toFixed(1)}`)
    const sum = [...closure(own)].reduce((total, file) => total + size(file), 0)
    console.log(`  <cx-${basename(own, '.js')}>  ${sum.toFixed(1)} KB: ${files.join(', ')}`)
  }
}
