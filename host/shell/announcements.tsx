import type { Alert } from '../../src/contract/entities/notification.ts'
import { useCleanHtml } from '../../src/core/html/use-clean-html.ts'
import { shell as t } from '../../src/core/messages/shell.ts'
import { $user } from '../../src/core/session/session.ts'
import { $alerts } from '../../src/core/shell/alerts.ts'
import { $dismissedAlerts, dismissAlert } from '../../src/core/shell/dismissed-alerts.ts'
import { $newBuild } from '../../src/core/shell/new-build.ts'
import { useStore } from '../../src/core/use-store.ts'
import { Button } from '../../src/ui/button.tsx'
import { Notice } from '../../src/ui/notice.tsx'
import { useSheet } from '../../src/ui/style-root.ts'
import sheet from './announcements.css?inline'

function AlertNotice({ alert }: { alert: Alert }) {
  const text = useCleanHtml(alert.message)
  return (
    <Notice tone={alert.color} onDismiss={() => dismissAlert(alert.id)} dismissLabel={t.dismissAlert}>
      <div className="host-alert" ref={text} />
    </Notice>
  )
}

function Alerts() {
  const alerts = useStore($alerts)
  const dismissed = useStore($dismissedAlerts)
  return alerts
    .filter(({ id }) => !dismissed.includes(id))
    .map(alert => <AlertNotice key={alert.id} alert={alert} />)
}

/** The page is older than what the server serves by now (P1 §2 Global behaviours). */
function NewBuild() {
  const build = useStore($newBuild)
  if (build === null) return null
  return (
    <Notice
      action={
        <Button size="small" onClick={() => location.reload()}>
          {t.reload}
        </Button>
      }
    >
      {t.newBuild}
    </Notice>
  )
}

/**
 * A new version and the alerts of now. They come while somebody works, so they stand after the screen and lie over a
 * corner of it: nothing that can be seen moves.
 */
export function Announcements() {
  useSheet(sheet)
  const user = useStore($user)
  return (
    <section className="host-announcements" aria-label={t.announcements}>
      <NewBuild />
      {user && <Alerts />}
    </section>
  )
}
