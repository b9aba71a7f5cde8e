import { idOf } from '../../admin/argument.ts'
import { type Command, UsageError } from '../../admin/command.ts'
import { failedVideos, retryVideos } from './repository/failed.ts'

const RETRIED = 'What waits is converted within a minute, by a server that runs.'

/** More than anybody goes through at a time. */
const FAILED_SHOWN = 100

type Giver = Pick<Awaited<ReturnType<typeof failedVideos>>[number], 'teacher_id' | 'classroom_id'>

/** Whom to ask about a video: the teacher, also of a student. */
function told({ teacher_id, classroom_id }: Giver): string {
  if (teacher_id !== null) return `teacher ${teacher_id}`
  return classroom_id === null ? 'giver gone' : `a student of classroom ${classroom_id}`
}

export const commands: Record<string, Command> = {
  'video failed': {
    usage: 'video failed',
    help: `lists videos that could not be converted, and why; the last ${FAILED_SHOWN}`,
    async run({ db }) {
      const found = await failedVideos(db, FAILED_SHOWN)
      const lines = found.map(({ id, failure, created_at, type, ...giver }) =>
        [id, failure, created_at.toISOString(), told(giver), type].join('  '),
      )
      return lines.join('\n') || 'No video has failed.'
    },
  },
  'video retry': {
    usage: 'video retry <id>|all',
    help: 'has such a video converted anew, or all of them',
    argument: true,
    async run({ db }, { argument }) {
      const retried = await retryVideos(db, argument === 'all' ? null : idOf(argument, 'a video'))
      if (retried === 0) throw new UsageError('There is no failed video like that. See: video failed')
      return `${retried === 1 ? 'One video waits' : `${retried} videos wait`} again. ${RETRIED}`
    },
  },
}
