import { type ReactNode, useEffect, useState } from 'react'
import { partnerName } from '../../core/classrooms/partner-name.ts'
import { teacherVideos as t } from '../../core/messages/teacher-videos.ts'
import { keptFilms } from '../../core/recording/kept-films.ts'
import { targetOf } from '../../core/uploads/target-of.ts'
import { type PostIssue, postIssue } from '../../core/videos/post-issue.ts'
import { promptOf } from '../../core/videos/task-prompt.ts'
import { OfItem, type OpenItem } from '../../parts/teacher-videos/of-item.tsx'
import { AlreadySent } from '../../parts/video-recorder/already-sent.tsx'
import { KeptFilm } from '../../parts/video-recorder/kept-film.tsx'
import { VideoRecorder } from '../../parts/video-recorder/video-recorder.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { RecordUploadHandle } from './types.ts'

export interface RecordUploadProps {
  classroomId?: number
  /** The action item of the task. */
  teacherActionId?: number
  /** The partner's post that is answered. */
  submissionId?: number
  /** The camera comes first. */
  record?: boolean
  widget: RecordUploadHandle
}

/** cx-record-upload. */
export function RecordUpload(props: RecordUploadProps) {
  const { classroomId, teacherActionId, submissionId, record = false, widget } = props
  // whatever is shown here
  useEffect(() => void keptFilms.sweep(), [])
  return (
    <OfItem
      classroomId={classroomId}
      teacherActionId={teacherActionId}
      back={{ link: ids => widget.link('taskDetail', ids), label: t.backToTask }}
      outline={
        <Card>
          <Skeleton shape="block" height={320} />
        </Card>
      }
    >
      {open => (
        <Recording
          key={`${open.item.id} ${submissionId}`}
          submissionId={submissionId}
          record={record}
          {...open}
          widget={widget}
        />
      )}
    </OfItem>
  )
}

interface RecordingProps extends OpenItem {
  submissionId: number | undefined
  record: boolean
  widget: RecordUploadHandle
}

function Recording({ item, classroom, refresh, submissionId, record, widget }: RecordingProps) {
  const video = submissionId === undefined ? 'post' : 'response'
  // what comes while the person records, such as a partner's answer, or the loss of what they answer, does not take the
  // recorder away
  const [{ issue, target }] = useState(() => ({
    issue: postIssue(item, classroom, video),
    target: targetOf(item, submissionId),
  }))
  const ids = { classroomId: classroom.id, teacherActionId: item.id }
  // a page that takes the element away, or a session that ends, leaves nothing under way
  useEffect(() => () => void widget.emit('cx-busy-changed', { busy: false }), [widget])
  const toTask = () => widget.navigate('taskDetail', ids)

  if (issue) {
    return (
      <Closed issue={issue} partner={partnerName(item.teacher)} onDone={toTask}>
        <KeptFilm target={target} />
      </Closed>
    )
  }
  return (
    <Card>
      <VideoRecorder
        target={target}
        prompt={promptOf(item, video)}
        timeLimit={item.class_task?.video_time_limit}
        label={video === 'post' ? t.mine.post : t.mine.response}
        first={record ? 'record' : undefined}
        productName={widget.brand.productName}
        whenSaved={
          <>
            <ButtonLink
              variant="primary"
              {...widget.link('submissionDetail', ids, video === 'response' ? { response: true } : {})}
            >
              {t.viewSubmission}
            </ButtonLink>
            <ButtonLink {...widget.link('taskDetail', ids)}>{t.backToTask}</ButtonLink>
          </>
        }
        onSaved={now => {
          widget.emit('cx-video-saved', { ...ids, submissionId: now.id })
          refresh()
        }}
        onCancelled={reason =>
          reason === 'already-sent' ? toTask() : widget.navigate('classroom', { classroomId: classroom.id })
        }
        onBusy={busy => widget.emit('cx-busy-changed', { busy })}
      />
    </Card>
  )
}

interface ClosedProps {
  issue: PostIssue
  /** What the partner is called. */
  partner: string
  /** It has been read that there is a video already. */
  onDone: () => void
  /** What is left to do all the same. */
  children: ReactNode
}

/** Why no video is taken. That there is one already is said in a modal, which leads back to the task (P3 §8). */
function Closed({ issue, partner, onDone, children }: ClosedProps) {
  if (issue === 'sent') return <AlreadySent onClose={onDone}>{children}</AlreadySent>
  return (
    <>
      <Notice tone="warning">{t.issues(partner)[issue]}</Notice>
      {children}
    </>
  )
}
