import { and, eq, isNull, sql } from 'drizzle-orm'
import { LTI_DEPLOYMENTS_MAX } from '../../../../src/contract/limits/lti.ts'
import { type Database, rows } from '../../../db/database.ts'
import { ltiDeployments } from '../schema.ts'

interface Deployment {
  platform_id: number
  deployment_id: string
}

/**
 * Opens a deployment of a platform, also one that has ended before; no launch names one by itself then. False where the
 * platform is not open, or has as many as there may be.
 */
export async function openDeployment(
  db: Database,
  { platform_id, deployment_id }: Deployment,
): Promise<boolean> {
  const opened = await rows(
    db,
    sql`with told as (
          update lti_platforms p set adopts_deployment = false
          where id = ${platform_id} and ended_at is null and (
            select count(*) from lti_deployments d
            where d.platform_id = p.id and d.ended_at is null and d.deployment_id <> ${deployment_id}
          ) < ${LTI_DEPLOYMENTS_MAX}
          returning id
        )
        insert into lti_deployments (platform_id, deployment_id) select id, ${deployment_id} from told
        on conflict (platform_id, deployment_id) do update set ended_at = null
        returning id`,
  )
  return opened.length > 0
}

/** Ends a deployment: its users open nothing any more; false where none is open. */
export async function endDeployment(
  db: Database,
  { platform_id, deployment_id }: Deployment,
): Promise<boolean> {
  const ended = await db
    .update(ltiDeployments)
    .set({ ended_at: sql`now()` })
    .where(
      and(
        eq(ltiDeployments.platform_id, platform_id),
        eq(ltiDeployments.deployment_id, deployment_id),
        isNull(ltiDeployments.ended_at),
      ),
    )
    .returning({ id: ltiDeployments.id })
  return ended.length > 0
}

/** The row of a deployment that is open, or null. */
export async function findDeployment(
  db: Database,
  { platform_id, deployment_id }: Deployment,
): Promise<number | null> {
  const [found] = await rows<{ id: number }>(
    db,
    sql`select id from lti_deployments
        where platform_id = ${platform_id} and deployment_id = ${deployment_id} and ended_at is null`,
  )
  return found?.id ?? null
}

/**
 * Opens the deployment that a platform names first, where nobody has said which one it has; null where that is known. Of
 * several at once exactly one is opened.
 */
export async function adoptDeployment(
  db: Database,
  { platform_id, deployment_id }: Deployment,
): Promise<number | null> {
  const [adopted] = await rows<{ id: number }>(
    db,
    sql`with adopting as (
          update lti_platforms set adopts_deployment = false
          where id = ${platform_id} and adopts_deployment and ended_at is null returning id
        )
        insert into lti_deployments (platform_id, deployment_id)
        select id, ${deployment_id} from adopting on conflict do nothing returning id`,
  )
  return adopted?.id ?? null
}
