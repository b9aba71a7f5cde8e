import type { activityEndpoints } from '../../../src/contract/endpoints/activity.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { noteActivity } from './repository.ts'

export const handlers = ({ db }: Services): Handlers<keyof typeof activityEndpoints> => ({
  'POST /api/teacher/activity': async ({ body, teacher }) => {
    await noteActivity(db, teacher, body)
    return {}
  },
})
