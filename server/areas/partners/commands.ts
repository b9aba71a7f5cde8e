import { idOf } from '../../admin/argument.ts'
import { type Command, UsageError } from '../../admin/command.ts'
import { oneLine } from '../../admin/one-line.ts'
import { closeReport, listReports, type ReportRow } from './repository/reports.ts'

/** More than anybody goes through at a time. */
const REPORTS_SHOWN = 100

const whoOf = (email: string | null, id: number) => email ?? `teacher ${id}`

const inClassroom = (id: number | null) => (id === null ? '' : `, classroom ${id}`)

/** What is reported: a partner, or a connection request with the note in it. */
function aboutOf({ connection_request_id: id, note }: ReportRow): string[] {
  if (id === null) return []
  return [`in connection request ${id}${note === null ? '' : `, which says: ${oneLine(note)}`}`]
}

const lineOf = (report: ReportRow): string =>
  [
    `report ${report.id}`,
    new Date(report.created_at).toISOString(),
    `by ${whoOf(report.reporter, report.teacher_id)}${report.operator === null ? '' : ` (${report.operator})`}${inClassroom(report.classroom_id)}`,
    `of ${whoOf(report.partner, report.partner_teacher_id)}${inClassroom(report.partner_classroom_id)}`,
    report.closed_at === null ? 'waits' : `closed by ${oneLine(report.closed_by ?? '')}`,
    ...aboutOf(report),
    oneLine(report.report),
  ].join('  ')

export const commands: Record<string, Command> = {
  'partner-reports list': {
    usage: 'partner-reports list [--after <report-id>]',
    help: `prints what teachers have reported of their partners and of who asks them, those first that have waited longest, ${REPORTS_SHOWN} at most`,
    options: ['after'],
    async run({ db }, { options }) {
      const after = options.after === undefined ? 0 : idOf(options.after, 'a report')
      const { found, more } = await listReports(db, { after, most: REPORTS_SHOWN })
      const rest = more > 0 ? [`${more} more wait: partner-reports list --after ${found.at(-1)?.id}`] : []
      return [...found.map(lineOf), ...rest].join('\n') || 'Nothing has been reported.'
    },
  },
  'partner-reports close': {
    usage: 'partner-reports close <report-id> --operator <email>',
    help: 'notes that somebody has seen to a report',
    argument: true,
    options: ['operator'],
    async run({ db }, { argument, options }) {
      const id = idOf(argument, 'a report')
      if (!options.operator) throw new UsageError('Say who you are: --operator <email>')
      const outcome = await closeReport(db, id, options.operator)
      if (outcome === 'gone') throw new UsageError(`There is no report ${id}.`)
      return outcome === 'before' ? `Report ${id} was closed before.` : `Report ${id} is closed.`
    },
  },
}
