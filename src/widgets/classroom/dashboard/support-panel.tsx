import { useId } from 'react'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { Card } from '../../../ui/card.tsx'

/** Who helps independent teachers, in the place of a partner. */
export function SupportPanel({ email }: { email: string }) {
  const id = useId()
  return (
    <Card flush>
      <section className="part" aria-labelledby={id}>
        <div className="part-head">
          <h4 id={id}>{t.support}</h4>
        </div>
        <div className="panel">
          <p>{t.supportText}</p>
          <a href={`mailto:${email}`}>{email}</a>
        </div>
      </section>
    </Card>
  )
}
