import type { MatchedClassroom } from '../../contract/entities/partner.ts'
import { partners as t } from '../../core/messages/partners.ts'
import { matchWords } from '../../core/partners/match-words.ts'
import { ReasonList } from './reason-list.tsx'

/** Why a classroom fits, in words of what was measured. */
export const Reasons = ({ classroom }: { classroom: MatchedClassroom }) => (
  <ReasonList label={t.reasons} words={matchWords(classroom.reasons, classroom.subject)} />
)
