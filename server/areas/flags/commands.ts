import { FLAG_ANSWER_MAX_CHARACTERS } from '../../../src/contract/limits/submissions.ts'
import { idOf } from '../../admin/argument.ts'
import { type Command, UsageError } from '../../admin/command.ts'
import { oneLine } from '../../admin/one-line.ts'
import { answerFlag, type FlagRow, listFlags } from './repository.ts'

/** More than anybody goes through at a time. */
const FLAGS_SHOWN = 100

const lineOf = (flag: FlagRow): string =>
  [
    `flag ${flag.id}`,
    new Date(flag.created_at).toISOString(),
    flag.reasons.join(', '),
    `by ${flag.reporter}${flag.operator === null ? '' : ` (${flag.operator})`}`,
    `post ${flag.submission_id} (${flag.status}) for '${oneLine(flag.task_name)}' in classroom ${flag.classroom_id} '${oneLine(flag.classroom)}'`,
    flag.answer === null ? 'waits' : `answered: ${oneLine(flag.answer)}`,
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
    usage: 'flags answer <flag-id> --text <answer>',
    help: 'answers a flag; the teacher who has made it reads the answer below the post',
    argument: true,
    options: ['text'],
    async run({ db }, { argument, options }) {
      const id = idOf(argument, 'a flag')
      const text = options.text?.trim() ?? ''
      if (text === '') throw new UsageError('Say what the answer is: --text <answer>')
      if (text.length > FLAG_ANSWER_MAX_CHARACTERS)
        throw new UsageError(`An answer has at most ${FLAG_ANSWER_MAX_CHARACTERS} characters.`)
      if (!(await answerFlag(db, id, text))) throw new UsageError(`There is no flag ${id}.`)
      return `Flag ${id} is answered.`
    },
  },
}
