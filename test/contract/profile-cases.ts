import type { UserTypeSlug } from '../../src/contract/entities/user.ts'
import type {
  ProfileContext,
  ProfileField,
  ProfileValues,
  SchoolPart,
} from '../../src/contract/rules/profile-values.ts'

/** A profile with nothing wrong, of a teacher at a listed school in the United States. */
export const goodProfile: ProfileValues = {
  avatar: 'preset-12',
  first_name: 'Amara',
  last_name: 'Osei',
  about_info: 'I teach Spanish and like long walks.',
  country_id: 1,
  state_id: 11,
  city_name: 'Austin',
  school_id: 21,
  school_name: 'Hill School',
  school_address: null,
  school_website: null,
  school_phone_number: null,
  educational_affiliation: null,
  subjects: [2],
  native_language_id: 1,
  instruction_languages: [],
  age_ranges: [3],
  preferred_communication: 'email',
  phone_number: null,
  phone_country_code: null,
}

/** The same in a country without listed states: the school is described. */
export const abroad: Partial<ProfileValues> = {
  country_id: 2,
  state_id: null,
  school_id: null,
  school_address: '1 Main Street',
  school_website: 'school.example.org',
  school_phone_number: '+34 (91) 123-45.67',
}

const byPhone = { preferred_communication: 'whatsapp', phone_country_code: '34' } as const

export const contextOf = (
  values: ProfileValues,
  slug: UserTypeSlug,
  isEmailValidated = true,
  listedParts: readonly SchoolPart[] = [],
): ProfileContext => ({
  user: { user_type: { slug }, is_email_validated: isEmailValidated },
  isUnitedStates: values.country_id === 1,
  hasSchools: values.state_id !== 12,
  listedParts,
  worldLanguages: [1],
  choosable: {
    country_id: [1, 2],
    state_id: [11, 12],
    school_id: [21],
    subjects: [1, 2, 3, 4, 5, 6, 7],
    native_language_id: [1, 2],
    instruction_languages: [1, 2],
    age_ranges: [3, 4],
  },
})

/** What a case is about, the values that differ from the good ones, the issues by field, and who it is. */
export interface ProfileCase {
  what: string
  values: Partial<ProfileValues>
  issues: Partial<Record<ProfileField, string>>
  who?: UserTypeSlug
  isEmailValidated?: boolean
  /** What the list has of the school that is chosen. */
  listedParts?: readonly SchoolPart[]
}

const REQUIRED = 'Field required.'
const WRONG = 'This value is not valid.'
const DIGITS = 'Only numeric characters are allowed'
const WEBSITE = 'Field must have a valid url format.'
const least = (letters: number) => `Field must have at least ${letters} letters.`
const most = (letters: number) => `Field must have maximum ${letters} letters.`

type TextField = { [F in ProfileField]: ProfileValues[F] extends string | null ? F : never }[ProfileField]

/** Text fields with what makes them asked for, and their bounds. */
const texts: [
  field: TextField,
  least: number,
  most: number,
  beside?: Partial<ProfileValues>,
  validated?: false,
][] = [
  ['first_name', 3, 100],
  ['last_name', 1, 100],
  ['about_info', 1, 500],
  ['city_name', 1, 250],
  ['avatar', 3, 250],
  ['school_name', 2, 250],
  ['school_address', 2, 250, abroad],
  ['educational_affiliation', 1, 500, {}, false],
]

const SCOTLAND = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'

