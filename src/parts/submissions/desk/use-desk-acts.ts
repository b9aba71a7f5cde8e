import { type RefObject, useCallback, useRef, useState } from 'react'
import type { Submission } from '../../../contract/entities/submission.ts'
import type { SubmissionAction } from '../../../contract/rules/submission-status.ts'
import type { DeskStore } from '../../../core/submissions/desk.ts'
import type { ReviewKey } from '../../../core/submissions/review-keys.ts'
import type { usePlaybacks } from './use-playbacks.ts'

/** What the desk asks of the store of changes in the list behind it. */
export interface ListBehind {
  /** What is told of the last change there has been read. */
  leave: () => void
  refresh: () => Promise<void>
  /** What was decided last at the desk can be undone there from here on. */
  takeOver: (posts: readonly Submission[], action: SubmissionAction, changeId: number) => void
}

interface Options {
  desk: DeskStore
  isPartner: boolean
  isExpired: boolean
  root: RefObject<HTMLElement | null>
  playbacks: ReturnType<typeof usePlaybacks>
  onClose: () => void
  changes: ListBehind
}

/**
 * What stands before the desk.
 * - `unsaved`: whether a comment is to be saved, before something else is done
 * - `deleting`: whether the submission is to be deleted
 */
export type DeskDialog =
  | { at: 'none' }
  | { at: 'help' }
  // of this post, which somebody may delete meanwhile
  | { at: 'flag' | 'deleting'; post: Submission }
  | { at: 'unsaved'; post: Submission; then: () => void }

/** All that can be done at a desk, by keys and by buttons alike. */
export function useDeskActs({ desk, isPartner, isExpired, root, playbacks, onClose, changes }: Options) {
  const [dialog, setDialog] = useState<DeskDialog>({ at: 'none' })
  function open(at: 'flag' | 'deleting'): void {
    const post = desk.$post.get()
    if (post) setDialog({ at, post })
  }
  const help = () => setDialog({ at: 'help' })

  /** Does what leads away from this submission, unless a comment would be left unsaved (P3 §5). */
  function leaving(then: () => void): void {
    const post = desk.$post.get()
    const isUnsaved = post && !isPartner && !isExpired && desk.commentOf(post).$isChanged.get()
    if (isUnsaved) setDialog({ at: 'unsaved', post, then })
    else then()
  }

  const go = (step: 1 | -1) => leaving(() => desk.go(step))

  function make(action: SubmissionAction): void {
    // the undo of a change in the list is not the one that is meant from here on
    changes.leave()
    desk.decide(action)
  }

  function decide(action: SubmissionAction): void {
    if (isPartner || isExpired) return
    leaving(() => (action === 'deleted' ? open('deleting') : make(action)))
  }

  function showOther(id: number): void {
    if (id !== desk.$current.get()) leaving(() => desk.show(id))
  }
  // the same one at each render, so that the rows of the list rest
  const latest = useRef(showOther)
  latest.current = showOther
  const show = useCallback((id: number) => latest.current(id), [])

  function act(key: ReviewKey): void {
    const id = desk.$current.get()
    const acts: Record<ReviewKey, () => void> = {
      next: () => go(1),
      previous: () => go(-1),
      play: () => playbacks.of(id).toggle(),
      slower: () => playbacks.speed(id, -1),
      faster: () => playbacks.speed(id, 1),
      approved: () => decide('approved'),
      unapproved: () => decide('unapproved'),
      blocked: () => decide('blocked'),
      deleted: () => decide('deleted'),
      comment: () => root.current?.querySelector<HTMLElement>('.desk-comment textarea')?.focus(),
      undo: () => leaving(desk.undo),
      help,
    }
    acts[key]()
  }

  return {
    dialog,
    closeDialog: () => setDialog({ at: 'none' }),
    act,
    go,
    show,
    decide,
    make,
    undo: () => leaving(desk.undo),
    help,
    flag: () => open('flag'),
    close: () =>
      leaving(() => {
        // the page would ask once more
        desk.work.pass()
        onClose()
      }),
  }
}

export type DeskActs = ReturnType<typeof useDeskActs>
