import sheet from './busy-bar.css?inline'
import { useSheet } from './style-root.ts'

/** Says that work is going on, without knowing how far it is; `label` is what is worked on, for assistive technology. */
export function BusyBar({ label }: { label: string }) {
  useSheet(sheet)
  return (
    <div className="cx-busy" role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100}>
      <div className="cx-busy-moving" />
    </div>
  )
}
