import type { activityEndpoints } from '../../../src/contract/endpoints/activity.ts'
import { ACTIVITIES_PER_DAY, ACTIVITIES_PER_HOUR } from '../../../src/contract/limits/activity.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { allowAttempt } from '../attempts/area.ts'
import { noteActivity } from './repository.ts'

/** Rows stay for a year, so that a teacher's are bounded; an operator's own are counted apart. */
function allowActivity({ db, tokens }: Services, { id, operator }: SignedInTeacher): Promise<void> {
  const scope = (span: string) => tokens.blind(`activities-${span}`, String(id), operator ?? '')
  return allowAttempt(db, [
    { scope: scope('hour'), attempts: ACTIVITIES_PER_HOUR, windowMinutes: 60 },
    { scope: scope('day'), attempts: ACTIVITIES_PER_DAY, windowMinutes: 24 * 60 },
  ])
}

export const handlers = (services: Services): Handlers<keyof typeof activityEndpoints> => ({
  'POST /api/teacher/activity': async ({ body, teacher }) => {
    await allowActivity(services, teacher)
    await noteActivity(services.db, teacher, body)
    return {}
  },
})
