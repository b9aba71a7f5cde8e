import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from '../figures.ts'

/** A file of the build and all that it imports statically, itself first. */
export function closure(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g,
  ))
    closure(join(dirname(file), path), found)
  return found
}

/**
 * How many of these elements load the file that shows lists. NaN, which no budget allows, when a file is not found.
 * @param tags of elements that show no data
 */
export function withListsFigure(dist: string, tags: readonly string[]): Figure {
  const filesOf = (tag: string) => globSync(join(dist, `assets/*/elements/${tag.replace('cx-', '')}.js`))
  const isLists = (file: string) => basename(file) === 'data-views.js'
  const found = tags.map(tag => filesOf(tag).flatMap(own => [...closure(own)]))
  const isKnown =
    globSync(join(dist, 'assets/*/data-views.js')).length > 0 && found.every(files => files.length)
  return {
    name: 'elements without data that load what shows lists',
    value: isKnown ? found.filter(files => files.some(isLists)).length : Number.NaN,
    budget: 0,
  }
}

/**
 * What an element loads before it shows its first view, beyond the kernel that is on every page with an element; what
 * it asks for later is not in it. NaN when a file is not found.
 */
export function beyondKernelFigure(dist: string, tag: string, budget: number): Figure {
  const [own] = globSync(join(dist, `assets/*/elements/${tag.replace('cx-', '')}.js`))
  const files = own === undefined ? [] : [...closure(own)]
  const [kernel] = files.filter(file => basename(file) === 'kernel.js')
  const shared = kernel === undefined ? null : closure(kernel)
  const bytes = files.reduce(
    (sum, file) => (shared?.has(file) ? sum : sum + gzipSync(readFileSync(file)).length),
    0,
  )
  return {
    name: `first view of <${tag}>, beyond the kernel`,
    value: shared ? bytes / 1024 : Number.NaN,
    budget,
    unit: 'KB',
  }
}

/**
 * What comes when a part of an element is first shown, beyond what the element has loaded by then. NaN when a file is
 * not found.
 */
export function laterFigure(dist: string, part: string, tag: string, budget: number): Figure {
  const [file] = globSync(join(dist, `assets/*/${part}.js`))
  const [own] = globSync(join(dist, `assets/*/elements/${tag.replace('cx-', '')}.js`))
  const loaded = own === undefined ? null : closure(own)
  const bytes = [...(file === undefined ? [] : closure(file))].reduce(
    (sum, each) => (loaded?.has(each) ? sum : sum + gzipSync(readFileSync(each)).length),
    0,
  )
  return {
    name: `${part} of <${tag}>, when it is first shown`,
    value: file !== undefined && loaded ? bytes / 1024 : Number.NaN,
    budget,
    unit: 'KB',
  }
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
