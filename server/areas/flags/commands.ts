import { FLAG_ANSWER_MAX_CHARACTERS } from '../../../src/contract/limits/submissions.ts'
import { idOf } from '../../admin/argument.ts'
import { type Command, UsageError } from '../../admin/command.ts'
import { oneLine } from '../../admin/one-line.ts'
import { answerFlag, type FlagRow, listFlags } from './repository.ts'

/** More than anybody goes through at a time. */
const FLAGS_SHOWN = 100

const postOf = ({ submission_id, post }: FlagRow): string => {
  if (!post) return `post ${submission_id} (gone)`
  const { status, task_name, classroom_id, classroom } = post
  return `post ${submission_id} (${status}) for '${oneLine(task_name)}' in classroom ${classroom_id} '${oneLine(classroom)}'`
}

const answerOf = ({ answer, answered_by }: FlagRow): string => {
  if (answer === null) return 'waits'
  return `answered${answered_by === null ? '' : ` by ${oneLine(answered_by)}`}: ${oneLine(answer)}`
}

const lineOf = (flag: FlagRow): string =>
  [
    `flag ${flag.id}`,
    new Date(flag.created_at).toISOString(),
    flag.reasons.join(', '),
    `by ${flag.reporter ?? `teacher ${flag.teacher_id}`}${flag.operator === null ? '' : ` (${flag.operator})`}`,
    postOf(flag),
    answerOf(flag),
  ].join('  ')

export const commands: Record<string, Command> = {
  'flags list': {
    usage: 'flags list [--after <flag-id>]',
    help: `prints posts that teachers have flagged, those first that have waited longest, ${FLAGS_SHOWN} at most`,
    options: ['after'],
    async run({ db }, { options }) {
      const after = options.after === undefined ? 0 : idOf(options.after, 'a flag')
      const { found, more } = await listFlags(db, { after, most: FLAGS_SHOWN })
      const rest = more > 0 ? [`${more} more wait: flags list --after ${found.at(-1)?.id}`] : []
      return [...found.map(lineOf), ...rest].join('\n') || 'Nothing has been flagged.'
    },
  },
  'flags answer': {
    usage: 'flags answer <flag-id> --text <answer> --operator <email> [--again yes]',
    help: 'answers a flag, one that is answered with --again; the teacher who has made it reads the answer',
    argument: true,
    options: ['text', 'operator', 'again'],
    async run({ db }, { argument, options }) {
      const id = idOf(argument, 'a flag')
      const text = options.text?.trim() ?? ''
      if (text === '') throw new UsageError('Say what the answer is: --text <answer>')
      if (text.length > FLAG_ANSWER_MAX_CHARACTERS)
        throw new UsageError(`An answer has at most ${FLAG_ANSWER_MAX_CHARACTERS} characters.`)
      if (!options.operator) throw new UsageError('Say who you are: --operator <email>')
      const given = { answer: text, by: options.operator, again: options.again === 'yes' }
      const outcome = await answerFlag(db, id, given)
      if (outcome === 'gone')
        throw new UsageError(`There is no flag ${id}. Made anew, a flag has another number.`)
      if (outcome === 'before')
        throw new UsageError(`Flag ${id} is answered already. To answer it anew: --again yes`)
      return `Flag ${id} is answered.`
    },
  },
}
