import sheet from './skeleton.css?inline'
import { useSheet } from './style-root.ts'

export interface SkeletonProps {
  /** `text` (one line, the default), `block` or `circle`. */
  shape?: 'text' | 'block' | 'circle'
  /** px or any CSS length; as wide as its container by default. */
  width?: number | string
  /** px; 16 by default. */
  height?: number
}

/** The outline of what is coming. Decoration: who shows it says that something loads. */
export function Skeleton({ shape = 'text', width, height = 16 }: SkeletonProps) {
  useSheet(sheet)
  const size = { width: width ?? (shape === 'circle' ? height : '100%'), height }
  return <span className={`cx-skeleton cx-skeleton-${shape}`} style={size} aria-hidden />
}