const ofTexts = texts.flatMap(([field, fewest, largest, beside = {}, validated = true]): ProfileCase[] => {
  const one = (what: string, value: string | null, issue?: string): ProfileCase => ({
    what: `${field} ${what}`,
    values: { ...beside, [field]: value },
    issues: issue ? { [field]: issue } : {},
    isEmailValidated: validated,
  })
  const short = fewest > 1 ? [one('too short by one', 'x'.repeat(fewest - 1), least(fewest))] : []
  const isLines = field === 'about_info' || field === 'educational_affiliation'
  return [
    one('empty', '', REQUIRED),
    one('missing', null, REQUIRED),
    one('of blanks', '     ', REQUIRED),
    one('of other blanks', ' \u00a0\u3000\t\u200b\u200d\ufeff ', REQUIRED),
    ...short,
    one('right at the lower limit', 'x'.repeat(fewest)),
    one('right at the limit', 'x'.repeat(largest)),
    one('right at the limit with blanks around', ` ${'x'.repeat(largest)} `),
    one('too long by one', 'x'.repeat(largest + 1), most(largest)),
    one('at the limit in emoji', '🙂'.repeat(largest / 2)),
    one('too long by one in emoji', `${'🙂'.repeat(largest / 2)}x`, most(largest)),
    one('in Greek', 'Αθήνα σχολείο'),
    one('in Chinese', '北京市第一中学'),
    one('from right to left', 'مدرسة القدس'),
    one('in Devanagari', 'हिन्दी विद्यालय'),
    one('with joined emoji', 'family 👩‍👩‍👧'),
    one('with signs', "O'Brien-Łukasz, Jr. & <b>"),
    one('with a NUL', 'Ama\0ra', WRONG),
    one('with an escape', 'Ama\u001b[31mra', WRONG),
    one('that turns what follows', 'Ama\u202era', WRONG),
    one('in Hebrew', 'בית ספר שרה־לאה'),
    one('in Hebrew with points', 'בְּרֵאשִׁ֖ית'),
    one('in Arabic with points', 'مُحَمَّدٌ الرَّشِيد'),
    one('in Persian with a joiner', 'می\u200cخواهم'),
    one('in Tibetan with many marks', 'ཧྐྵྨླྺྼྻྂ'),
    one('in Vietnamese with marks apart', 'Nguyễn'.normalize('NFD')),
    one('with a flag of letters that are not seen', `Leith ${SCOTLAND}`),
    one('with letters that are not seen', 'Ama\u{e0041}ra', WRONG),
    one('with a flag that has no end', `Leith ${SCOTLAND.slice(0, -2)}`, WRONG),
    one('with a mark from left to right', 'Ama\u200era', isLines ? undefined : WRONG),
    one('with a mark from right to left', 'Ama\u200fra', isLines ? undefined : WRONG),
    one('with a mark of Arabic', 'Ama\u061cra', isLines ? undefined : WRONG),
    one('with as many marks as a letter has', `Ama${'\u0301'.repeat(10)}ra`),
    one('with more marks than a letter has', `Ama${'\u0301'.repeat(11)}ra`, WRONG),
    one('with marks that joiners part', `Ama${'\u0301\u200d'.repeat(6)}ra`, WRONG),
    one('with half a letter', 'Ama\ud800ra', WRONG),
    one('of two lines', 'Ama\nra', isLines ? undefined : WRONG),
  ]
})

const website = (value: string | null, issue?: string): ProfileCase => ({
  what: `school_website '${value?.slice(0, 40)}'`,
  values: { ...abroad, school_website: value },
  issues: issue ? { school_website: issue } : {},
})

const schoolPhone = (value: string | null, issue?: string): ProfileCase => ({
  what: `school_phone_number '${value?.slice(0, 40)}' (${value?.length})`,
  values: { ...abroad, school_phone_number: value },
  issues: issue ? { school_phone_number: issue } : {},
})

const phone = (value: string | null, issue?: string): ProfileCase => ({
  what: `phone_number '${value}'`,
  values: { ...byPhone, phone_number: value },
  issues: issue ? { phone_number: issue } : {},
})

const countryCode = (value: string | null, issue?: string): ProfileCase => ({
  what: `phone_country_code '${value}'`,
  values: { ...byPhone, phone_number: '600123456', phone_country_code: value },
  issues: issue ? { phone_country_code: issue } : {},
})

const pickers: UserTypeSlug[] = [
  'teacher',
  'teacher-demo',
  'teacher-librarian',
  'independent-teacher',
  'independent-teacher-language',
  'independent-teacher-players',
]

/** What each user type may pick (P1 §6): Library and Players Trust for librarians, those of independents for nobody. */
const ofSubjects = pickers.flatMap(who =>
  [1, 2, 3, 4, 5, 6, 7].map((id): ProfileCase => {
    const isGood = id <= 2 || (id <= 4 && who === 'teacher-librarian')
    return {
      what: `subject ${id} of ${who}`,
      values: { subjects: [id], instruction_languages: [1] },
      issues: isGood ? {} : { subjects: WRONG },
      who,
    }
  }),
)

