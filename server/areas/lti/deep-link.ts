import type { Body, Data } from '../../../src/contract/endpoints/all.ts'
import { ltiPaths } from '../../../src/contract/lti-paths.ts'
import { oneTimeCode } from '../../one-time-code.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { findClassroom } from '../classrooms/area.ts'
import { DEEP_LINKING_CLAIM, LTI_CLAIM } from './claim-names.ts'
import { signForPlatform } from './keys.ts'
import { lockBoth } from './link-launch.ts'
import { refuse } from './refusals.ts'
import { endTicket } from './repository/tickets.ts'

const KEY = 'POST /api/teacher/lti/deep-links'
const MY_CLASSROOMS = 'My Classrooms'

type Item = Body<typeof KEY>['items'][number]

/** A link as the platform keeps it; whoever follows it opens what they may open themselves. */
async function linkTo(
  services: Pick<Services, 'db' | 'tokens' | 'config'>,
  teacher: SignedInTeacher,
  { classroom_id }: Item,
) {
  const list = services.config.publicOrigin + ltiPaths.classrooms
  if (classroom_id === null) return { type: 'ltiResourceLink', title: MY_CLASSROOMS, url: list }
  const { data } = await findClassroom(services, teacher, classroom_id)
  return { type: 'ltiResourceLink', title: data.name, url: `${list}/${classroom_id}` }
}

/**
 * Signs what a teacher has chosen, once (1EdTech, deep linking 2.0, 4.5), for their page to hand to the platform.
 * @throws 403 with code 10 for another's classroom; 409 where no link was asked for; 410 for a ticket that is too old
 */
export async function answerDeepLink(
  services: Pick<Services, 'db' | 'tokens' | 'config'>,
  teacher: SignedInTeacher,
  { ticket, items }: Body<typeof KEY>,
): Promise<Data<typeof KEY>> {
  const links = await Promise.all(items.map(item => linkTo(services, teacher, item)))
  const { deep, platform, deployment } = await services.db.transaction(async transaction => {
    const launch = await lockBoth(transaction, teacher, ticket)
    const { deep } = launch
    if (deep === null) throw refuse('notDeep')
    if (launch.teacher_id !== teacher.id) throw refuse('ticketGone')
    await endTicket(transaction, launch.id)
    return { ...launch, deep }
  })
  const jwt = await signForPlatform(services, {
    ...{ iss: platform.client_id, aud: platform.issuer, azp: platform.issuer, nonce: oneTimeCode() },
    [`${LTI_CLAIM}/message_type`]: 'LtiDeepLinkingResponse',
    [`${LTI_CLAIM}/version`]: '1.3.0',
    [`${LTI_CLAIM}/deployment_id`]: deployment,
    [`${DEEP_LINKING_CLAIM}/content_items`]: links,
    ...(deep.data === null ? {} : { [`${DEEP_LINKING_CLAIM}/data`]: deep.data }),
  })
  return { return_url: deep.return_url, jwt }
}
