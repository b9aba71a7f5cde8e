import { shell as t } from '../../src/core/messages/shell.ts'
import { pathTo } from '../../src/core/navigation/paths.ts'
import { $session } from '../../src/core/session/session.ts'
import { useStore } from '../../src/core/use-store.ts'
import { ButtonLink } from '../../src/ui/button.tsx'
import { Notice } from '../../src/ui/notice.tsx'

/** Says on every page that an operator works as the teacher, and ends it (P1 §6 Admin masquerade). */
export function MasqueradeBanner() {
  const session = useStore($session)
  if (!session?.operator) return null
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink size="small" href={pathTo('logout')}>
          {t.endMasquerade}
        </ButtonLink>
      }
    >
      <strong>{t.workingAs(session.user.full_name || session.user.email, session.operator)}</strong>{' '}
      {t.recorded}
    </Notice>
  )
}
