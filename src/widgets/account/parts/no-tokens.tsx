import type { User } from '../../../contract/entities/user.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { account as t } from '../../../core/messages/account.ts'
import { MailPreferencesButton } from '../../../parts/notifications/mail-preferences-button.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { AccountHandle } from '../types.ts'

/** Whoever works by subscription pays no exchanges, and is told what they have instead (P2 §6). */
export function NoTokens({ user, widget }: { user: User; widget: AccountHandle }) {
  const end = user.independent_subscription?.end_date
  return (
    <section className="screen">
      <header className="head">
        <h2 className="title">{t.title}</h2>
        <MailPreferencesButton />
      </header>
      <Card>
        <EmptyState
          title={t.freeTitle}
          text={end ? t.freeUntil(shortDate(end)) : t.free}
          action={
            <ButtonLink variant="primary" {...widget.link('classrooms')}>
              {t.toClassrooms}
            </ButtonLink>
          }
        />
      </Card>
    </section>
  )
}
