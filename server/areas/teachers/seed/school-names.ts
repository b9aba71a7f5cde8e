/** What schools are called: kinds around a name. Of the United States first, whose schools have states. */
export interface SchoolNames {
  iso: readonly string[]
  /** `*` stands for the name. */
  kinds: readonly string[]
  names: readonly string[]
  cities: readonly string[]
}

export const american: SchoolNames = {
  iso: ['US'],
  kinds: ['* Elementary School', '* Middle School', '* High School', '* Academy', '* Charter School'],
  names: [
    ...['Abigail Adams', 'Amelia Earhart', 'Benjamin Banneker', 'Cesar Chavez', 'Clara Barton', 'Cottonwood'],
    ...['Eastside', 'Frederick Douglass', 'George Washington', 'Harriet Tubman', 'Highland', 'Jefferson'],
    ...[
      'John Muir',
      'Lakeview',
      'Lincoln',
      'Maple Grove',
      'Martin Luther King Jr.',
      'Meadowbrook',
      'Northgate',
    ],
    ...[
      'Oak Hill',
      'Pine Ridge',
      'Rosa Parks',
      'Sacagawea',
      'Sally Ride',
      'Sequoyah',
      'St. Mary',
      'Sunnyside',
    ],
    ...['Thurgood Marshall', 'Valley View', 'Walt Whitman', 'Willow Creek', 'Woodland'],
  ],
  cities: [
    ...[
      'Ashland',
      'Brookfield',
      'Cedar Falls',
      'Centerville',
      'Clinton',
      'Fairview',
      'Franklin',
      'Georgetown',
    ],
    ...['Greenville', 'Hudson', 'Lebanon', 'Madison', 'Marion', 'Milton', 'Newport', 'Oakdale', 'Oxford'],
    ...['Riverside', 'Salem', 'Springfield', 'Union City', 'Winchester'],
  ],
}

/** Of other countries, by the language that schools have their names in. */
export const elsewhere: readonly SchoolNames[] = [
  {
    iso: ['ES', 'MX', 'CO', 'AR', 'CL', 'PE', 'EC', 'CR'],
    kinds: ['Colegio *', 'Instituto *', 'Escuela Primaria *', 'Liceo *', 'Unidad Educativa *'],
    names: [
      'Gabriela Mistral',
      'Simón Bolívar',
      'Sor Juana',
      'Rubén Darío',
      'La Paz',
      'El Olivar',
      'Santa Ana',
    ],
    cities: ['San José', 'Santa Rosa', 'La Unión', 'San Miguel', 'El Carmen', 'Buenavista'],
  },
  {
    iso: ['FR', 'BE', 'SN', 'CI', 'RW'],
    kinds: ['Collège *', 'Lycée *', 'École primaire *', 'Groupe Scolaire *'],
    names: ['Jean Moulin', 'Marie Curie', 'Jules Ferry', 'Les Tilleuls', 'Léopold Senghor', 'Saint-Exupéry'],
    cities: ['Saint-Denis', 'Beaulieu', 'Villeneuve', 'Bellevue', 'Grand-Place', 'Rivière'],
  },
  {
    iso: ['GB', 'IE', 'AU', 'NZ', 'CA', 'IN', 'KE', 'ZA', 'GH'],
    kinds: ['* Primary School', '* Secondary School', '* College', '* Public School', '* Girls’ High School'],
    names: [
      'St. Patrick’s',
      'Queen Victoria',
      'Hillcrest',
      'Riverbank',
      'Nelson Mandela',
      'Ashoka',
      'Wangari',
    ],
    cities: ['Newtown', 'Kingston', 'Hamilton', 'Westport', 'Victoria', 'Richmond'],
  },
  {
    iso: ['DE', 'AT', 'CH'],
    kinds: ['*-Gymnasium', '*-Grundschule', '*-Gesamtschule', 'Realschule *'],
    names: ['Goethe', 'Sophie-Scholl', 'Albert-Einstein', 'Käthe-Kollwitz', 'Astrid-Lindgren', 'Humboldt'],
    cities: ['Neustadt', 'Waldkirch', 'Altenburg', 'Königsberg', 'Rosenheim'],
  },
  {
    iso: ['BR', 'PT'],
    kinds: ['Escola Municipal *', 'Escola Básica *', 'Colégio *', 'Escola Estadual *'],
    names: ['Machado de Assis', 'Cecília Meireles', 'Dom Pedro', 'São João', 'Fernando Pessoa', 'Boa Vista'],
    cities: ['Santo Antônio', 'São Pedro', 'Bom Jesus', 'Vila Nova', 'Nova Esperança'],
  },
  {
    iso: ['JP'],
    kinds: ['* Elementary School', '* Junior High School', '* High School'],
    names: ['Aoba', 'Fujimi', 'Hikari', 'Kitano', 'Midorigaoka', 'Minami', 'Sakura', 'Wakaba'],
    cities: ['Aomori', 'Kanazawa', 'Matsue', 'Nagano', 'Ōtsu'],
  },
]

/** Nobody has listed the schools of these. */
export const statesWithoutSchools: readonly string[] = [
  'Alaska',
  'District of Columbia',
  'Vermont',
  'Wyoming',
]
