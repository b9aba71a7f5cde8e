import type { MatchedClassroom } from '../../contract/entities/partner.ts'
import { partners as t } from '../../core/messages/partners.ts'
import { matchWords } from '../../core/partners/match-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { check } from '../../ui/icons.ts'
import { useSheet } from '../../ui/style-root.ts'
import sheet from './partners.css?inline'

/** Why a classroom fits, in words of what was measured. */
export function Reasons({ classroom }: { classroom: MatchedClassroom }) {
  useSheet(sheet)
  const words = matchWords(classroom.reasons, classroom.subject)
  if (words.length === 0) return null
  return (
    <ul className="cx-reasons" aria-label={t.reasons}>
      {words.map(word => (
        <li key={word}>
          <Icon path={check} size={16} />
          {word}
        </li>
      ))}
    </ul>
  )
}
