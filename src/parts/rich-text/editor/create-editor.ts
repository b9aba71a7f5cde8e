import { Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import { atom } from 'nanostores'
import { extensions, INPUT_RULES } from './extensions.ts'
import { type IncomingHeard, incoming } from './incoming.ts'
import { readValue, writeValue } from './rich-text-value.ts'
import { readTools, type ToolsState } from './tools.ts'

export interface EditorHeard extends IncomingHeard {
  /** The person has changed the text. */
  changed(html: string): void
  /** A key asks for the link of what is chosen. */
  link(): void
  /** A key asks for the tools. */
  tools(): void
}

/** The keys of what is no command of the editor alone. */
const keys = (heard: EditorHeard) =>
  Extension.create({
    name: 'keys',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        heard.link()
        return true
      },
      'Alt-F10': () => {
        heard.tools()
        return true
      },
    }),
  })

/** Of the editor as it is made: from text it would read it by itself, which Trusted Types refuse. */
const EMPTY = { type: 'doc', content: [{ type: 'paragraph' }] }

/**
 * The editor of a rich text in a box of the page. What comes in is cleaned, what goes out is made of nothing but
 * rules/rich-text.ts.
 */
export function createEditor(box: HTMLElement, value: string, heard: EditorHeard) {
  const editor = new Editor({
    element: box,
    injectCSS: false,
    content: EMPTY,
    extensions: [...extensions, incoming(heard), keys(heard)],
    enableInputRules: INPUT_RULES,
    enablePasteRules: [],
  })
  /** A text that was given, as it was given: who changes it and takes that back has changed nothing. */
  let given: { html: string; doc: Node }
  /** What the editor has, and what it has told since it heard that back: letters come faster than a page is drawn. */
  let told = [value]

  function put(html: string): void {
    const doc = readValue(editor.schema, html)
    const { tr } = editor.state
    tr.replaceWith(0, tr.doc.content.size, doc.content)
    tr.setSelection(Selection.atStart(tr.doc))
    editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true))
    given = { html, doc: editor.state.doc }
  }
  put(value)

  const $tools = atom<ToolsState>(readTools(editor))
  editor.on('transaction', () => {
    const next = readTools(editor)
    if (JSON.stringify(next) !== JSON.stringify($tools.get())) $tools.set(next)
  })
  editor.on('update', () => {
    const { doc } = editor.state
    const html = doc.eq(given.doc) ? given.html : writeValue(doc)
    told.push(html)
    heard.changed(html)
  })

  return {
    editor,
    $tools,
    /** Takes another text from outside; what the editor has told itself changes nothing. */
    take(html: string): void {
      const index = told.lastIndexOf(html)
      told = index < 0 ? [html] : told.slice(index)
      if (index < 0) put(html)
    },
    destroy: () => editor.destroy(),
  }
}

export type RichEditor = ReturnType<typeof createEditor>
