import type { ReactNode } from 'react'
import sheet from './card.css?inline'
import { useSheet } from './style-root.ts'

/** A soft surface for something that belongs together. `flush` leaves the padding to what is inside. */
export function Card({ children, flush = false }: { children: ReactNode; flush?: boolean }) {
  useSheet(sheet)
  return <div className={flush ? 'cx-card' : 'cx-card cx-card-padded'}>{children}</div>
}
