import sheet from './donut.css?inline'
import { useSheet } from './style-root.ts'

export interface Segment {
  id: 'to_do' | 'submitted' | 'approved' | 'blocked'
  label: string
  /** 0 to 100; all of them total 100. */
  percent: number
  /** The percentage in words, such as '35%'. */
  shown: string
}

export interface DonutProps {
  /** What is shown, such as 'Course progress'. */
  label: string
  segments: readonly Segment[]
  /** Large in the middle, such as the approved percentage '35%'. */
  centre: string
  /** Small under it, such as 'Approved'. */
  centreLabel?: string
  /** Diameter in px, 160 by default; it grows with the text in it. */
  size?: number
}

/** Percent of the ring kept free between two segments. */
const GAP = 1.2
/** Hatches as dashes along the ring: what is left out of each repetition, in percent. */
const hatch = { to_do: null, submitted: [1, 1.4], approved: null, blocked: [0.5, 0.7] } as const

/**
 * Segments of a whole as a ring. Each is told apart by its form too: To-do is a thin line, Submitted coarsely and
 * Blocked finely hatched, Approved solid. The legend beside it repeats the forms, and is a table of the same figures:
 * what assistive technology is told, once.
 */
export function Donut({ label, segments, centre, centreLabel, size = 160 }: DonutProps) {
  useSheet(sheet)
  const shown = segments.filter(segment => segment.percent > 0)
  const starts = shown.map((_, index) => shown.slice(0, index).reduce((sum, { percent }) => sum + percent, 0))
  const gap = shown.length > 1 ? GAP : 0

  return (
    <div className="cx-donut">
      <div
        className="cx-donut-ring"
        aria-hidden
        style={{ fontSize: `calc(${size * 0.19} * var(--_cx-px, 1px))` }}
      >
        <svg viewBox="0 0 100 100" aria-hidden="true">
          {shown.map((segment, index) => (
            <Arc
              key={segment.id}
              id={segment.id}
              from={(starts[index] ?? 0) + gap / 2}
              length={Math.max(segment.percent - gap, 0.4)}
            />
          ))}
        </svg>
        <div className="cx-donut-centre">
          <strong>{centre}</strong>
          {centreLabel && <span>{centreLabel}</span>}
        </div>
      </div>
      <table className="cx-donut-legend" aria-label={label}>
        <tbody>
          {segments.map(({ id, label: name, shown: share }) => (
            <tr key={id}>
              <th scope="row">
                <svg viewBox="0 0 24 16" width={24} height={16} aria-hidden="true">
                  <line x1={2} x2={22} y1={8} y2={8} className={`cx-donut-${id}`} />
                  {hatch[id] && <Ticks id={id} />}
                </svg>
                {name}
              </th>
              <td>{share}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Arc({ id, from, length }: { id: Segment['id']; from: number; length: number }) {
  const circle = { cx: 50, cy: 50, r: 42, pathLength: 100, transform: `rotate(${-90 + from * 3.6} 50 50)` }
  const cuts = hatch[id]
  return (
    <>
      <circle {...circle} className={`cx-donut-${id}`} strokeDasharray={`${length} 100`} />
      {cuts && <circle {...circle} className="cx-donut-cut" strokeDasharray={cutsWithin(length, cuts)} />}
    </>
  )
}

/** Dashes that leave `solid` free and cover `cut`, over and over within a length. */
function cutsWithin(length: number, [cut, solid]: readonly [number, number]): string {
  const times = Math.floor(length / (cut + solid))
  return `0 ${solid} ${`${cut} ${solid} `.repeat(times)}0 100`
}

function Ticks({ id }: { id: Segment['id'] }) {
  const every = id === 'submitted' ? '2.6 3.6' : '1.3 1.8'
  return <line x1={4} x2={22} y1={8} y2={8} className="cx-donut-cut" strokeDasharray={every} />
}
