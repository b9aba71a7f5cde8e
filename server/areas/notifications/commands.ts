import { type Alert, alertColors } from '../../../src/contract/entities/notification.ts'
import { idOf } from '../../admin/argument.ts'
import { type Command, UsageError } from '../../admin/command.ts'
import { endAlert, latestAlerts, publishAlert } from './repository/alerts.ts'

function colorOf(given = 'info'): Alert['color'] {
  const color = alertColors.find(known => known === given)
  if (!color) throw new UsageError(`The color is one of ${alertColors.join(', ')}.`)
  return color
}

function endOf(given: string): Date {
  const end = new Date(given)
  if (Number.isNaN(end.getTime())) throw new UsageError(`${given} is not a time such as 2026-09-01T08:00Z.`)
  if (end.getTime() <= Date.now()) throw new UsageError(`${given} is over.`)
  return end
}

export const commands: Record<string, Command> = {
  'alert publish': {
    usage: "alert publish '<html>' [--color info|warning|danger] [--until <time>]",
    help: 'shows an alert to every teacher from now on',
    argument: true,
    options: ['color', 'until'],
    async run({ db }, { argument: message, options }) {
      const ends = options.until === undefined ? {} : { ends_at: endOf(options.until) }
      const id = await publishAlert(db, { message, color: colorOf(options.color), ...ends })
      if (id === null) throw new UsageError('The message has no text.')
      return `Alert ${id} is published.`
    },
  },
  'alert end': {
    usage: 'alert end <id>',
    help: 'ends an alert now',
    argument: true,
    async run({ db }, { argument }) {
      const id = idOf(argument, 'an alert')
      if (!(await endAlert(db, id))) throw new UsageError(`There is no alert ${id} that could end.`)
      return `Alert ${id} has ended.`
    },
  },
  'alert list': {
    usage: 'alert list',
    help: 'lists the latest alerts',
    async run({ db }) {
      const lines = (await latestAlerts(db)).map(({ id, color, starts_at, ends_at, message }) =>
        [id, color, starts_at.toISOString(), ends_at?.toISOString() ?? 'open', message].join('  '),
      )
      return lines.join('\n') || 'There has been no alert.'
    },
  },
}
