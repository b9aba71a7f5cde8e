import assert from 'node:assert/strict'
import type { Data } from '../../src/contract/endpoints/all.ts'
import type { ConnectionStage } from './connection-stage.ts'
import type { Answer } from './server.ts'

type Found = Data<'GET /api/teacher/classrooms/{id}/partners'>

/** Searches a partner for a classroom of somebody, Maya unless it is said. */
export const searchPartners = (
  { server, maya }: ConnectionStage,
  id: number,
  query = '',
  { token }: { token: string } = maya,
) => server.call<Found>(`GET /api/teacher/classrooms/${id}/partners${query}`, { token })

export function dataOf({ status, text, body }: Answer<Found>): Found {
  assert.equal(status, 200, text)
  return body.data
}

export const classroomsOf = ({ partners }: Found) => partners.flatMap(({ classrooms }) => classrooms)
