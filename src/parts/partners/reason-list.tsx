import { Icon } from '../../ui/icon.tsx'
import { check } from '../../ui/icons.ts'
import { useSheet } from '../../ui/style-root.ts'
import sheet from './partners.css?inline'

/** Why something fits, each reason marked; nothing where there is none. */
export function ReasonList({ label, words }: { label: string; words: readonly string[] }) {
  useSheet(sheet)
  if (words.length === 0) return null
  return (
    <ul className="cx-reasons" aria-label={label}>
      {words.map(word => (
        <li key={word}>
          <Icon path={check} size={16} />
          {word}
        </li>
      ))}
    </ul>
  )
}
