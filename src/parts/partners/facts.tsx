import type { ReactNode } from 'react'
import { useSheet } from '../../ui/style-root.ts'
import sheet from './partners.css?inline'

type Fact = [label: string, value: ReactNode]

/** What is known of somebody or something; what is not known is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  useSheet(sheet)
  const known = facts.filter(
    ([, value]) => value !== null && value !== undefined && value !== false && value !== '',
  )
  if (known.length === 0) return null
  return (
    <dl className="cx-facts">
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Several things by their names. */
export const namesOf = (all: readonly { name: string }[]): string => all.map(({ name }) => name).join(', ')
