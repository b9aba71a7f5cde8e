import type { profileEndpoints } from '../../../src/contract/endpoints/profile.ts'
import { isLibrarian } from '../../../src/contract/rules/user-types.ts'
import { profileSentences } from '../../../src/contract/server-messages/profile.ts'
import { refuse } from '../../errors.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { avatarHoldsUntil } from '../files/area.ts'
import { aboutMeHoldsUntil, findUser, takeVerifiedNotice } from '../teachers/area.ts'
import { balancesHoldUntil } from '../tokens/area.ts'
import { keepDraft } from './keep-draft.ts'
import { endDraft, findDraft } from './repository/drafts.ts'
import { findProfile } from './repository/profile.ts'
import { saveProfile } from './save.ts'

export const handlers = (services: Services): Handlers<keyof typeof profileEndpoints> => {
  const { db } = services
  return {
    'GET /api/teacher/user': async ({ teacher }) => {
      const user = await findUser(services, teacher.id)
      if (!user) throw refuse('signInAgain')
      const freshUntil = Math.min(
        avatarHoldsUntil(user.avatar),
        await balancesHoldUntil(db, teacher.id),
        isLibrarian(teacher) ? await aboutMeHoldsUntil(db, teacher.id) : Number.POSITIVE_INFINITY,
      )
      return { data: user, freshUntil }
    },

    'GET /api/teacher/profile': async ({ teacher }) => ({ data: await findProfile(db, teacher.id) }),

    'PUT /api/teacher/profile': async ({ teacher, body }) => ({
      message: profileSentences.profileSaved,
      data: { user: await saveProfile(services, teacher.id, body) },
    }),

    'POST /api/teacher/profile/verified-notice': async ({ teacher }) => ({
      data: teacher.operator === null && (await takeVerifiedNotice(db, teacher.id)),
    }),

    'GET /api/teacher/profile/draft': async ({ teacher }) => ({ data: await findDraft(db, teacher.id) }),

    'PUT /api/teacher/profile/draft': async ({ teacher, body }) => {
      await keepDraft(db, teacher.id, body)
      return {}
    },

    'DELETE /api/teacher/profile/draft': async ({ teacher }) => {
      await endDraft(db, teacher.id)
      return {}
    },
  }
}
