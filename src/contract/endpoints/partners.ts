import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Partner, PartnerMatch } from '../entities/partner.ts'
import { Id } from '../entities/reference.ts'
import { LARGEST_ID } from '../limits/input.ts'
import {
  PARTNER_CLASSROOMS_SHOWN,
  PARTNER_FILTER_VALUES_MAX,
  PARTNER_REPORT_MAX_CHARACTERS,
  PARTNER_REPORTS_PER_HOUR,
  PARTNER_SEARCHES_PER_MINUTE,
  PARTNERS_PAGE_ROWS,
} from '../limits/partners.ts'

const ofClassroom = { access: 'teacher', params: Type.Object({ id: Id }) } as const

/** Values of a filter; without any, also as one that is empty, it lets everything through ('all', P2 §5). */
const filter = () => Type.Optional(Type.Array(Id, { maxItems: PARTNER_FILTER_VALUES_MAX }))

/** Who could be, and who is, the partner of a classroom. 403 with code 10 for a foreign one. */
export const partnerEndpoints = {
  'GET /api/teacher/classrooms/{id}/partners': {
    summary: `Teachers of other countries with classrooms that wait for a partner and fit this one, ${PARTNERS_PAGE_ROWS} on a page, the best match first, each with up to ${PARTNER_CLASSROOMS_SHOWN} classrooms. A filter is sent once for each of its values, and left out for 'all'; 422 at the filter for an id that is not known. 403 with code 129 for who has no global partner, 422 with code 42 once the exchange has expired, 123 when it has a partner. 429 after ${PARTNER_SEARCHES_PER_MINUTE} searches within a minute, pages included.`,
    spec: 'P2 §2 Global partner flow, §5 Partner search filters (decisions, Partner search)',
    ...ofClassroom,
    query: Type.Object({
      'subject_id[]': filter(),
      'lang_instruction_id[]': filter(),
      'lang_native_id[]': filter(),
      'age_range_id[]': filter(),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_ID })),
    }),
    data: Type.Object({
      partners: Type.Array(PartnerMatch),
      total: Type.Integer({ description: 'teachers that are found, on all pages' }),
    }),
  },
  'GET /api/teacher/classrooms/{id}/partner': {
    summary:
      'The partner of a classroom, as the Global Partner tab shows them. 422 with code 118 without one.',
    spec: 'P3 §2 Global Partner tab, P2 §3 Partner',
    ...ofClassroom,
    data: Partner,
  },
  'POST /api/teacher/classrooms/{id}/partner-report': {
    summary: `Reports the partner of a classroom to our team, ${PARTNER_REPORTS_PER_HOUR} times an hour at most, also once the exchange has expired. 422 with the sentence of the field, or with code 118 without a partner.`,
    spec: 'P3 §2 Global Partner tab, §7 Partner and messages (decision 24)',
    ...ofClassroom,
    body: Type.Object({
      report: Type.String({ description: `1 to ${PARTNER_REPORT_MAX_CHARACTERS} letters` }),
    }),
  },
} as const satisfies EndpointMap
