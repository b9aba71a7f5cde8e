import { connections as t } from '../../../../core/messages/connections.ts'
import { LaterModal } from '../../../../parts/later-modal.tsx'
import { laterView } from '../../../../parts/later-view.ts'
import type { ReportModalProps } from '../../../../parts/partners/report-modal.tsx'

const report = laterView<ReportModalProps>(
  async () => (await import('../../../../parts/partners/report-modal.tsx')).ReportModal,
)

/** Where the other teacher of a request is reported: its code comes with the press. */
export const LaterReport = (props: ReportModalProps) => (
  <LaterModal view={report} title={t.report} props={props} />
)
