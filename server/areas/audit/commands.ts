import type { Command } from '../../admin/command.ts'
import { listAudit } from './repository.ts'

export const commands: Record<string, Command> = {
  'audit list': {
    usage: 'audit list [--teacher <email>]',
    help: 'prints what operators did as a teacher, the latest 200 entries',
    options: ['teacher'],
    async run({ db }, { options }) {
      const entries = await listAudit(db, options.teacher)
      const lines = entries.map(entry =>
        [
          entry.created_at.toISOString(),
          entry.operator,
          `as ${entry.teacher_email ?? `teacher ${entry.teacher_id}`}`,
          entry.method,
          entry.path,
          ...(entry.student_id == null ? [] : [`as student ${entry.student_id}`]),
          entry.status ?? 'no answer',
          entry.request_id,
        ].join('  '),
      )
      return lines.join('\n') || 'Nothing has been done as a teacher.'
    },
  },
}
