import { atom, computed } from 'nanostores'
import type { ChangedSubmission, Submission } from '../../contract/entities/submission.ts'
import type { SubmissionStatus } from '../../contract/rules/submission-status.ts'
import { newestFirst, type Place } from './neighbours.ts'

/** What is made of a post here. `version` is null until the server has answered. */
export interface Made {
  status: SubmissionStatus
  version: number | null
}

/** A post as it is shown: what is made of it here stands until the list knows of it, too. */
function shown(row: Submission, made: Made | undefined): Submission[] {
  if (!made || (made.version !== null && row.version >= made.version)) return [row]
  const { status, version } = made
  return status === 'deleted' ? [] : [{ ...row, status, version: version ?? row.version }]
}

/**
 * The posts of a desk: those of the list behind it, with what has been made of them here. One that no longer fits the
 * list's filter for that reason stays until the desk is closed, so that the way back leads to it.
 */
export function createDeskPosts(first: readonly Submission[]) {
  const $rows = atom<readonly Submission[]>([...first].sort(newestFirst))
  const $made = atom<ReadonlyMap<number, Made>>(new Map())
  /** What was written about posts here, and what an answer that is older than that says in its place. */
  const written = new Map<number, { text: string | null; before: readonly (string | null)[] }>()
  /** With the place where each was, if it was there. */
  const gone = new Map<number, Place | undefined>()
  const $posts = computed([$rows, $made], (rows, made) => rows.flatMap(row => shown(row, made.get(row.id))))

  const rowOf = (id: number) => $rows.get().find(row => row.id === id)

  function make(id: number, made: Made | undefined): void {
    const all = new Map($made.get())
    if (made) all.set(id, made)
    else all.delete(id)
    $made.set(all)
  }

  /** The row with what was written about it here, until the list has that, or what was written since. */
  function withComment(row: Submission): Submission {
    const own = written.get(row.id)
    if (own?.before.includes(row.teacher_comment)) return { ...row, teacher_comment: own.text }
    written.delete(row.id)
    return row
  }

  function take(post: Submission): void {
    gone.delete(post.id)
    const others = $rows.get().filter(({ id }) => id !== post.id)
    $rows.set([...others, post].sort(newestFirst))
  }

  return {
    $posts,
    find: (id: number) => $posts.get().find(post => post.id === id),

    /** Something was made of it here, so that it may have left the list. */
    isMade: (id: number) => $made.get().has(id),

    /** Something is made of it that the server has not answered so far. */
    isOnWay: (id: number) => $made.get().get(id)?.version === null,

    /** It cannot be seen any more, or never was there. */
    isGone: (id: number) => gone.has(id),

    /** Where it is among the others, or was. */
    placeOf: (id: number): Place | undefined => rowOf(id) ?? gone.get(id),

    /** The list is this by now; `current` stays in any case. */
    follow(list: readonly Submission[], current: number): void {
      const before = new Map($rows.get().map(row => [row.id, row]))
      const made = $made.get()
      const rows = list.map(row => {
        const known = before.get(row.id)
        before.delete(row.id)
        gone.delete(row.id)
        return known && known.version > row.version ? known : withComment(row)
      })
      const kept = [...before.values()].filter(({ id }) => made.has(id) || id === current)
      $rows.set([...rows, ...kept].sort(newestFirst))
    },

    /** A post as the server has just told it. */
    take,

    /** This is written about it by now. */
    write(id: number, text: string | null): void {
      const row = rowOf(id)
      if (!row) return
      const before = [...(written.get(id)?.before ?? []), row.teacher_comment]
      written.set(id, { text, before: before.filter(other => other !== text) })
      take({ ...row, teacher_comment: text })
    },

    /** It is not there any more. */
    remove(id: number): void {
      gone.set(id, rowOf(id) ?? gone.get(id))
      $rows.set($rows.get().filter(row => row.id !== id))
      make(id, undefined)
    },

    /** Shows what is made of a post before the server has heard of it; gives what was made of it here before. */
    mark(id: number, status: SubmissionStatus): Made | undefined {
      const before = $made.get().get(id)
      make(id, { status, version: null })
      return before
    },

    /** What a post was here before `mark`. */
    unmark: make,
    settle: ({ id, status, version }: ChangedSubmission) => make(id, { status, version }),
  }
}

export type DeskPosts = ReturnType<typeof createDeskPosts>
