import type { Brand } from '../../src/core/brand/brands.ts'

/** Two classrooms that meet, and the product's name. */
export function Logo({ brand }: { brand: Brand }) {
  return (
    <span className="host-logo">
      <svg viewBox="0 0 40 28" width="40" height="28" aria-hidden="true">
        <circle className="host-logo-first" cx="14" cy="14" r="12" />
        <circle className="host-logo-second" cx="26" cy="14" r="12" />
      </svg>
      <span className="host-logo-name">{brand.productName}</span>
    </span>
  )
}
