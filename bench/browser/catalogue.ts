import { join } from 'node:path'
import { readDeclarations } from '../../scripts/elements/declarations.ts'

/** An element of the product, as a page writes it. */
export interface Item {
  tag: string
  html: string
  /** Those that greet a signed-in teacher otherwise are opened by a stranger. */
  needsSession: boolean
}

/** What elements cannot do without; the others are written without attributes. */
const needed: Readonly<Record<string, string>> = {
  'cx-classroom': 'classroom-id="1"',
  'cx-recover-password': 'token="none" email="a@b.test"',
}

export const write = (tag: string, attributes = needed[tag]) =>
  `<${tag}${attributes ? ` ${attributes}` : ''}></${tag}>`

/** Every element of the product, from their declarations: one that comes is measured with the others. */
export const catalogue: readonly Item[] = readDeclarations(join(import.meta.dirname, '../..')).map(
  ({ tag, needsSession }) => ({ tag, html: write(tag), needsSession }),
)
