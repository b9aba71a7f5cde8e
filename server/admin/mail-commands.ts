import { type Command, UsageError } from './command.ts'

export const mailCommands: Record<string, Command> = {
  'mail failed': {
    usage: 'mail failed',
    help: 'lists mails that could not be sent after all tries',
    async run({ mails }) {
      const failed = await mails.failed()
      const lines = failed.map(({ id, data, failed_at, reason }) =>
        [id, failed_at.toISOString(), data.kind, `teacher ${data.teacher_id}`, reason].join('  '),
      )
      return lines.join('\n') || 'Every mail has been sent.'
    },
  },
  'mail retry': {
    usage: 'mail retry <id>',
    help: 'sends such a mail again, with a fresh link',
    argument: true,
    async run({ mails }, { argument: id }) {
      const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
      if (!isId || !(await mails.retry(id))) throw new UsageError(`There is no failed mail ${id}.`)
      return 'The mail is on its way again.'
    },
  },
}
