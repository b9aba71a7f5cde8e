import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

function directions(doc: Node): DecorationSet {
  const blocks: Decoration[] = []
  doc.forEach((block, at) => {
    blocks.push(Decoration.node(at, at + block.nodeSize, { dir: 'auto' }))
  })
  return DecorationSet.create(doc, blocks)
}

/** Each paragraph, list and table runs as its own first letter does, from the left or from the right. */
export const BlockDirections = Extension.create({
  name: 'blockDirections',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_, { doc }) => directions(doc),
        apply: (transaction, before) => (transaction.docChanged ? directions(transaction.doc) : before),
      },
      props: {
        decorations(state) {
          return this.getState(state)
        },
      },
    }),
  ],
})
