import { Fragment } from 'react'
import { classroom as t } from '../../../core/messages/classroom.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** Web addresses, without the sign that ends the sentence or the bracket around them. */
const ADDRESSES = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’”])/g

interface LinkedTextProps {
  text: string
  /** Where a link leads; null for what is no address of the web. */
  webLink: (url: string) => string | null
}

/** Text with its web addresses as links. */
export function LinkedText({ text, webLink }: LinkedTextProps) {
  // what the expression captures stands at every other place
  return text.split(ADDRESSES).map((part, index) => {
    const href = index % 2 === 1 ? webLink(part) : null
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other names
    if (!href) return <Fragment key={index}>{part}</Fragment>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <a key={index} href={href} target="_blank" rel="noopener noreferrer">
        {part}
        <VisuallyHidden>{` ${t.newTab}`}</VisuallyHidden>
      </a>
    )
  })
}
