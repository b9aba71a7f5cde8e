import {
  STRANGER_CLASSROOM_MAX_CHARACTERS,
  STRANGER_NAME_MAX_CHARACTERS,
} from '../../../src/contract/limits/partners.ts'
import type { Letter } from '../../mail/letter.ts'
import { wordsOfStrangers } from '../../mail/words-of-strangers.ts'

interface Invitation {
  productName: string
  /** Who asks, by the first name and an initial. */
  who: string
  /** The classroom for which they do. */
  classroom: string
  hasNote: boolean
  url: string
}

/**
 * What a teacher reads who is asked. The note is not in it: of what strangers have typed there are names alone, in which
 * nothing becomes a link.
 */
export const invitationLetter = ({ productName, who, classroom, hasNote, url }: Invitation): Letter => ({
  subject: 'A teacher would like to be your partner',
  paragraphs: [
    `${wordsOfStrangers(who, STRANGER_NAME_MAX_CHARACTERS)} would like to connect the classroom ‘${wordsOfStrangers(classroom, STRANGER_CLASSROOM_MAX_CHARACTERS)}’ with one of yours on ${productName}.`,
    hasNote
      ? 'Have a look at the classroom and at the personal note, and accept or decline the request.'
      : 'Have a look at the classroom, and accept or decline the request.',
  ],
  action: { label: 'See the request', url },
  closing: ['If you do not want to answer, you need not do anything.'],
})
