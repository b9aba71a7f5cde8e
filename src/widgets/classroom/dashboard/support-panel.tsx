import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { Part } from './part.tsx'

/** Who helps independent teachers, in the place of a partner. */
export function SupportPanel({ email }: { email: string }) {
  return (
    <Part title={t.support}>
      <div className="panel">
        <p>{t.supportText}</p>
        <a href={`mailto:${email}`}>{email}</a>
      </div>
    </Part>
  )
}
