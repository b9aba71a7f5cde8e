import { partnerPanel as t } from '../../../../core/messages/partner-panel.ts'
import {
  type ReportModalProps as OfAnyone,
  ReportModal as ReportOfAnyone,
} from '../../../../parts/partners/report-modal.tsx'

export interface ReportModalProps extends Omit<OfAnyone, 'about' | 'title'> {
  classroomId: number
}

/** Where the partner of a classroom is reported. */
export const ReportModal = ({ classroomId, ...props }: ReportModalProps) => (
  <ReportOfAnyone {...props} about={{ as: 'partner', classroomId }} title={t.reportTitle} />
)
