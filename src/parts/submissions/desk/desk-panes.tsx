import type { Submission } from '../../../contract/entities/submission.ts'
import type { Brand } from '../../../core/brand/brands.ts'
import { review as t } from '../../../core/messages/review.ts'
import type { DeskStore } from '../../../core/submissions/desk.ts'
import { SplitPanel } from '../../../ui/split-panel.tsx'
import { DeskAside } from './desk-aside.tsx'
import { DeskList } from './desk-list.tsx'
import { Panels } from './panels.tsx'
import type { DeskActs } from './use-desk-acts.ts'
import type { usePlaybacks } from './use-playbacks.ts'

interface DeskPanesProps {
  desk: DeskStore
  post: Submission
  all: readonly Submission[]
  classroomId: number
  isPartner: boolean
  expiredId: string | null
  playbacks: ReturnType<typeof usePlaybacks>
  acts: DeskActs
  brand: Pick<Brand, 'productName'>
}

/** How much of the width is the list's, and of the rest the videos', in percent. */
const [LIST, VIDEOS] = [22, 68]

/** List, videos and prompt side by side, with dividers to drag; on a phone without the list, one below the other. */
export function DeskPanes(props: DeskPanesProps) {
  const { desk, post, all, classroomId, isPartner, expiredId, playbacks, acts, brand } = props
  return (
    <SplitPanel
      position={LIST}
      label={t.listWidth}
      start={<DeskList posts={all} current={post.id} onShow={acts.show} />}
      end={
        <SplitPanel
          position={VIDEOS}
          label={t.videosWidth}
          start={
            <Panels
              desk={desk}
              post={post}
              classroomId={classroomId}
              isPartner={isPartner}
              productName={brand.productName}
              playbackOf={playbacks.of}
              rate={playbacks.rate}
              onShow={acts.show}
            />
          }
          end={<DeskAside desk={desk} post={post} isPartner={isPartner} expiredId={expiredId} />}
        />
      }
    />
  )
}
