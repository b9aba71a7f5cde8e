import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { AgeRange, Language, Level, Subject } from '../entities/reference.ts'

/** Lists that change with a release, not with a click (P1 §7 Reference data). */
export const referenceEndpoints = {
  'GET /api/teacher/subjects': {
    summary: 'Subjects a classroom can have.',
    spec: 'P1 §7',
    access: 'teacher',
    data: Type.Array(Subject),
  },
  'GET /api/teacher/languages': {
    summary: 'Languages, native and of instruction.',
    spec: 'P1 §7',
    access: 'teacher',
    data: Type.Array(Language),
  },
  'GET /api/teacher/levels': {
    summary: 'Levels of a world-language course.',
    spec: 'P1 §7',
    access: 'teacher',
    data: Type.Array(Level),
  },
  'GET /api/teacher/age-ranges': {
    summary: 'Age ranges, youngest first.',
    spec: 'P1 §7',
    access: 'teacher',
    data: Type.Array(AgeRange),
  },
} as const satisfies EndpointMap
