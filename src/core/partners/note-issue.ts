import { connectionNoteIssue } from '../../contract/rules/partner-notes.ts'
import { partnerTextSentence } from '../../contract/server-messages/connections.ts'

/** What is wrong with a personal note as it is typed, or with why a request is declined; nothing where nothing is. */
export function noteIssue(note: string): string | undefined {
  const issue = connectionNoteIssue(note)
  return issue && partnerTextSentence(issue)
}
