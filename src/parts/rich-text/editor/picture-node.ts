import { Node } from '@tiptap/core'
import { pictureAddress } from '../../../core/html/picture-address.ts'

/** What the text says of a picture. */
export interface Picture {
  src: string
  /** Empty for decoration. */
  alt: string
  width?: number | null
  height?: number | null
}

/** A picture within a line. The text keeps the address that it was given, the page shows what that stands for. */
export const PictureNode = Node.create({
  name: 'picture',
  inline: true,
  group: 'inline',
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView:
    () =>
    ({ HTMLAttributes }) => {
      const dom = document.createElement('img')
      for (const [name, value] of Object.entries(HTMLAttributes)) {
        if (name !== 'src' && value !== null) dom.setAttribute(name, `${value}`)
      }
      const address = pictureAddress(`${HTMLAttributes.src}`)
      if (address !== null) dom.src = address
      return { dom }
    },
})
