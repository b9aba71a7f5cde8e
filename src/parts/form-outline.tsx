import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useSheet } from '../ui/style-root.ts'
import sheet from './form-outline.css?inline'

const NAMES = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** The shape of a form that is coming: labels, fields, and the button that sends it. */
export function FormOutline({ fields }: { fields: number }) {
  useSheet(sheet)
  return (
    <Card>
      <div className="cx-form-outline">
        {NAMES.slice(0, fields).map((name, index) => (
          <div key={name}>
            <Skeleton width={`${42 - 8 * (index % 3)}%`} />
            <Skeleton shape="block" height={44} />
          </div>
        ))}
        <Skeleton shape="block" width={120} height={44} />
      </div>
    </Card>
  )
}
