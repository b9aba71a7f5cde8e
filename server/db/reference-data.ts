import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import {
  ageRanges,
  countries,
  languages,
  levels,
  numberStudentsRanges,
  states,
  subjects,
} from './schema/reference.ts'

const subjectList = [
  { id: 1, name: 'Languages and Cultures', type: 'world_languages', number_of_tokens: 1 },
  { id: 2, name: 'Arts and Sciences', type: 'other', number_of_tokens: 1 },
  { id: 3, name: 'Library', type: 'other', number_of_tokens: 1 },
  { id: 4, name: 'Players Trust', type: 'other', number_of_tokens: 1 },
  { id: 5, name: 'Independent Basic', type: 'other', number_of_tokens: 1 },
  { id: 6, name: 'Independent Language', type: 'world_languages', number_of_tokens: 1 },
  { id: 7, name: 'Independent Players Trust', type: 'other', number_of_tokens: 1 },
]

const languageNames =
  'English Spanish French German Portuguese Italian Mandarin Japanese Korean Arabic Hindi Russian Ukrainian Polish Turkish Dutch Swedish Norwegian Danish Finnish Greek Hebrew Swahili Vietnamese Thai Indonesian Kinyarwanda Latin'

const ageRangeList = [
  { id: 1, name: '4-6 years old', min_age: 4 },
  { id: 2, name: '7-10 years old', min_age: 7 },
  { id: 3, name: '11-14 years old', min_age: 11 },
  { id: 4, name: '15+ years old', min_age: 15 },
]

const numberStudentsList = [
  { id: 1, name: '1-10', min: 1, max: 10 },
  { id: 2, name: '11-20', min: 11, max: 20 },
  { id: 3, name: '21-30', min: 21, max: 30 },
]

/** ISO 3166-1, officially assigned. Names come from the runtime's own CLDR data. */
const countryCodes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

const americanStates =
  'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming'

const numbered = (names: string[]) => names.map((name, index) => ({ id: index + 1, name }))

/**
 * Adds the entries of the lists above that are missing. What is there already stays as it is, so that an operator
 * may rename an entry or give a subject another price.
 */
export async function fillReferenceData(db: Database): Promise<void> {
  const regionNames = new Intl.DisplayNames('en', { type: 'region' })
  await db.insert(subjects).values(subjectList).onConflictDoNothing()
  await db
    .insert(languages)
    .values(numbered(languageNames.split(' ')))
    .onConflictDoNothing()
  await db
    .insert(levels)
    .values(numbered(['Novice', 'Intermediate', 'Advanced']))
    .onConflictDoNothing()
  await db.insert(ageRanges).values(ageRangeList).onConflictDoNothing()
  await db.insert(numberStudentsRanges).values(numberStudentsList).onConflictDoNothing()
  await db
    .insert(countries)
    .values(
      countryCodes.split(' ').map((iso, index) => ({ id: index + 1, iso, name: regionNames.of(iso) ?? iso })),
    )
    .onConflictDoNothing()
  const unitedStates = sql`(select ${countries.id} from ${countries} where ${countries.iso} = 'US')`
  await db
    .insert(states)
    .values(numbered(americanStates.split(',')).map(state => ({ ...state, country_id: unitedStates })))
    .onConflictDoNothing()
}
