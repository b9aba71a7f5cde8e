import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import ts from 'typescript'
import { readDeclarations } from '../../scripts/elements/declarations.ts'
import { readElementTypes } from '../../scripts/elements/element-types.ts'
import { manifest } from '../../scripts/elements/manifest.ts'
import { pageTypes } from '../../scripts/elements/page-types.ts'
import { vscodeData } from '../../scripts/elements/vscode-data.ts'

const root = join(import.meta.dirname, '../..')

/** A page's script; what is wrong is marked, so that a type that allows everything is told on, too. */
const inPage = `
import type { CxClassroomElement } from './cx'
const classroom: CxClassroomElement | null = document.querySelector('cx-classroom')
const login = document.createElement('cx-login')
login.compact = true
login.apiBase = 'https://a.example'
login.addEventListener('cx-signed-in', event => event.detail.user.email.toUpperCase())
login.addEventListener('cx-signed-in', function () { this.compact = false })
login.addEventListener('click', event => event.clientX)
document.addEventListener('cx-navigate', event => {
  event.preventDefault()
  event.detail.path.startsWith('/')
})
document.addEventListener('cx-good-job-closed', event => event.detail.classroomId.toFixed())
if (classroom) classroom.classroomId = 12
// @ts-expect-error an id is a number
if (classroom) classroom.classroomId = 'twelve'
// @ts-expect-error there is no such property
login.classroomId = 12
// @ts-expect-error there is no such detail
document.addEventListener('cx-navigate', event => event.detail.nothing)
`

const inReact = `
import type { ReactNode } from 'react'
import type { CxLoginElement } from './cx'
export const right: ReactNode[] = [
  <cx-classroom key="all" classroom-id={12} class="wide" collapse-information api-base="https://a.example"
    oncx-tab-changed={event => event.detail.tab.toUpperCase()} />,
  <cx-classroom key="properties" classroomId={12} className="wide" style={{ maxWidth: 600 }} onClick={event => event.preventDefault()} />,
  <cx-classroom key="text" classroom-id="12" collapse-information="" />,
  <cx-classroom key="false" collapse-information="false" />,
  <cx-login ref={(element: CxLoginElement | null) => { if (element) element.compact = true }} aria-label="Sign in" />,
]
export const wrong: ReactNode[] = [
  // @ts-expect-error an id is a number
  <cx-classroom key="value" classroom-id="twelve" />,
  // @ts-expect-error it is there, or says true or false
  <cx-classroom key="flag" collapse-information="yes" />,
  // @ts-expect-error there is no such attribute
  <cx-classroom key="name" classroom="12" />,
  // @ts-expect-error there is no such element
  <cx-class-room key="tag" />,
]
`

describe('what the elements say of themselves to editors and compilers', () => {
  const elements = readDeclarations(root)
  const types = readElementTypes(root, elements)
  const directory = mkdtempSync(join(tmpdir(), 'cx-types-'))
  before(() => writeFileSync(join(directory, 'cx.d.ts'), pageTypes(elements, types)))
  after(() => rmSync(directory, { recursive: true }))

  /** What the strict compiler says of a page that has nothing but the one file. */
  function troubles(file: string, text: string, options: ts.CompilerOptions = {}): string[] {
    const page = join(directory, file)
    writeFileSync(page, text)
    const program = ts.createProgram([page], {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: false,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
      ...options,
    })
    return ts
      .getPreEmitDiagnostics(program)
      .map(
        ({ file, messageText }) => `${file?.fileName} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      )
  }

  it('types a page without React in one file that imports nothing', () => {
    assert.doesNotMatch(pageTypes(elements, types), /\bimport\b|\bfrom '/)
    assert.deepEqual(troubles('page.ts', inPage), [])
  })

  it('types a page with React', () => {
    const react = join(root, 'node_modules/@types/react')
    const paths = { react: [react], 'react/jsx-runtime': [join(react, 'jsx-runtime')] }
    assert.deepEqual(troubles('page.tsx', inReact, { jsx: ts.JsxEmit.ReactJSX, paths }), [])
  })

  it('types every event of the manifest and names no file of ours', () => {
    const text = manifest(elements, types)
    const { modules } = JSON.parse(text) as {
      modules: { path: string; declarations: { events: { name: string; type: { text: string } }[] }[] }[]
    }
    assert.deepEqual(
      modules.map(({ path }) => path),
      ['cx.js'],
    )
    const events = modules.flatMap(({ declarations }) => declarations.flatMap(({ events }) => events))
    assert.deepEqual(
      events.filter(({ type }) => !/^CustomEvent<.+>$/.test(type.text) || type.text.includes('undefined>')),
      [],
    )
    assert.doesNotMatch(text, /src\/|\.tsx?"/)
  })

  for (const [name, write] of Object.entries({ manifest, vscodeData, pageTypes })) {
    it(`names no section of a specification that its readers have not: ${name}`, () => {
      assert.doesNotMatch(write(elements, types), /§|\bP\d\b|decision \d/)
    })
  }
})
