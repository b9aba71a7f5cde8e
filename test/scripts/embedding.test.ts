import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { commonAttributes, commonEvents } from '../../scripts/elements/common.ts'
import { readDeclarations } from '../../scripts/elements/declarations.ts'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/embedding.md'), 'utf8')

/** Cells of the table below a heading, without the table's own head. */
function table(heading: string): string[][] {
  const section = page.split(/^## /m).find(text => text.startsWith(`${heading}\n`)) ?? ''
  const [first = ''] = section.match(/^\|.*(?:\n\|.*)*/m) ?? []
  return first
    .split('\n')
    .slice(2)
    .map(row => row.split('|').slice(1, -1))
}

const names = (cell = '') => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name ?? '')

describe('docs/embedding.md', () => {
  const elements = readDeclarations(root)

  it('has every element in its table, with the attributes that it has', () => {
    const written = table('The elements').map(([tag, , attributes]) => [...names(tag), ...names(attributes)])
    const declared = elements.map(({ tag, attributes }) => [tag, ...attributes.map(({ name }) => name)])
    assert.deepEqual(written.sort(), declared.sort())
  })

  it('has every attribute of all elements in its table', () => {
    const written = table('Attributes of every element').flatMap(([name]) => names(name))
    assert.deepEqual(written.sort(), commonAttributes.map(({ name }) => name as string).sort())
  })

  it('has every event in its table', () => {
    const written = table('Events').flatMap(([name]) => names(name))
    const declared = new Set([
      ...commonEvents.map(({ name }) => name as string),
      ...elements.flatMap(({ events }) => events.map(({ name }) => name)),
    ])
    assert.deepEqual(written.sort(), [...declared].sort())
  })
})
