interface LongTextProps {
  heading: string
  /** As a person has written it. */
  html: string
}

/** A long text of a task under its heading; nothing where nothing is written. */
export function LongText({ heading, html }: LongTextProps) {
  if (html === '') return null
  return (
    <section>
      <h4>{heading}</h4>
    </section>
  )
}
