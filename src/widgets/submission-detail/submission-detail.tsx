import { useRef, useState } from 'react'
import { partnerName } from '../../core/classrooms/partner-name.ts'
import { captions } from '../../core/messages/captions.ts'
import { teacherVideos as t } from '../../core/messages/teacher-videos.ts'
import { noteWatched } from '../../core/videos/note-watched.ts'
import type { VideoKind } from '../../core/videos/post-issue.ts'
import { useSavedCaptions } from '../../parts/captions/use-saved-captions.ts'
import { OfItem, type OpenItem } from '../../parts/teacher-videos/of-item.tsx'
import { VideosOutline } from '../../parts/teacher-videos/outline.tsx'
import { VideoCard } from '../../parts/teacher-videos/video-card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LeaveQuestion } from '../../ui/leave-question.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { MyVideo } from './my-video.tsx'
import type { SubmissionDetailHandle } from './types.ts'

export interface SubmissionDetailProps {
  classroomId?: number
  /** The action item of the task. */
  teacherActionId?: number
  /** The responses come first. */
  response?: boolean
  widget: SubmissionDetailHandle
}

/** cx-submission-detail. */
export function SubmissionDetail({ classroomId, teacherActionId, response, widget }: SubmissionDetailProps) {
  const first = response ? 'response' : 'post'
  return (
    <OfItem
      classroomId={classroomId}
      teacherActionId={teacherActionId}
      back={{ link: ids => widget.link('taskDetail', ids), label: t.backToTask }}
      outline={<VideosOutline />}
    >
      {open => <Pairs key={`${open.item.id} ${first}`} first={first} {...open} widget={widget} />}
    </OfItem>
  )
}

const pairs = (['post', 'response'] as const).map(value => ({ value, label: t.pair[value] }))

function Pairs({ first, widget, ...open }: OpenItem & { first: VideoKind; widget: SubmissionDetailHandle }) {
  const { item, classroom, refresh } = open
  const [chosen, setChosen] = useState(first)
  const isChanged = useRef(false)
  const [asked, setAsked] = useState<VideoKind>()
  const pair = item.response_completed === null ? 'post' : chosen
  const name = classroom.partner_id === null ? t.partner : partnerName(item.teacher)
  const mine = pair === 'post' ? item.submission : (item.partner_submission?.responses[0] ?? null)
  const theirs = pair === 'post' ? item.partner_submission : (item.submission?.responses[0] ?? null)

  const theirCaptions = useSavedCaptions(theirs)

  function choose(other: VideoKind) {
    if (isChanged.current) setAsked(other)
    else setChosen(other)
  }

  function changed(now: boolean) {
    if (now === isChanged.current) return
    isChanged.current = now
    widget.emit('cx-busy-changed', { busy: now })
  }

  function played() {
    if (pair === 'post')
      widget.emit('cx-partner-video-played', { classroomId: classroom.id, teacherActionId: item.id })
    noteWatched(item, pair)
  }

  return (
    <>
      <LeaveQuestion
        open={asked !== undefined}
        labels={captions.discard}
        onLeave={() => {
          if (asked) setChosen(asked)
          setAsked(undefined)
        }}
        onStay={() => setAsked(undefined)}
      />
      {item.response_completed !== null && (
        <div>
          <SegmentedControl label={t.pairs} value={pair} onChange={choose} options={pairs} />
        </div>
      )}
      <div className="videos">
        <MyVideo
          key={`mine ${pair}`}
          pair={pair}
          video={mine}
          {...open}
          onChanged={changed}
          widget={widget}
        />
        <VideoCard
          key={`theirs ${pair}`}
          title={t.theirs[pair](name)}
          video={theirs}
          captions={theirCaptions}
          productName={widget.brand.productName}
          onPlayed={played}
          onReload={refresh}
          empty={
            classroom.partner_id === null ? (
              <EmptyState heading="h4" title={t.unpaired} text={t.unpairedText} />
            ) : (
              <EmptyState heading="h4" title={t.noneOfTheirs[pair](name)} text={t.noVideoText} />
            )
          }
        />
      </div>
    </>
  )
}
