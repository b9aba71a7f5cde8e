import { partnerPanel as t } from '../../../core/messages/partner-panel.ts'
import { $minute } from '../../../core/partner/minute-clock.ts'
import { zonedTime, zonePlace } from '../../../core/partner/zoned-time.ts'
import { useStore } from '../../../core/use-store.ts'

interface TimesProps {
  firstName: string
  /** Of the partner; null where nobody knows it. */
  timeZone: string | null
}

/** What the clock shows here and where the partner is. */
export function Times({ firstName, timeZone }: TimesProps) {
  const now = useStore($minute)
  const theirs = timeZone === null ? null : zonedTime(now, timeZone)
  return (
    <dl className="facts">
      <div>
        <dt>{t.yourTime}</dt>
        <dd>{zonedTime(now)}</dd>
      </div>
      {theirs && timeZone && (
        <div>
          <dt>
            <bdi>{t.timeOf(firstName)}</bdi>
          </dt>
          <dd>{t.inPlace(theirs, zonePlace(timeZone))}</dd>
        </div>
      )}
    </dl>
  )
}
