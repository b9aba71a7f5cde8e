import { useId, useMemo, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { Student } from '../../../contract/entities/student.ts'
import type { User } from '../../../contract/entities/user.ts'
import { GROUPS_PER_CLASSROOM_MAX, STUDENTS_PER_CLASSROOM_MAX } from '../../../contract/limits/students.ts'
import { isIndependent } from '../../../contract/rules/user-types.ts'
import { studentSite } from '../../../core/brand/student-site.ts'
import { approval as approvalWords } from '../../../core/messages/approval.ts'
import { common } from '../../../core/messages/common.ts'
import { students as t, words } from '../../../core/messages/students.ts'
import { $session } from '../../../core/session/session.ts'
import { createApproval } from '../../../core/students/approval.ts'
import type { StudentListStore } from '../../../core/students/student-list.ts'
import { studentQuery } from '../../../core/students/student-question.ts'
import { studentRights } from '../../../core/students/student-rights.ts'
import { useStore } from '../../../core/use-store.ts'
import { Failure } from '../../../parts/failure.tsx'
import { ApprovalOffQuestion } from '../../../parts/students/approval-off-question.tsx'
import { MessageModal } from '../../../ui/message-modal.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { StudentChange, StudentsHandle } from '../types.ts'
import { profileLink } from '../use-shown.ts'
import { ApproveAll } from './approve-all.tsx'
import { Flow } from './flow.tsx'
import type { ListContext } from './list-context.ts'
import { Rows } from './rows.tsx'
import { type Opened, StudentModals } from './student-modals.tsx'
import { Toolbar } from './toolbar.tsx'
import { UndoNotice } from './undo-notice.tsx'
import { useUndo } from './use-undo.ts'

export interface StudentListProps {
  store: StudentListStore
  classroom: Classroom
  user: User
  widget: StudentsHandle
  /** A profile is shown in its place. A modal would be open out of sight then, and stop the whole page. */
  isAside: boolean
}

/** The list with its controls, and the modals that they open. */
export function StudentList({ store, classroom, user, widget, isAside }: StudentListProps) {
  const session = useStore($session)
  const list = useStore(store.$list)
  const question = useStore(store.$question)
  const noMatch = useStore(store.$noMatch)
  const expiredId = useId()
  const lockId = useId()
  const [opened, setOpened] = useState<Opened | null>(null)
  /** Whose submissions may be about to need no approval. */
  const [unreviewed, setUnreviewed] = useState<Student | null>(null)

  /** The page hears of it, and the list asks anew. */
  function changed(change: StudentChange, ...studentIds: number[]): Promise<void> {
    widget.emit('cx-students-changed', { change, studentIds })
    return store.refresh()
  }
  const [approval] = useState(() =>
    createApproval({
      classroomId: classroom.id,
      $shown: store.$list,
      refresh: store.refresh,
      saved: studentIds => widget.emit('cx-students-changed', { change: 'approval', studentIds }),
    }),
  )
  const chosen = useStore(approval.$chosen)
  const failure = useStore(approval.$failure)

  const all = 'rows' in list ? list.rows : undefined
  const { undo, gone, rows, place } = useUndo(classroom.id, all, id => void changed('restored', id))
  const isWhole = question.search === '' && question.status === null

  const context = useMemo(
    (): ListContext => ({
      classroom,
      rights: studentRights(classroom, session),
      link: id => profileLink(widget, classroom.id, id),
      choose: (student, needs) => (needs ? void approval.choose([student.id], true) : setUnreviewed(student)),
      expiredId,
      lockId,
      open: setOpened,
    }),
    [classroom, session, widget, approval, expiredId, lockId],
  )
  const { rights } = context
  const word = words[rights.word]
  const room = rights.inGroups ? GROUPS_PER_CLASSROOM_MAX : STUDENTS_PER_CLASSROOM_MAX
  const isFull = isWhole && rows !== undefined && rows.length >= room

  function removed(student: Student) {
    setOpened(null)
    undo.offer(student)
    void changed('removed', student.id)
  }

  function restored(id: number) {
    // nobody has to undo that any more
    if (id === gone) undo.dismiss()
    void changed('restored', id)
  }

  return (
    <div className="list" ref={place}>
      {rights.isExpired && (
        <Notice tone="warning">
          <span id={expiredId}>{t.expired}</span>
        </Notice>
      )}
      {rights.inGroups && (
        <Flow
          classroom={classroom}
          portal={studentSite(widget)}
          isAside={isAside}
          onChanged={() => void changed('edited')}
        />
      )}
      <Toolbar
        store={store}
        rights={rights}
        isIndependent={isIndependent(user)}
        isFull={isFull}
        expiredId={expiredId}
        onOpen={setOpened}
      />
      <UndoNotice undo={undo} isAside={isAside} />
      <ApproveAll
        rows={rows}
        count={word.count}
        rights={rights}
        lockId={lockId}
        chosen={chosen}
        onChoose={approval.choose}
        isWhole={isWhole}
        isAside={isAside}
        onRemoved={
          rights.addsAndRemoves && !rights.isExpired ? () => setOpened({ at: 'removed' }) : undefined
        }
      />
      <Rows rows={rows} list={list} store={store} chosen={chosen} context={context} />
      {!isAside && opened && (
        <StudentModals
          opened={opened}
          classroom={classroom}
          isFull={isFull}
          others={rows ?? []}
          query={studentQuery(question, isIndependent(user))}
          widget={widget}
          onChanged={changed}
          onDeleted={removed}
          onRestored={restored}
          onClose={() => setOpened(null)}
        />
      )}
      {!isAside && noMatch !== null && (
        <MessageModal title={t.title} onClose={store.readNoMatch} labels={common}>
          <p>{t.noMatch}</p>
        </MessageModal>
      )}
      {!isAside && unreviewed && (
        <ApprovalOffQuestion
          name={unreviewed.full_name}
          onConfirm={() => void approval.choose([unreviewed.id], false)}
          onClose={() => setUnreviewed(null)}
        />
      )}
      <Failure
        title={approvalWords.title}
        reason={(!isAside && failure?.reason) || null}
        onClose={approval.readFailure}
      />
    </div>
  )
}
