import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { Dropcursor } from '@tiptap/extensions/drop-cursor'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { BlockDirections } from './block-directions.ts'
import { CursorKept } from './cursor-kept.ts'
import { LinkMark } from './link-mark.ts'
import { PictureNode } from './picture-node.ts'
import { tableNodes } from './table-nodes.ts'

/** A list begins with 1 and counts in one way. */
const OurOrderedList = OrderedList.extend({
  addAttributes: () => ({ start: { default: 1, rendered: false, parseHTML: () => 1 } }),
})

/** Tab leaves the text, as everywhere else, so it moves no item. */
const OurListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

/** What a text may be made of, as rules/rich-text.ts has it; what has no tool is kept where it is. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading.configure({ levels: [2, 3] }),
  BulletList,
  OurOrderedList,
  OurListItem,
  Blockquote,
  HorizontalRule,
  ...tableNodes,
  PictureNode,
  LinkMark,
  Bold,
  Italic,
  Underline,
  Strike,
  Code.extend({ excludes: '' }),
  UndoRedo,
  Dropcursor,
  Gapcursor,
  BlockDirections,
  CursorKept,
]

/** '- ' and '1. ' begin a list; nothing else that is typed becomes something else. */
export const INPUT_RULES = ['bulletList', 'orderedList']
