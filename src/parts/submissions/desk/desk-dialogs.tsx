import type { Flag } from '../../../contract/entities/flag.ts'
import { common } from '../../../core/messages/common.ts'
import { submissions } from '../../../core/messages/submissions.ts'
import type { DeskStore } from '../../../core/submissions/desk.ts'
import { posterName } from '../../../core/submissions/neighbours.ts'
import type { createKeySwitch } from '../../../core/submissions/review-keys.ts'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { DeskTroubles } from './desk-troubles.tsx'
import { FlagModal } from './flag-modal.tsx'
import { HelpCard } from './help-card.tsx'
import { UnsavedQuestion } from './unsaved-question.tsx'
import type { DeskActs } from './use-desk-acts.ts'

interface DeskDialogsProps {
  desk: DeskStore
  keys: ReturnType<typeof createKeySwitch>
  classroomId: number
  acts: DeskActs
}

/** What stands before the desk: questions, the keys, reasons of a flag, and what went wrong. */
export function DeskDialogs({ desk, keys, classroomId, acts }: DeskDialogsProps) {
  const { dialog, closeDialog } = acts
  function flagged(id: number, flag: Flag) {
    const post = desk.posts.find(id)
    if (post) desk.posts.take({ ...post, flag })
  }
  function go(then: () => void) {
    closeDialog()
    then()
  }
  return (
    <>
      <DeskTroubles review={desk.review} />
      {dialog.at === 'help' && <HelpCard keys={keys} onClose={closeDialog} />}
      {dialog.at === 'flag' && (
        <FlagModal
          classroomId={classroomId}
          post={dialog.post}
          onFlagged={flag => flagged(dialog.post.id, flag)}
          onClose={closeDialog}
        />
      )}
      {dialog.at === 'deleting' && (
        <ConfirmModal
          isDanger
          title={submissions.actions.deleted}
          confirm={submissions.actions.deleted}
          onConfirm={() => go(() => acts.make('deleted'))}
          onClose={closeDialog}
          labels={common}
        >
          <p>
            <bdi>{dialog.post.task_name}</bdi>, <bdi>{posterName(dialog.post)}</bdi>
          </p>
          <p>{submissions.statusQuestion(1, 'deleted')}</p>
        </ConfirmModal>
      )}
      {dialog.at === 'unsaved' && (
        <UnsavedQuestion
          comment={desk.commentOf(dialog.post)}
          onLeave={() => go(dialog.then)}
          onStay={closeDialog}
        />
      )}
    </>
  )
}
