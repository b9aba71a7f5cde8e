/** Schools of the demo teachers and of their partners. `agreement` says whether the data privacy agreement is signed. */
const list = [
  {
    key: 'lincoln',
    name: 'Lincoln Middle School',
    city: 'Portland',
    iso: 'US',
    state: 'Oregon',
    agreement: true,
  },
  {
    key: 'roosevelt',
    name: 'Roosevelt High School',
    city: 'Des Moines',
    iso: 'US',
    state: 'Iowa',
    agreement: true,
  },
  {
    key: 'riverside',
    name: 'Riverside Elementary',
    city: 'Missoula',
    iso: 'US',
    state: 'Montana',
    agreement: false,
  },
  {
    key: 'harbor',
    name: 'Harbor Public Library School',
    city: 'Portland',
    iso: 'US',
    state: 'Maine',
    agreement: true,
    library: true,
  },
  {
    key: 'prairie',
    name: 'Prairie View School Library',
    city: 'Lawrence',
    iso: 'US',
    state: 'Kansas',
    agreement: true,
    library: true,
  },
  { key: 'cervantes', name: 'IES Miguel de Cervantes', city: 'Sevilla', iso: 'ES', agreement: true },
  {
    key: 'benito',
    name: 'Escuela Secundaria Benito Juárez',
    city: 'Oaxaca de Juárez',
    iso: 'MX',
    agreement: true,
  },
  { key: 'hugo', name: 'Collège Victor Hugo', city: 'Nantes', iso: 'FR', agreement: true },
  { key: 'nyarugenge', name: 'Groupe Scolaire Nyarugenge', city: 'Kigali', iso: 'RW', agreement: true },
  { key: 'sakura', name: 'Sakuragaoka Junior High School', city: 'Sapporo', iso: 'JP', agreement: true },
  { key: 'santos', name: 'Escola Municipal Santos Dumont', city: 'Recife', iso: 'BR', agreement: false },
  { key: 'kopernik', name: 'Szkoła Podstawowa nr 12', city: 'Toruń', iso: 'PL', agreement: true },
  {
    key: 'fjellvik',
    name: 'Fjellvik skolebibliotek',
    city: 'Bergen',
    iso: 'NO',
    agreement: true,
    library: true,
  },
  { key: 'osu', name: 'Osu Children’s Library', city: 'Accra', iso: 'GH', agreement: true, library: true },
  {
    key: 'grachten',
    name: 'Openbare Bibliotheek aan de Keizersgracht, afdeling Jeugd en Onderwijs',
    city: 'Amsterdam',
    iso: 'NL',
    agreement: true,
    library: true,
  },
  {
    key: 'mesa',
    name: 'Mesa Ridge School Library',
    city: 'Tucson',
    iso: 'US',
    state: 'Arizona',
    agreement: true,
    library: true,
    libraryEndsInDays: -5,
  },
] as const satisfies readonly SchoolSeed[]

export interface SchoolSeed {
  key: string
  name: string
  city: string
  iso: string
  state?: string
  agreement: boolean
  /** Whether it has a subscription for its librarians. */
  library?: true
  /** Days from today on which that ends; under zero it has. */
  libraryEndsInDays?: number
}

export type SchoolKey = (typeof list)[number]['key']

export const schools: readonly SchoolSeed[] = list
