import type { Answer, TestApp } from '../../support/server.ts'
import type { IdField, Malformed } from './id-fields.ts'

export interface World {
  server: TestApp
  /** Access tokens of a teacher and of somebody whom they share a class pairing with. */
  own: string
  partner: string
  /** Of somebody who has nothing to do with either. */
  foreign: string
}

/** Value, the status that it gets, and the code where one belongs to it. */
export type Case = readonly [value: string, status: number, code?: number]

export interface Entry {
  call: (world: World, value: string) => Promise<Answer>
  /** Null where nobody owns such a thing, which the entry says why. */
  cases: (world: World) => Promise<Record<'own' | 'partner' | 'foreign' | 'missing', Case | null>>
  /** Fails where an answer, a good one too, tells what it should not. */
  check?: (answer: Answer, value: string, whose: 'own' | 'partner' | 'foreign' | 'missing') => void
  /** What a malformed value gets; 422 unless told. */
  refused?: Partial<Record<Malformed, number>>
}

/** What a file of `entries` has for the fields of its area. */
export type Entries = { [Field in IdField]?: Entry }

/** An id that nothing has. */
export const MISSING = '2147483647'
