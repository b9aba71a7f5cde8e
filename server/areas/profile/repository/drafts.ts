import { eq, sql } from 'drizzle-orm'
import type { ProfileDraftValues } from '../../../../src/contract/entities/profile.ts'
import { PROFILE_DRAFT_KEPT_DAYS } from '../../../../src/contract/limits/profile-drafts.ts'
import type { Database } from '../../../db/database.ts'
import { gone } from '../../../db/sweep-rule.ts'
import { profileDrafts } from '../schema.ts'

interface Draft {
  step: number
  values: ProfileDraftValues
}

export async function findDraft(
  db: Database,
  teacherId: number,
): Promise<(Draft & { updated_at: string }) | null> {
  const { step, values, updated_at } = profileDrafts
  const [draft] = await db
    .select({ step, values, updated_at })
    .from(profileDrafts)
    .where(eq(profileDrafts.teacher_id, teacherId))
  return draft ? { ...draft, updated_at: draft.updated_at.toISOString() } : null
}

/** The latest one is the one that counts. */
export async function putDraft(db: Database, teacher_id: number, draft: Draft): Promise<void> {
  await db
    .insert(profileDrafts)
    .values({ teacher_id, ...draft })
    .onConflictDoUpdate({ target: profileDrafts.teacher_id, set: { ...draft, updated_at: sql`now()` } })
}

export async function endDraft(db: Database, teacherId: number): Promise<void> {
  await db.delete(profileDrafts).where(eq(profileDrafts.teacher_id, teacherId))
}

export const draftsSweep = gone(profileDrafts, 'updated_at', PROFILE_DRAFT_KEPT_DAYS)
