import type { Partner } from '../../contract/entities/partner.ts'
import { call } from '../http/call.ts'
import { createLoad, type Load } from '../http/load.ts'

/**
 * The partner of a classroom (P3 §2 Global Partner tab), asked for once; refused with code 118 without one.
 * @param failed what to say of a failure that brings no sentence of its own, where it is told
 */
export const loadPartner = (classroomId: number, failed?: string): Load<Partner> =>
  createLoad(
    signal =>
      call('GET /api/teacher/classrooms/{id}/partner', undefined, { params: { id: classroomId }, signal }),
    failed === undefined ? {} : { failed },
  )
