import { type Alert, alertColors } from '../../../src/contract/entities/notification.ts'
import { idOf } from '../../admin/argument.ts'
import { type Command, UsageError } from '../../admin/command.ts'
import { endAlert, latestAlerts, publishAlert, tellAlerts } from './repository/alerts.ts'

function colorOf(given = 'info'): Alert['color'] {
  const color = alertColors.find(known => known === given)
  if (!color) throw new UsageError(`The color is one of ${alertColors.join(', ')}.`)
  return color
}

function timeOf(given: string): Date {
  const time = new Date(given)
  if (Number.isNaN(time.getTime())) throw new UsageError(`${given} is not a time such as 2026-09-01T08:00Z.`)
  if (time.getTime() <= Date.now()) throw new UsageError(`${given} is over.`)
  return time
}

/** When an alert is shown: from now on, and until somebody ends it, unless told. */
function spanOf({ from, until }: Record<string, string | undefined>): { starts_at?: Date; ends_at?: Date } {
  const starts_at = from === undefined ? undefined : timeOf(from)
  const ends_at = until === undefined ? undefined : timeOf(until)
  if (starts_at && ends_at && starts_at >= ends_at) throw new UsageError('It would end before it begins.')
  return { ...(starts_at && { starts_at }), ...(ends_at && { ends_at }) }
}

export const commands: Record<string, Command> = {
  'alert publish': {
    usage: "alert publish '<html>' [--color info|warning|danger] [--from <time>] [--until <time>]",
    help: 'shows an alert to every teacher, from now on unless told',
    argument: true,
    options: ['color', 'from', 'until'],
    async run({ db }, { argument: message, options }) {
      const id = await publishAlert(db, { message, color: colorOf(options.color), ...spanOf(options) })
      if (id === null) throw new UsageError('The message has no text.')
      await tellAlerts(db)
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
