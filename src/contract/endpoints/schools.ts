import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Id, SchoolMatch } from '../entities/reference.ts'
import { SEARCH_MAX_CHARACTERS } from '../limits/input.ts'
import { SCHOOL_MATCHES_MAX } from '../limits/schools.ts'

const Search = Type.Object({
  search: Type.Optional(
    Type.String({
      maxLength: SEARCH_MAX_CHARACTERS,
      description: 'beginnings of words of the name or the city; without it the first schools by name',
    }),
  ),
})

/** Schools and their agreements (P1 §2 Profile wizard, §5 Profile, §7). */
export const schoolEndpoints = {
  'GET /api/teacher/states/{sid}/schools': {
    summary: `At most ${SCHOOL_MATCHES_MAX} schools of a state that fit a search.`,
    spec: 'P1 §7',
    access: 'teacher',
    params: Type.Object({ sid: Id }),
    query: Search,
    data: Type.Array(SchoolMatch),
  },
  'GET /api/teacher/countries/{id}/schools': {
    summary: `At most ${SCHOOL_MATCHES_MAX} schools of a country that fit a search.`,
    spec: 'P1 §7',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    query: Search,
    data: Type.Array(SchoolMatch),
  },
  'GET /api/teacher/parent-organizations/check-dpa-signed': {
    summary:
      'Whether the data privacy agreement of a school is signed; false for an unknown school, as one that somebody else has written in.',
    spec: 'P1 §7',
    access: 'teacher',
    query: Type.Object({ school_id: Id }),
    data: Type.Boolean(),
  },
} as const satisfies EndpointMap
