import { progressSegments } from '../../../contract/rules/progress.ts'
import { common } from '../../../core/messages/common.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { SectionsOutline } from './sections-outline.tsx'

const FACTS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The shape of what is coming, in the same boxes. */
export function Outline({ collapsed, tab }: { collapsed: boolean; tab: string | undefined }) {
  return (
    <>
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      <div className="header">
        <div className="title">
          <Skeleton width={340} height={38} />
        </div>
        <div className="links">
          <Skeleton width={220} height={32} />
        </div>
      </div>
      <Card flush>
        <div className="information">
          <div className="information-outline">
            <Skeleton width={220} height={24} />
          </div>
          {!collapsed && (
            <div className="details">
              <div className="facts">
                {FACTS.map(fact => (
                  <div key={fact}>
                    <Skeleton width={90} height={14} />
                    <Skeleton width={140} height={20} />
                  </div>
                ))}
              </div>
              <div className="donut-outline">
                <Skeleton shape="circle" height={160} width={160} />
                <div>
                  {progressSegments.map(segment => (
                    <Skeleton key={segment} />
                  ))}
                </div>
              </div>
              <div className="edit">
                <Skeleton shape="block" width={200} height={44} />
              </div>
            </div>
          )}
        </div>
      </Card>
      <SectionsOutline tab={tab} />
    </>
  )
}
