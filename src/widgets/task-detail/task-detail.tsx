import { partnerName } from '../../core/classrooms/partner-name.ts'
import { classroom as shared } from '../../core/messages/classroom.ts'
import { teacherVideos as t } from '../../core/messages/teacher-videos.ts'
import { noteWatched } from '../../core/videos/note-watched.ts'
import { postIssue } from '../../core/videos/post-issue.ts'
import { useSavedCaptions } from '../../parts/captions/use-saved-captions.ts'
import { OfItem, type OpenItem } from '../../parts/teacher-videos/of-item.tsx'
import { VideosOutline } from '../../parts/teacher-videos/outline.tsx'
import { VideoCard } from '../../parts/teacher-videos/video-card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Steps } from './steps.tsx'
import type { TaskDetailHandle } from './types.ts'

export interface TaskDetailProps {
  classroomId?: number
  /** The action item of the task. */
  teacherActionId?: number
  widget: TaskDetailHandle
}

/** cx-task-detail. */
export function TaskDetail({ classroomId, teacherActionId, widget }: TaskDetailProps) {
  return (
    <OfItem
      classroomId={classroomId}
      teacherActionId={teacherActionId}
      back={{
        link: ({ classroomId: id }) => widget.link('classroom', { classroomId: id }),
        label: shared.back,
      }}
      outline={<VideosOutline second="text" />}
    >
      {open => <Task {...open} widget={widget} />}
    </OfItem>
  )
}

function Task({ item, classroom, refresh, widget }: OpenItem & { widget: TaskDetailHandle }) {
  const name = classroom.partner_id === null ? null : partnerName(item.teacher)
  const captions = useSavedCaptions(item.partner_submission)
  // as if nothing were there yet: what holds for every video of the task
  const issue = postIssue({ ...item, create_completed: false }, classroom, 'post')

  function played() {
    widget.emit('cx-partner-video-played', { classroomId: classroom.id, teacherActionId: item.id })
    noteWatched(item)
  }

  return (
    <>
      {(issue === 'expired' || issue === 'hidden') && (
        <Notice tone="warning">{t.issues(name ?? t.partner)[issue]}</Notice>
      )}
      <div className="videos" data-waiting={!item.partner_submission || undefined}>
        <VideoCard
          title={name ? t.videoOf(name) : t.partnersVideo}
          video={item.partner_submission}
          captions={captions}
          productName={widget.brand.productName}
          onPlayed={played}
          onReload={refresh}
          empty={
            name ? (
              <EmptyState heading="h4" title={t.noneOfTheirs.post(name)} text={t.noVideoText} />
            ) : (
              <EmptyState heading="h4" title={t.unpaired} text={t.unpairedText} />
            )
          }
        />
        <Steps item={item} classroom={classroom} partner={name} widget={widget} />
      </div>
    </>
  )
}