/** What may be typed into a field of its own, which each case begins with. */
export const typedCases: ProfileCase[] = [
  ...ofTexts,

  website('', REQUIRED),
  website('   ', REQUIRED),
  website('school.org'),
  website(' https://school.org/welcome.html '),
  website('HTTP://SCHOOL.ORG'),
  website('schule-münchen.de'),
  website('مدرسة.شبكة'),
  website('school.io'),
  website('school', WEBSITE),
  website('school.o', WEBSITE),
  website('school.org.', WEBSITE),
  website('school .org', WEBSITE),
  website('javascript:alert(1).com', WEBSITE),
  website('ftp://school.org', WEBSITE),
  website('me@school.org', WEBSITE),
  website('school.org"><b', WEBSITE),
  website('школа.рф'),
  website('🙂.org'),
  website('\u202eschool.org', WRONG),
  website('school.org\u200f', WRONG),
  website(`${'🙂'.repeat(123)}.org`),
  website(`${'🙂'.repeat(123)}x.org`, most(250)),
  website(`${'x'.repeat(246)}.org`),
  website(`${'x'.repeat(247)}.org`, most(250)),

  schoolPhone('', REQUIRED),
  schoolPhone('      ', REQUIRED),
  schoolPhone('12345', least(6)),
  schoolPhone('123456'),
  schoolPhone('+1 (512) 555-01.00'),
  schoolPhone('512/555‐0100'),
  schoolPhone('512 – 555 0100'),
  schoolPhone('512\u2011555\u2014\u20150100'),
  schoolPhone('512\u00a0555\u202f01\u200900'),
  schoolPhone('\u202a512 555 0100\u202c', WRONG),
  schoolPhone('512_555_0100', DIGITS),
  schoolPhone('512,555,0100', DIGITS),
  schoolPhone('1'.repeat(100)),
  schoolPhone('1'.repeat(101), most(100)),
  schoolPhone('512 555 0100 ext. 12'),
  schoolPhone('(512) 555-0100 Ext 1234'),
  schoolPhone('512-555-0100, extension 9'),
  schoolPhone('5125550100x7'),
  schoolPhone('512 555 0100 #12'),
  schoolPhone('512 555 0100 ext. two', DIGITS),
  schoolPhone('512 555 0100 ext.', DIGITS),
  schoolPhone('512 555 0100 ext. 12 or 13', DIGITS),
  schoolPhone('----- ext. 12', DIGITS),
  schoolPhone('ext. 123456', DIGITS),
  schoolPhone('call me', DIGITS),
  schoolPhone('------', DIGITS),
  schoolPhone('555-0100 ☎', DIGITS),
  schoolPhone('٠١٢٣٤٥٦', DIGITS),
  schoolPhone('555+0100', DIGITS),
]

