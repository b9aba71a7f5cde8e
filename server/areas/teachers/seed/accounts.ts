import type { UserTypeSlug } from '../../../../src/contract/entities/user.ts'
import type { SchoolKey } from './schools.ts'

export interface AccountSeed {
  email: string
  user_type: UserTypeSlug
  first_name: string | null
  last_name: string | null
  school: SchoolKey | null
  city: string | null
  iso: string | null
  about?: string
  /** Days from today on which the independent subscription ends; under zero it has. */
  subscriptionEndsInDays?: number
  verified?: false
  validated?: false
  disabled?: true
  neverSignedIn?: true
}

const teacher = (
  email: string,
  first_name: string,
  last_name: string,
  school: SchoolKey | null,
  city: string,
  iso: string,
  rest: Partial<AccountSeed> = {},
): AccountSeed => ({ email, user_type: 'teacher', first_name, last_name, school, city, iso, ...rest })

const librarian = (...[email, first_name, last_name, school, city, iso, rest]: Parameters<typeof teacher>) =>
  teacher(email, first_name, last_name, school, city, iso, { user_type: 'teacher-librarian', ...rest })

/** The accounts people sign in with (design, Demo accounts), then the teachers and librarians whom they meet. */
export const accounts: readonly AccountSeed[] = [
  teacher('teacher@demo.test', 'Maya', 'Thornton', 'lincoln', 'Portland', 'US', {
    about: 'I teach Spanish and world cultures to grades 6 to 8, and I collect maps.',
  }),
  teacher('partner@demo.test', 'Lucía', 'Fernández', 'cervantes', 'Sevilla', 'ES', {
    about: 'English teacher. My classes love to talk about food, music and the river.',
  }),
  librarian('librarian@demo.test', 'Harriet', 'Lowell', 'harbor', 'Portland', 'US', {
    about: 'School librarian on the coast of Maine. We read aloud every Friday.',
  }),
  librarian('librarian2@demo.test', 'Samuel', 'Ortega', 'prairie', 'Lawrence', 'US'),
  teacher('independent@demo.test', 'Grace', 'Okafor', null, 'Leeds', 'GB', {
    user_type: 'independent-teacher',
    subscriptionEndsInDays: 240,
  }),
  teacher('independent-language@demo.test', 'Tomás', 'Herrera', null, 'Valparaíso', 'CL', {
    user_type: 'independent-teacher-language',
    subscriptionEndsInDays: -12,
  }),
  teacher('players@demo.test', 'Andre', 'Whitfield', null, 'Atlanta', 'US', {
    user_type: 'independent-teacher-players',
    subscriptionEndsInDays: 120,
  }),
  teacher('demo@demo.test', 'Dana', 'Mills', 'lincoln', 'Portland', 'US', { user_type: 'teacher-demo' }),
  {
    email: 'new@demo.test',
    user_type: 'teacher',
    first_name: null,
    last_name: null,
    school: null,
    city: null,
    iso: null,
    validated: false,
    neverSignedIn: true,
  },
  teacher('unverified@demo.test', 'Noor', 'Haddad', null, 'Tucson', 'US', {
    verified: false,
    validated: false,
    neverSignedIn: true,
  }),
  teacher('unvalidated@demo.test', 'Peter', 'Lindqvist', 'roosevelt', 'Des Moines', 'US', {
    validated: false,
  }),
  teacher('disabled@demo.test', 'Ruth', 'Calloway', 'roosevelt', 'Des Moines', 'US', { disabled: true }),
  teacher('no-agreement@demo.test', 'Joel', 'Bergeron', 'riverside', 'Missoula', 'US'),
  teacher('camille.moreau@demo.test', 'Camille', 'Moreau', 'hugo', 'Nantes', 'FR'),
  teacher('alejandro.ruiz@demo.test', 'Alejandro', 'Ruiz', 'benito', 'Oaxaca de Juárez', 'MX'),
  teacher('claudine.uwase@demo.test', 'Claudine', 'Uwase', 'nyarugenge', 'Kigali', 'RW'),
  teacher('haruka.sato@demo.test', 'Haruka', 'Satō', 'sakura', 'Sapporo', 'JP'),
  teacher('beatriz.lima@demo.test', 'Beatriz', 'Lima', 'santos', 'Recife', 'BR'),
  teacher('zofia.kowalska@demo.test', 'Zofia', 'Kowalska', 'kopernik', 'Toruń', 'PL'),
  librarian('ingrid.solberg@demo.test', 'Ingrid', 'Solberg', 'fjellvik', 'Bergen', 'NO', {
    about: 'Our library looks out on the fjord, and every class has its own shelf.',
  }),
  librarian('kwame.mensah@demo.test', 'Kwame', 'Mensah', 'osu', 'Accra', 'GH', {
    about: 'I run a children’s library with a football pitch behind it.',
  }),
  librarian(
    'wilhelmina.vandermeulen@demo.test',
    'Wilhelmina Alexandrina Johanna',
    'van der Meulen-Vriesendorp',
    'grachten',
    'Amsterdam',
    'NL',
    { about: 'Schools of the whole city come to us, by bicycle and by boat.' },
  ),
  librarian('rosa.delgado@demo.test', 'Rosa', 'Delgado', 'mesa', 'Tucson', 'US'),
]
