import type { DraftPlace } from '../forms/keep-draft.ts'
import { call } from '../http/call.ts'
import { keptValues, type ProfileDraft } from './profile-draft.ts'

/**
 * Keeps a profile that is being filled in at the server, so that it goes on at any machine. What was kept before is
 * no business of this place: the form begins with it.
 */
export const serverDraft: DraftPlace<ProfileDraft> = {
  load: async () => null,
  async save(draft) {
    // it may be on its way while the page is left
    const options = { keepalive: true }
    const { isNotListed: is_not_listed, listedParts } = draft
    const values = { ...keptValues(draft), is_not_listed, listed_parts: [...listedParts] }
    await call('PUT /api/teacher/profile/draft', { step: draft.step, values }, options)
  },
  async discard() {
    try {
      // a saved profile has ended it at the server, but one that was on its way then may have come after it
      await call('DELETE /api/teacher/profile/draft', undefined, { keepalive: true })
    } catch {
      // nothing that was filled in is lost
    }
  },
}
