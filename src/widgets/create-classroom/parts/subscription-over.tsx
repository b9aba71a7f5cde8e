import { shortDate } from '../../../core/dates/short-date.ts'
import { noSteps as t } from '../../../core/messages/no-steps.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

interface SubscriptionOverProps {
  /** The last day of it (`YYYY-MM-DD`); null where there was none. */
  since: string | null
  /** Whom to write to. */
  email: string
}

/** In the place of the steps, which would lead to a refusal. */
export function SubscriptionOver({ since, email }: SubscriptionOverProps) {
  return (
    <EmptyState
      heading="h2"
      title={t.subscriptionTitle}
      text={t.subscriptionOver(since === null ? null : shortDate(since))}
      action={
        <ButtonLink variant="primary" href={`mailto:${email}`}>
          {t.support}
        </ButtonLink>
      }
    />
  )
}
