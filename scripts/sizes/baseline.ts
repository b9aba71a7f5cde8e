import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '../figures.ts'

/** The figures of what landed last on main, committed: a fresh clone in CI has one branch and nothing else to ask. */
const file = join(import.meta.dirname, 'landed.json')

type Landed = Record<string, number>

const rounded = (value: number) => Number(value.toFixed(2))

/** Makes these figures the ones that later runs compare with. */
export function recordLanded(figures: readonly Figure[]): void {
  const landed: Landed = Object.fromEntries(figures.map(({ name, value }) => [name, rounded(value)]))
  writeFileSync(file, `${JSON.stringify(landed, null, 2)}\n`)
}

/** Prints which figures are other than those that landed last. */
export function printChanges(figures: readonly Figure[]): void {
  const landed: Landed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Landed) : {}
  const lines = figures.flatMap(({ name, value, unit = '' }) => {
    const before = landed[name]
    if (before === undefined) return [`  ${name}: new, ${rounded(value)} ${unit}`]
    const change = rounded(value - before)
    return change === 0 ? [] : [`  ${name}: ${change > 0 ? '+' : ''}${change} ${unit}`]
  })
  const gone = Object.keys(landed).filter(name => figures.every(figure => figure.name !== name))
  lines.push(...gone.map(name => `  ${name}: gone`))
  console.log(lines.length === 0 ? 'As on main.' : `Against main:\n${lines.join('\n')}`)
}
