import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { classroom as t } from '../../../core/messages/classroom.ts'
import { common } from '../../../core/messages/common.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import type { DashboardProps } from '../dashboard/dashboard.tsx'
import { dashboardPart } from '../dashboard-part.ts'
import { DashboardOutline } from './dashboard-outline.tsx'

type Part =
  | { at: 'loading' }
  | { at: 'failed'; retrying: boolean }
  | { at: 'ready'; View: ComponentType<DashboardProps> }

/** My Dashboard, once its code is there. */
export function DashboardTab(props: DashboardProps) {
  const [part, setPart] = useState<Part>({ at: 'loading' })

  const load = useCallback(() => {
    dashboardPart.load().then(
      ({ Dashboard }) => setPart({ at: 'ready', View: Dashboard }),
      () => setPart({ at: 'failed', retrying: false }),
    )
  }, [])
  useEffect(load, [load])

  if (part.at === 'loading') return <DashboardOutline />
  if (part.at === 'ready') return <part.View {...props} />
  return (
    <Card flush>
      <ErrorState
        heading="h4"
        title={t.partFailedTitle}
        text={t.partFailed}
        retryLabel={common.retry}
        busy={part.retrying}
        busyLabel={common.loading}
        onRetry={() => {
          setPart({ at: 'failed', retrying: true })
          load()
        }}
      />
    </Card>
  )
}
