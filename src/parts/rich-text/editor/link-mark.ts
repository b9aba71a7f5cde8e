import { Mark } from '@tiptap/core'
import { richText } from '../../../contract/rules/rich-text.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    link: {
      /** Makes a link of what is chosen, and changes the whole of the link where one is. */
      setLink: (href: string) => ReturnType
      unsetLink: () => ReturnType
    }
  }
}

/** A link. What is typed after it is not of it. The package for this brings a list of all top-level domains along. */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  keepOnSplit: false,
  // a link around bold text, not one for each piece of it
  priority: 1000,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, ...richText.ofLinks }, 0],
  addCommands() {
    return {
      setLink:
        href =>
        ({ chain }) =>
          chain().extendMarkRange(this.name).setMark(this.name, { href }).run(),
      unsetLink:
        () =>
        ({ chain }) =>
          chain().extendMarkRange(this.name).unsetMark(this.name).run(),
    }
  },
})
