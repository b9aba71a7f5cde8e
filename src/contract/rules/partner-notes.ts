import { CONNECTION_NOTE_MAX_CHARACTERS, PARTNER_REPORT_MAX_CHARACTERS } from '../limits/partners.ts'
import { lengthIssue } from './text-length.ts'

/** What is wrong with a text to or about a partner. */
export type PartnerTextIssue = { code: 'required' } | { code: 'too_long'; letters: number }

/** What is wrong with a personal note, which may be empty (P2 §4). */
export const connectionNoteIssue = (note: string): PartnerTextIssue | undefined =>
  lengthIssue(note, CONNECTION_NOTE_MAX_CHARACTERS)

/** What is wrong with a report of a partner, which may not (decision 24). */
export const partnerReportIssue = (report: string): PartnerTextIssue | undefined =>
  report.trim() === '' ? { code: 'required' } : lengthIssue(report, PARTNER_REPORT_MAX_CHARACTERS)
