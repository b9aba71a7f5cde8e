import type { ProfileDraftValues } from '../../../src/contract/entities/profile.ts'
import { PROFILE_DRAFT_MAX_BYTES } from '../../../src/contract/limits/profile-drafts.ts'
import type { Database } from '../../db/database.ts'
import { wellFormed } from '../../db/text.ts'
import { refuse } from '../../errors.ts'
import { mayUseAvatar } from './checked-facts.ts'
import { putDraft } from './repository/drafts.ts'

/**
 * Keeps what a teacher has filled in so far, in place of what was kept.
 * @throws 413 when it is more than a profile can be
 */
export async function keepDraft(
  db: Database,
  teacherId: number,
  draft: { step: number; values: ProfileDraftValues },
): Promise<void> {
  if (Buffer.byteLength(JSON.stringify(draft.values)) > PROFILE_DRAFT_MAX_BYTES) throw refuse('tooLarge')
  const { avatar } = draft.values
  // the picture stays for as long as somebody goes on with the draft; one that is not theirs is refused with the profile
  if (avatar) await mayUseAvatar(db, teacherId, avatar)
  await putDraft(db, teacherId, { ...draft, values: wellFormed(draft.values) })
}
