import { isRichTextEmpty } from '../../contract/rules/rich-text.ts'
import { RichText } from '../rich-text/rich-text.tsx'

interface LongTextProps {
  heading: string
  /** As a person has written it. */
  html: string
}

/** A long text of a task under its heading; nothing where nothing is written. */
export function LongText({ heading, html }: LongTextProps) {
  if (isRichTextEmpty(html)) return null
  return (
    <section>
      <h4>{heading}</h4>
      <RichText html={html} />
    </section>
  )
}
