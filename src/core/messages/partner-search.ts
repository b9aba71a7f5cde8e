/** cx-partner-search (P2 §2 Global partner flow, §5 Partner search filters, §8). */
export const partnerSearch = {
  title: 'Find a Global Partner',
  chooseTitle: 'Choose a classroom',
  choose: 'A partner for it is found here.',
  wrongIdTitle: 'This is not a classroom',
  wrongId: 'The number of the classroom is not valid.',

  find: 'Find a teacher in another country whose classroom suits yours, and invite them.',
  letMeChoose: 'Let Me Choose',
  requests: 'Connection Requests',
  expired: 'This classroom exchange has expired. It cannot be given a partner any more.',
  pairedTitle: 'This classroom has a global partner',
  paired: 'Each classroom exchange has one. Create another classroom for another partner.',
  pairedWith: (name: string) => `You and ${name} are global partners.`,
  toClassroom: 'Back to the classroom',

  filters: 'Filters',
  fields: {
    subject_id: 'Subject',
    lang_instruction_id: 'Language of Instruction',
    lang_native_id: 'Native Language',
    age_range_id: 'Age Range',
  },
  all: 'All',
  noAgesOfOwn: 'Your classroom has no age range: select those that suit it.',
  chooseSome: 'Choose',
  /** Begin with that, for those who hear them. */
  chooseValues: {
    subject_id: 'Choose subjects',
    lang_instruction_id: 'Choose languages of instruction',
    lang_native_id: 'Choose native languages',
    age_range_id: 'Choose age ranges',
  },
  narrow: 'Search',
  noValues: 'Nothing found.',
  remove: (value: string) => `Remove ${value}`,
  search: 'Search',
  back: 'Back to Find',
  listsFailedTitle: 'The filters could not be loaded',

  matches: 'Potential Matches',
  count: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  failed: 'Information not found.',
  noMatches: 'No matches found.',
  revise: (fields: readonly string[]) =>
    fields.length === 0
      ? 'Nobody waits for a partner at the moment. Please look again in a few days.'
      : `Revise your search: choose more values, or all, of ${fields.join(', ')}.`,
  searchAll: 'Search without filters',

  details: 'See Details',
  of: (name: string) => ` of ${name}`,
  invite: 'Invite',
  whom: (name: string) => ` ${name}`,
  seeRequest: 'See Request',
  detailsTitle: (name: string) => `Details of ${name}`,

  inviteTitle: (name: string) => `Invite ${name}`,
  inviteText: (name: string, classroom: string) =>
    `${name} gets a mail with your request to be the partner of ${classroom}.`,
  whichClassroom: 'Classroom',
  anyClassroom: 'Whichever they choose',
  send: 'Send Request',
  sending: 'Sending the request',
  sentTitle: 'Successful',
  sendTitle: 'Request not sent',
  sendFailed: 'Error sending partnership request.',
  later: 'This part could not be loaded. Please try again.',
} as const
