import type { FormEvent, ReactNode } from 'react'
import sheet from './brand-card.css?inline'
import { useSheet } from './style-root.ts'

const RIPPLES = [44, 78, 112, 146, 180, 214]

/** Rings around a place, each fainter than the one inside it. */
function Ripples({ x, y, className }: { x: number; y: number; className: string }) {
  return (
    <g className={className}>
      {RIPPLES.map((radius, index) => (
        <circle key={radius} cx={x} cy={y} r={radius} strokeOpacity={0.8 - index * 0.13} />
      ))}
      <circle className="cx-brand-place" cx={x} cy={y} r="16" />
    </g>
  )
}

/** The brand's name on a quiet picture: two classrooms far apart whose ripples meet. */
function BrandPanel({ name }: { name: string }) {
  return (
    <div className="cx-brand-panel">
      <svg
        className="cx-brand-ripples"
        viewBox="0 0 360 480"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Ripples className="cx-brand-here" x={84} y={396} />
        <Ripples className="cx-brand-there" x={280} y={316} />
      </svg>
      <p className="cx-brand-name">{name}</p>
    </div>
  )
}

export interface BrandCardProps {
  /** The product's name, on a panel of its own; without one the card is the content alone. */
  brandName?: string | undefined
  /** Puts panel and content side by side where there is room. */
  wide?: boolean
  children: ReactNode
}

/** The card of the screens around signing in: the brand, and one thing to do. */
export function BrandCard({ brandName, wide = false, children }: BrandCardProps) {
  useSheet(sheet)
  const look = brandName === undefined ? ' cx-brand-card-alone' : wide ? ' cx-brand-card-wide' : ''
  return (
    <div className={`cx-brand-card${look}`}>
      {brandName !== undefined && <BrandPanel name={brandName} />}
      <div className="cx-brand-body">{children}</div>
    </div>
  )
}

export interface CardFormProps {
  title: string
  /** `h2` where the card is a part of another page. */
  heading?: 'h1' | 'h2'
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}

/**
 * A form with its title, its fields one below the other, in a BrandCard. It has no name of its own: with one it would
 * be a landmark, and a page with two elements would have two of the same name.
 */
export function CardForm({ title, heading: Heading = 'h1', onSubmit, children }: CardFormProps) {
  useSheet(sheet)
  return (
    <form className="cx-card-form" noValidate onSubmit={onSubmit}>
      <Heading className="cx-card-title">{title}</Heading>
      {children}
    </form>
  )
}

/** Buttons at the end of a card, the one to press last; one below the other where there is little room. */
export function CardActions({ children }: { children: ReactNode }) {
  useSheet(sheet)
  return <div className="cx-card-actions">{children}</div>
}
