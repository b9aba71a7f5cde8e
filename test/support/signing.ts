import type { TestApp } from './server.ts'

export const AGREEMENT_STATUS = 'GET /api/teacher/profile/teacher-agreement-status'

export interface AgreementStatus {
  signed: boolean
  school_id: number | null
  link: string | null
}

/** Signs with a link of the data privacy agreement, as the person at the school does. */
export function signWith(server: TestApp, link: string) {
  const { pathname, search } = new URL(link)
  return server.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ signer_name: 'Ada Byron', signer_title: 'Head', consent: '1' }).toString(),
  })
}
