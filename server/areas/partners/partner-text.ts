import { isConfusing } from '../../../src/contract/rules/confusing-text.ts'
import type { PartnerTextIssue } from '../../../src/contract/rules/partner-notes.ts'
import { commonSentences } from '../../../src/contract/server-messages/common.ts'
import { partnerTextSentence } from '../../../src/contract/server-messages/connections.ts'
import { refuse } from './refusals.ts'

/**
 * A note or a report as it is kept. The browser says what `issue` is before anything is sent; what is not seen, or turns
 * the order of what is read, nobody types.
 * @throws 422 with the sentence of the field
 */
export function checkPartnerText(field: string, text: string, issue: PartnerTextIssue | undefined): string {
  const isRefused = issue !== undefined || isConfusing(text, true)
  if (!isRefused) return text.trim().toWellFormed()
  const message = issue ? partnerTextSentence(issue) : commonSentences.fieldNotValid
  throw refuse('badInput', { message, fields: { [field]: [message] } })
}
