import type { Data } from '../../contract/endpoints/all.ts'
import type { DraftPlace } from '../forms/keep-draft.ts'
import { call } from '../http/call.ts'
import { draftOf, keptValues, type ProfileDraft } from './profile-draft.ts'

export type KeptProfile = Data<'GET /api/teacher/profile/draft'>

/**
 * Keeps a profile that is being filled in at the server, so that it goes on at any machine.
 * @param kept what the server had when the form was opened, over what the form began with
 */
export function serverDraft(kept: KeptProfile, draft: ProfileDraft): DraftPlace<ProfileDraft> {
  return {
    load: async () => kept && { ...draft, ...draftOf(kept.values), step: kept.step },
    async save(now) {
      // it may be on its way while the page is left
      await call(
        'PUT /api/teacher/profile/draft',
        { step: now.step, values: keptValues(now) },
        { keepalive: true },
      )
    },
    // a saved profile ends its draft at the server
    discard: async () => {},
  }
}
