import type { UserTypeSlug } from '../../src/contract/entities/user.ts'
import type { Database } from '../db/database.ts'
import type { MailBrand } from './brands.ts'
import type { Letter } from './letter.ts'

/** Whom a mail is for. */
export interface Recipient {
  id: number
  email: string
  user_type: UserTypeSlug
  is_verified: boolean
}

/** What a letter is written with. */
export interface Writing {
  db: Database
  /** Of the host app. */
  origin: string
  recipient: Recipient
  /** Id of what the letter is about, where its kind asks for one. */
  about: number | null
  brand: MailBrand
  /** What an invoice says of how it is paid; null where nobody has said it. */
  invoicePayment: string | null
  /** The address of a page of the security area, in the brand of the recipient. */
  page: (path: string, query?: Record<string, string>) => string
}

/** What an address is found with. */
export interface Addressing extends Pick<Writing, 'db' | 'about'> {
  /** Of our team, for orders; null where none is named. */
  ordersEmail: string | null
}

/** A kind of mail; areas list theirs in `area.ts`. */
export interface MailKind {
  /** Its name in the queue. */
  name: string
  /** Whom it goes to where that is not the teacher; null for nobody. */
  to?: (addressing: Addressing) => Promise<string | null>
  /**
   * Writes it, moments before it leaves: no secret waits in the queue, and a mail that is late has a link that is
   * not. Null when there is nothing to say any more.
   */
  write: (writing: Writing) => Promise<Letter | null>
}
