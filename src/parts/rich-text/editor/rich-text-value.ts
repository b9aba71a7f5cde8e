import { DOMParser, DOMSerializer, Fragment, type Node, type Schema } from '@tiptap/pm/model'
import { cleanRichText } from '../../../core/html/clean-rich-text.ts'

const isEmptyParagraph = (block: Node) => block.type.name === 'paragraph' && block.content.size === 0

/** What is written, without the empty lines at its end. */
function written(doc: Node): Fragment {
  const blocks = [...doc.content.content]
  for (let last = blocks.at(-1); last && isEmptyParagraph(last); last = blocks.at(-1)) blocks.pop()
  return Fragment.from(blocks)
}

/** A rich text as the editor has it. */
export const readValue = (schema: Schema, html: string): Node =>
  DOMParser.fromSchema(schema).parse(cleanRichText(html))

/** The editor's text as rules/rich-text.ts allows it: the same for the same text, '' where nothing is written. */
export function writeValue(doc: Node): string {
  // pictures of another document are not asked for
  const inert = document.implementation.createHTMLDocument()
  const box = inert.createElement('div')
  const serializer = DOMSerializer.fromSchema(doc.type.schema)
  box.append(serializer.serializeFragment(written(doc), { document: inert }))
  return box.innerHTML
}
