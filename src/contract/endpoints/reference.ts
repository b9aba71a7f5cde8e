import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import {
  AgeRange,
  Country,
  DescribedLevel,
  Id,
  Language,
  NumberOfStudentsRange,
  State,
  Subject,
} from '../entities/reference.ts'

/** Lists that change with a release, not with a click (P1 §7 Reference data). */
export const referenceEndpoints = {
  'GET /api/teacher/subjects': {
    summary: 'Subjects a classroom can have.',
    spec: 'P1 §7',
    access: 'teacher',
    data: Type.Array(Subject),
    revalidates: true,
  },
  'GET /api/teacher/languages': {
    summary: 'Languages, native and of instruction.',
    spec: 'P1 §7',
    access: 'teacher',
    data: Type.Array(Language),
    revalidates: true,
  },
  'GET /api/teacher/levels': {
    summary: 'Levels of a world-language course, and what each of them means.',
    spec: 'P1 §7',
    access: 'teacher',
    data: Type.Array(DescribedLevel),
    revalidates: true,
  },
  'GET /api/teacher/age-ranges': {
    summary: 'Age ranges, youngest first.',
    spec: 'P1 §7',
    access: 'teacher',
    data: Type.Array(AgeRange),
    revalidates: true,
  },
  'GET /api/teacher/subjects/{id}': {
    summary: 'One subject; 404 when there is none.',
    spec: 'P1 §7',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    data: Subject,
    revalidates: true,
  },
  'GET /api/teacher/number-students-ranges': {
    summary: 'How many students a classroom can have, the fewest first.',
    spec: 'P1 §7',
    access: 'teacher',
    data: Type.Array(NumberOfStudentsRange),
    revalidates: true,
  },
  'GET /api/teacher/countries': {
    summary: 'All countries, by name.',
    spec: 'P1 §7',
    access: 'teacher',
    data: Type.Array(Country),
    revalidates: true,
  },
  'GET /api/teacher/countries/{id}/states': {
    summary: 'The states of a country, by name; none where its address has none.',
    spec: 'P1 §7',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    data: Type.Array(State),
    revalidates: true,
  },
} as const satisfies EndpointMap
