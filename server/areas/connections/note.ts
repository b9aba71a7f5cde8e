import { connectionNoteIssue } from '../../../src/contract/rules/partner-notes.ts'
import { checkPartnerText } from '../partners/area.ts'

/**
 * A personal note as it is kept.
 * @throws 422 with the sentence of the field `message`
 */
export const checkNote = (note = ''): string => checkPartnerText('message', note, connectionNoteIssue(note))
