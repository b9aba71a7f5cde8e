import sheet from './progress-bar.css?inline'
import { useSheet } from './style-root.ts'

export interface ProgressBarProps {
  /** What progresses, for assistive technology. */
  label: string
  /** 0 to 100; what lies outside is cut. */
  percent: number
  /** The value in words, such as '35%'; shown beside the bar, and read out. */
  shown?: string
}

/** How far something is. */
export function ProgressBar({ label, percent, shown }: ProgressBarProps) {
  useSheet(sheet)
  const value = Math.min(100, Math.max(0, percent))
  return (
    <div className="cx-progress">
      <div
        className="cx-progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={shown}
      >
        <div className="cx-progress-done" style={{ width: `${value}%` }} />
      </div>
      {shown !== undefined && (
        <span className="cx-progress-shown" aria-hidden>
          {shown}
        </span>
      )}
    </div>
  )
}