export const profileCases: ProfileCase[] = [
  { what: 'nothing wrong', values: {}, issues: {} },
  { what: 'nothing wrong abroad', values: abroad, issues: {} },
  ...typedCases,

  phone(null, REQUIRED),
  phone('', REQUIRED),
  phone('   ', REQUIRED),
  phone('123', least(4)),
  phone('1234'),
  phone('1234567890123'),
  phone('12345678901234', most(13)),
  ...[
    '600 123 456',
    '600-123-456',
    '600.123.456',
    '600/123/456',
    '600\u2011123\u2013456',
    '600\u00a0123\u2009456',
    '600123456 ',
    '\u202a600123456\u202c',
    '600123456🙂',
    '(600)123456',
    '+34600123456',
    '٦٠٠١٢٣٤٥٦',
    '6OO123456',
  ].map(value => phone(value, DIGITS)),
  {
    what: 'a number that is as long as any is, with its code',
    values: { ...byPhone, phone_country_code: '351', phone_number: '123456789012' },
    issues: {},
  },
  {
    what: 'a number that is longer by one than any is, with its code',
    values: { ...byPhone, phone_country_code: '351', phone_number: '1234567890123' },
    issues: { phone_number: most(12) },
  },
  countryCode(null, REQUIRED),
  countryCode('  ', REQUIRED),
  countryCode('3 5', DIGITS),
  countryCode('1'),
  countryCode('351'),
  countryCode('1684', most(3)),
  countryCode('+34', DIGITS),
  {
    what: 'a phone number where the email is preferred',
    values: { phone_number: 'anything', phone_country_code: null },
    issues: {},
  },
  {
    what: 'a way to be reached that there is not',
    values: {
      preferred_communication: 'pigeon' as never,
      phone_number: '600123456',
      phone_country_code: '34',
    },
    issues: { preferred_communication: WRONG },
  },

  { what: 'no country', values: { ...abroad, country_id: null }, issues: { country_id: REQUIRED } },
  { what: 'an unknown country', values: { ...abroad, country_id: 9 }, issues: { country_id: WRONG } },
  {
    what: 'no state in the United States',
    values: { ...abroad, country_id: 1 },
    issues: { state_id: REQUIRED },
  },
  { what: 'a state of another country', values: { state_id: 99 }, issues: { state_id: WRONG } },
  { what: 'a state where there are none', values: { ...abroad, state_id: 11 }, issues: { state_id: WRONG } },
  { what: 'a school of another state', values: { school_id: 22 }, issues: { school_id: WRONG } },
  { what: 'an id that none can be', values: { school_id: -1 }, issues: { school_id: WRONG } },
  { what: 'a listed school without a name', values: { school_name: '' }, issues: { school_name: REQUIRED } },
  {
    what: 'a school that is not listed',
    values: { school_id: null },
    issues: { school_address: REQUIRED, school_website: REQUIRED, school_phone_number: REQUIRED },
  },
  {
    what: 'a listed school abroad',
    values: { ...abroad, school_id: 21, school_website: '' },
    issues: { school_website: REQUIRED },
  },
  {
    what: 'a listed school abroad of which the list has a part',
    values: { ...abroad, school_id: 21, school_address: null, school_website: null },
    issues: { school_website: REQUIRED },
    listedParts: ['school_address'],
  },
  {
    what: 'a listed school abroad of which the list has all, whatever is said of it',
    values: { ...abroad, school_id: 21, school_address: 'x', school_website: 'x', school_phone_number: 'x' },
    issues: {},
    listedParts: ['school_address', 'school_website', 'school_phone_number'],
  },
  {
    what: 'a school that is not listed, after one of the list',
    values: { ...abroad, school_address: null },
    issues: { school_address: REQUIRED },
    listedParts: ['school_address'],
  },
  {
    what: 'a state without schools',
    values: { state_id: 12 },
    issues: { school_address: REQUIRED, school_website: REQUIRED, school_phone_number: REQUIRED },
  },

  { what: 'no subject', values: { subjects: [] }, issues: { subjects: REQUIRED } },
  {
    what: 'no subject of a librarian',
    values: { subjects: [] },
    issues: {},
    who: 'teacher-librarian',
  },
  { what: 'an unknown subject', values: { subjects: [2, 99] }, issues: { subjects: WRONG } },
  { what: 'a subject twice', values: { subjects: [2, 2] }, issues: { subjects: WRONG } },
  ...ofSubjects,
  {
    what: 'a world language without languages',
    values: { subjects: [1] },
    issues: { instruction_languages: REQUIRED },
  },
  {
    what: 'an unknown language of instruction',
    values: { subjects: [1], instruction_languages: [1, 9] },
    issues: { instruction_languages: WRONG },
  },
  {
    what: 'an unknown language of instruction that nobody asked for',
    values: { instruction_languages: [9] },
    issues: { instruction_languages: WRONG },
  },
  {
    what: 'no native language',
    values: { native_language_id: null },
    issues: { native_language_id: REQUIRED },
  },
  {
    what: 'an unknown native language',
    values: { native_language_id: 9 },
    issues: { native_language_id: WRONG },
  },
  { what: 'no age range', values: { age_ranges: [] }, issues: { age_ranges: REQUIRED } },
  { what: 'an unknown age range', values: { age_ranges: [3, 9] }, issues: { age_ranges: WRONG } },
  {
    what: 'no affiliation where the email is validated',
    values: { educational_affiliation: 'x'.repeat(501) },
    issues: {},
  },
]
