import type { ReactNode } from 'react'

/** One component and its states. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-section">
      <h2>{title}</h2>
      <div className="gallery-stack">{children}</div>
    </section>
  )
}
