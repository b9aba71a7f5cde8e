import type { Database } from '../db/database.ts'
import type { FailedJob, Jobs, Queue } from '../jobs/jobs.ts'
import type { MailKind } from './mail-kind.ts'

interface WaitingMail {
  kind: string
  teacher_id: number
  about?: number
}

/** Mails wait as kind and recipient, and are written when they are sent. */
export const mailQueue: Queue<WaitingMail> = { name: 'mail' }

/** The recipient of a mail that only looks like one from outside. */
export const NOBODY = 0

/** Mails on their way. */
export interface Mails {
  /**
   * Sends a mail soon, once `db` (a transaction) is kept; `wake` makes it sooner. One to `NOBODY` is as much work, and
   * is not written.
   */
  add: (kind: MailKind, teacherId: number, db: Database, about?: number) => Promise<void>
  /** Has waiting mails looked at: at once, or under the neutral policy at some moment of the next two seconds. */
  wake: () => void
  /** Mails that could not be sent, after all tries. */
  failed: () => Promise<FailedJob<WaitingMail>[]>
  /** Sends such a mail anew, with a fresh link; false when there is none with this id. */
  retry: (id: string) => Promise<boolean>
}

/** Long enough that the work of a mail falls on no call in particular. */
const NEUTRAL_WAKE_MS = 2_000

interface Options {
  jobs: Jobs
  /** Whoever asks must not notice by the next answer's time that a mail was written. */
  isNeutral: boolean
}

export const createMails = ({ jobs, isNeutral }: Options): Mails => ({
  add: (kind, teacherId, db, about) =>
    jobs.add(
      mailQueue,
      { kind: kind.name, teacher_id: teacherId, ...(about === undefined ? {} : { about }) },
      db,
    ),
  wake() {
    if (isNeutral) setTimeout(jobs.wake, Math.random() * NEUTRAL_WAKE_MS, mailQueue).unref()
    else jobs.wake(mailQueue)
  },
  failed: () => jobs.failed(mailQueue),
  retry: id => jobs.retry(mailQueue, id),
})
