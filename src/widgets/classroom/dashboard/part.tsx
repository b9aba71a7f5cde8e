import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/card.tsx'

interface PartProps {
  title: string
  /** Beside the heading. */
  aside?: ReactNode
  /** What the heading is found by, where somebody is led to it. */
  heading?: object
  children: ReactNode
}

/** A part of the dashboard, with its heading. */
export function Part({ title, aside, heading, children }: PartProps) {
  const id = useId()
  return (
    <Card flush>
      <section className="part" aria-labelledby={id}>
        <div className="part-head">
          <h4 id={id} {...heading}>
            {title}
          </h4>
          {aside}
        </div>
        {children}
      </section>
    </Card>
  )
}
