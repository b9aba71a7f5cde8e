/** What the server says about exchange tokens (P1 §7, §9). */
export const tokenSentences = {
  noPrice: 'No token exchange price for this country.',
  bundle: (number: number, subject: string) => `${number} exchanges of ${subject}`,
  /** What happened to tokens; a classroom is named where it was about one. */
  uses: {
    purchased: () => 'Purchased',
    granted: () => 'Given by our team',
    spent: (classroom: string) => `Classroom exchange: ${classroom}`,
    returned: (classroom: string) => `Returned from classroom exchange: ${classroom}`,
    replaced: () => 'Returned in place of expired tokens',
    expired: () => 'Expired',
    refunded: () => 'Refunded',
  },
  /** Headings of the exported tables; the labels of the counts are those of P1 §9. */
  headings: {
    date: 'DATE',
    subject: 'SUBJECT',
    amount: 'NUMBER OF EXCHANGES',
    description: 'DESCRIPTION',
    available: 'NUMBER AVAILABLE',
    active: 'NUMBER ACTIVE',
    concluded: 'NUMBER CONCLUDED',
    expired: 'NUMBER EXPIRED',
    expires: 'EXPIRATION DATE',
  },
}
