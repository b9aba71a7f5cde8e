import type { agreementEndpoints } from '../../../src/contract/endpoints/agreements.ts'
import { refuse } from '../../errors.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { formLink, providerLink } from './form-link.ts'
import { isSigned, mayAskFor, type Subject, schoolOf, writtenSchoolOf } from './repository.ts'

const linkFor = ({ tokens, config }: Pick<Services, 'tokens' | 'config'>, subject: Subject) =>
  config.agreementUrl
    ? providerLink(config.agreementUrl, subject)
    : formLink(tokens, config.publicOrigin, subject)

export const handlers = ({ db, tokens, config }: Services): Handlers<keyof typeof agreementEndpoints> => ({
  'GET /api/teacher/profile/teacher-agreement-status': async ({ query, teacher }) => {
    const ofTeacher = query.school === 'unlisted' ? writtenSchoolOf : schoolOf
    const school_id = query.school_id ?? (await ofTeacher(db, teacher.id))
    const subject = { school_id, teacher_id: teacher.id }
    const signed = await isSigned(db, subject)
    if (signed === null) throw refuse('notFound')
    const signs = !signed && (await mayAskFor(db, subject))
    return { data: { signed, school_id, link: signs ? linkFor({ tokens, config }, subject) : null } }
  },
})
