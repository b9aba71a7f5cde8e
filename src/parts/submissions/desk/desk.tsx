import { atom } from 'nanostores'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Submission } from '../../../contract/entities/submission.ts'
import type { Brand } from '../../../core/brand/brands.ts'
import { review as t } from '../../../core/messages/review.ts'
import { createDesk } from '../../../core/submissions/desk.ts'
import { createKeySwitch } from '../../../core/submissions/review-keys.ts'
import { showViewing } from '../../../core/submissions/viewing.ts'
import { useStore } from '../../../core/use-store.ts'
import { useSheet } from '../../../ui/style-root.ts'
import sheet from './desk.css?inline'
import { DeskDialogs } from './desk-dialogs.tsx'
import { DeskFoot } from './desk-foot.tsx'
import { DeskHead } from './desk-head.tsx'
import { deskKeys } from './desk-keys.ts'
import { DeskPanes } from './desk-panes.tsx'
import { NoPost } from './no-post.tsx'
import { useCurrent } from './use-current.ts'
import { type ListBehind, useDeskActs } from './use-desk-acts.ts'
import { useDeskWork } from './use-desk-work.ts'
import { useFocusInDesk } from './use-focus-in-desk.ts'
import { useLeft } from './use-left.tsx'
import { usePlaybacks } from './use-playbacks.ts'
import { useSwipe } from './use-swipe.ts'

const NOTHING_TYPED = atom(false)

/** What the desk asks of its element. */
interface DeskWidget {
  emit(event: 'cx-busy-changed', detail: { busy: boolean }): boolean
  emit(event: 'cx-submissions-changed', detail: { submissionIds: number[] }): boolean
  readonly brand: Pick<Brand, 'productName'>
}

export interface DeskProps {
  classroomId: number
  widget: DeskWidget
  /** The list behind the desk, as it is by now. */
  posts: readonly Submission[]
  /** Which of them is looked at. */
  current: number
  /** They are the partner's students': to be looked at and flagged. */
  isPartner: boolean
  /** Nothing can be changed any more. */
  isExpired: boolean
  /** Another one is looked at. */
  onCurrent: (id: number) => void
  onClose: () => void
  /** The desk is closed over decisions that are on their way: this tells what goes wrong with them from here on. */
  onLeft: (troubles: ReactNode) => void
  /** Of the list behind, which looks again once something is decided here. */
  changes: ListBehind
}

/** The review desk: one submission after the other, with the list, what the task asks for, and all by keys (P3 §2). */
export function Desk(props: DeskProps) {
  useSheet(sheet)
  const { classroomId, widget, posts, current, isPartner, isExpired, onCurrent, onClose, onLeft, changes } =
    props
  const [desk] = useState(() =>
    createDesk({
      classroomId,
      posts,
      current,
      isPartner,
      settled: () => void changes.refresh(),
      changed: id => widget.emit('cx-submissions-changed', { submissionIds: [id] }),
      busy: busy => widget.emit('cx-busy-changed', { busy }),
      left: ({ post, action, changeId }) => changes.takeOver([post], action, changeId),
    }),
  )
  const [keys] = useState(createKeySwitch)
  const areKeysOn = useStore(keys.$areOn)
  const shown = useStore(desk.$current)
  const post = useStore(desk.$post)
  const all = useStore(desk.posts.$posts)
  const root = useRef<HTMLElement>(null)
  const id = useId()
  const expiredId = isExpired && !isPartner ? id : null
  const playbacks = usePlaybacks()
  const acts = useDeskActs({ desk, isPartner, isExpired, root, playbacks, onClose, changes })
  const onKey = deskKeys(areKeysOn, acts.act)
  const swipe = useSwipe(acts.go)
  const onPointerUp = useFocusInDesk(root, `${shown} ${post?.status}`)

  const typed = post && expiredId === null && !isPartner ? desk.commentOf(post).$isChanged : NOTHING_TYPED
  useDeskWork(desk, useStore(typed))
  useEffect(() => desk.follow(posts), [desk, posts])
  useCurrent(desk, current, onCurrent)
  const viewed = isPartner ? undefined : post?.id
  useEffect(
    () => (viewed === undefined ? undefined : showViewing(classroomId, viewed)),
    [classroomId, viewed],
  )
  useLeft(desk, onLeft)

  return (
    <section
      ref={root}
      className="desk"
      tabIndex={-1}
      aria-label={t.desk}
      onKeyDownCapture={onKey}
      onPointerUp={onPointerUp}
    >
      <DeskHead
        posts={all}
        post={post}
        isPartner={isPartner}
        onGo={acts.go}
        onHelp={acts.help}
        onClose={acts.close}
      />
      {expiredId !== null && (
        <p className="desk-fine" id={id}>
          {t.expired}
        </p>
      )}
      {post ? (
        <div {...swipe}>
          <DeskPanes
            {...{ desk, post, all, classroomId, isPartner, expiredId, playbacks }}
            acts={acts}
            brand={widget.brand}
          />
        </div>
      ) : (
        <NoPost desk={desk} onClose={acts.close} />
      )}
      <DeskFoot {...{ desk, post, isPartner, expiredId, areKeysOn }} acts={acts} />
      <DeskDialogs {...{ desk, keys, classroomId }} acts={acts} />
    </section>
  )
}
