import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { routes } from '../../host/routes.ts'
import { commonAttributes, commonEvents } from '../../scripts/elements/common.ts'
import { readDeclarations } from '../../scripts/elements/declarations.ts'
import { vscodeData } from '../../scripts/elements/vscode-data.ts'
import { readConfig } from '../../server/config.ts'
import { CALL_TIMEOUT_MS } from '../../src/contract/limits/polling.ts'
import { FETCH_SESSION_PAUSE_MS, FETCHED_SESSION_LASTS_MS } from '../../src/contract/limits/session.ts'
import { SESSION_CODE_VALID_SECONDS } from '../../src/contract/limits/session-codes.ts'
import { common } from '../../src/core/messages/common.ts'
import { element as elementSentences } from '../../src/core/messages/element.ts'
import { sessionEndReasons } from '../../src/core/session/session-end-reasons.ts'
import { sentences as panel } from '../../src/debug/sentences.ts'
import { attributeName } from '../../src/element/attributes.ts'
import { CODE_PROPERTY, COMMON_ATTRIBUTES } from '../../src/element/common-properties.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const page = read('docs/embedding.md')

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

/** As GitHub makes it of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')

const inWords = new Map([
  [5, 'five'],
  [10, 'ten'],
  [20, 'twenty'],
])

/** Names of what stands in the first braces: `{ route, params: object }`. */
function fields(text = ''): string[] {
  const [, inside = ''] = /\{ ([^}]*) \}/.exec(text) ?? []
  return inside.split(',').map(field => (field.split(':')[0] ?? '').trim())
}

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

  it('has in that table what the elements read', () => {
    const written = table('Attributes of every element').flatMap(([name]) => names(name))
    const placeholder = read('src/element/placeholder.ts')
    const early = [...placeholder.matchAll(/hasAttribute\('([\w-]+)'\)/g)].map(([, name]) => name)
    assert.deepEqual(written.sort(), [...COMMON_ATTRIBUTES, attributeName(CODE_PROPERTY), ...early].sort())
  })

  it('has those attributes in the editor, with what may be written there', () => {
    const { tags } = JSON.parse(vscodeData(elements)) as {
      tags: { attributes: { name: string; valueSet?: string; values?: { name: string }[] }[] }[]
    }
    for (const { attributes } of tags) {
      const found = new Map(attributes.map(({ name, valueSet, values }) => [name, valueSet ?? values]))
      assert.equal(found.get('debug'), 'v')
      assert.deepEqual(found.get('brand'), [{ name: 'default' }, { name: 'players' }])
      assert.deepEqual(found.get('api-base'), [])
    }
  })

  it('has every event in its table', () => {
    const written = table('Events').flatMap(([name]) => names(name))
    const declared = new Set([
      ...commonEvents.map(({ name }) => name as string),
      ...elements.flatMap(({ events }) => events.map(({ name }) => name)),
    ])
    assert.deepEqual(written.sort(), [...declared].sort())
  })

  it('has what an event tells in its table, by the same names', () => {
    const told = new Map(
      [...commonEvents, ...elements.flatMap(({ events }) => events)].map(({ name, type, description }) => [
        name as string,
        fields(`${type} ${description}`),
      ]),
    )
    for (const [name, detail] of table('Events'))
      for (const event of names(name).filter(() => detail?.includes('{')))
        assert.deepEqual(fields(detail), told.get(event), event)
  })

  it('has every reason for the end of a session in its table', () => {
    const [, reasons = ''] = page.split('| `reason` |')
    const written = [...reasons.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, reason]) => reason ?? '')
    assert.deepEqual(written.slice(0, sessionEndReasons.length).sort(), [...sessionEndReasons].sort())
  })

  it('says which elements need a session', () => {
    const [, last = '', others = ''] = /^Those above `([\w-]+)`, (.*?) need a session/m.exec(page) ?? []
    const tags = table('The elements').flatMap(([tag]) => names(tag))
    const said = [...tags.slice(0, tags.indexOf(last)), ...names(others)]
    assert.deepEqual(
      said.sort(),
      elements.flatMap(({ tag, needsSession }) => (needsSession ? [tag] : [])).sort(),
    )
  })

  it('says the times that are kept', () => {
    const seconds = (ms: number) => `${ms / 1_000} seconds`
    assert.ok(page.includes(`takes longer than ${seconds(CALL_TIMEOUT_MS)}, the sign-in shows`))
    assert.ok(page.includes(`come within ${seconds(FETCH_SESSION_PAUSE_MS)} after a failure`))
    assert.ok(
      page.includes(`whose session ends within ${seconds(FETCHED_SESSION_LASTS_MS)} is not asked again`),
    )
  })

  it('says the width that is wanted', () => {
    const [, px, vw] = /min\((\d+)px, (\d+)vw\)/.exec(read('src/ui/base.css')) ?? []
    const narrow = Math.ceil((Number(px) / Number(vw)) * 100)
    assert.equal(Number(vw), 75)
    assert.ok(
      page.includes(
        `an element wants ${px} px, and three quarters of a page that is narrower than ${narrow} px`,
      ),
    )
  })

  it('names routes that there are', () => {
    const named = [...page.matchAll(/route !== '(\w+)'/g)].map(([, route]) => route ?? '')
    const [, inPlace = ''] = /for them: routes (.*)\. The focus/.exec(page) ?? []
    const known = Object.keys(routes)
    assert.deepEqual(names(inPlace), [
      'editClassroom',
      'chooseCourse',
      'taskDetail',
      'recordUpload',
      'videoRecord',
      'submissionDetail',
    ])
    assert.deepEqual(
      [...new Set([...named, ...names(inPlace)])].filter(name => !known.includes(name)),
      [],
    )
  })

  it('asks for no more of a content security policy than the page has on which it is tested, but for frames and what comes live', () => {
    const [, block = ''] = /## Content security policy[\s\S]*?```\n([\s\S]*?)```/.exec(page) ?? []
    const directives = (policy: string, origin: string) =>
      policy
        .split(';')
        .map(directive => directive.trim().replaceAll(origin, 'ORIGIN'))
        .filter(directive => !/^(|default-src.*|style-src.*|frame-src.*)$/.test(directive))
        .sort()
    const [, tested = ''] = /content="(default-src[^"]*)"/.exec(read('demo/csp.html')) ?? []
    // nothing comes live on that page, which goes on by calls where no socket may be opened
    const documented = block.replace(' wss://classrooms.example.org', '')
    assert.notEqual(documented, block)
    assert.deepEqual(
      directives(documented, 'https://classrooms.example.org'),
      directives(tested, '%CX_ORIGIN%'),
    )
  })

  it('begins with its chapters, in their order', () => {
    const listed = [...page.matchAll(/^\d+\. \[(.+?)\]\(#(.+?)\): /gm)].map(([, name, anchor]) => [
      name,
      anchor,
    ])
    const chapters = [...page.matchAll(/^## (.+)$/gm)].map(([, name = '']) => name)
    assert.deepEqual(
      listed,
      chapters.map(name => [name, anchorOf(name)]),
    )
  })

  it('leads nowhere but to headings that there are', () => {
    const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, name = '']) => anchorOf(name))
    const anchors = [...page.matchAll(/\]\(#(.+?)\)/g)].map(([, anchor = '']) => anchor)
    assert.ok(anchors.length > 13)
    assert.deepEqual(
      anchors.filter(anchor => !headings.includes(anchor)),
      [],
    )
  })

  it('names the npm package as it is, and what it offers', () => {
    const { name, exports } = JSON.parse(read('packages/elements/package.json')) as {
      name: string
      exports: Record<string, unknown>
    }
    const imported = [...page.matchAll(/(?:from|import) '(classroom[\w/-]*)'/g)].map(([, path = '']) => path)
    assert.ok(imported.includes(name))
    const offered = Object.keys(exports).map(path => path.replace('.', name))
    assert.deepEqual(
      imported.filter(path => !offered.includes(path)),
      [],
    )
    const [, options = ''] =
      /interface LoadOptions \{([\s\S]*?)\n\}/.exec(read('packages/elements/index.d.ts')) ?? []
    const taken = [...options.matchAll(/^ {2}(\w+)\??: /gm)].map(([, option]) => option)
    assert.deepEqual(fields(/`loadElements\((\{.*?\})\)` \[pins/.exec(page)?.[1]), taken)
  })

  it('says how many releases are kept, and how long a code is good', () => {
    assert.ok(page.includes(`keeps its last ${inWords.get(readConfig({}).releasesKept)} releases`))
    assert.ok(page.includes(`A code is good once, for ${SESSION_CODE_VALID_SECONDS} seconds`))
  })

  it('quotes what elements say in its troubleshooting', () => {
    const quoted = table('Troubleshooting').flatMap(([seen = '']) =>
      [...seen.matchAll(/'(.+?)'/g)].map(([, text = '']) => text),
    )
    const said = [common.offline, common.unreadable, elementSentences.otherApi].join(' ')
    assert.deepEqual(
      quoted.filter(text => said.includes(text)),
      [
        'The service cannot be reached',
        'The answer cannot be read, or does not come from the service',
        'another service',
      ],
    )
    assert.ok(page.includes(`*${panel.copy}*`) && page.includes(`*${panel.close}*`))
  })
})
