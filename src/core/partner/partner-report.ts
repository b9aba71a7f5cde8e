import { partnerReportIssue } from '../../contract/rules/partner-notes.ts'
import { partnerTextSentence } from '../../contract/server-messages/connections.ts'
import { createForm } from '../forms/create-form.ts'
import { keepChanges } from '../forms/keep-changes.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { isText } from '../http/shape.ts'
import { partnerPanel as t } from '../messages/partner-panel.ts'

/** Who is reported: the partner of a classroom, or the other teacher of a request. */
export type Reported = { as: 'partner'; classroomId: number } | { as: 'request'; connectionId: number }

const keptAs = (about: Reported) =>
  about.as === 'partner' ? `partner report ${about.classroomId}` : `request report ${about.connectionId}`

const send = (about: Reported, body: { report: string }, signal: AbortSignal) =>
  about.as === 'partner'
    ? call('POST /api/teacher/classrooms/{id}/partner-report', body, {
        params: { id: about.classroomId },
        signal,
      })
    : call('POST /api/teacher/connections/{id}/report', body, {
        params: { id: about.connectionId },
        signal,
      })

/** State of the form that reports somebody to our team (decision 24); what is typed is kept in this tab. */
export function createPartnerReport(about: Reported) {
  const form = createForm({
    fields: { report: '' },
    check({ report }: { report: string }) {
      const issue = partnerReportIssue(report)
      return issue ? { report: partnerTextSentence(issue) } : {}
    },
    /** @returns what the server says of it */
    async send({ report }, signal): Promise<string> {
      const { message } = await send(about, { report: report.trim() }, signal)
      return message ?? t.reported
    },
    explain: (error, refused) =>
      Object.keys(refused).length > 0 ? null : explainFailure(error, t.reportFailed),
  })
  const changes = keepChanges(form, { name: keptAs(about), checks: { report: isText } })
  return { form, changes }
}
