import { hashOf } from '../../one-time-code.ts'
import type { Platform } from './repository/platforms.ts'

/** Where a browser keeps the proof of a login until the launch: with the platform that frames it, or by itself. */
export interface ProofStorage {
  /** The frame of the platform that keeps it; null where none was offered. */
  target: string | null
  /** Whom that frame has to be of (1EdTech, LTI client side postMessages 0.1). */
  origin: string
  /** One for each login, so that launches side by side take nothing from each other. */
  key: string
}

const KEY_CHARACTERS = 12

export const storageOf = ({
  platform,
  state,
  storage_target,
}: {
  platform: Pick<Platform, 'auth_url'>
  state: string
  storage_target: string | null
}): ProofStorage => ({
  target: storage_target,
  origin: new URL(platform.auth_url).origin,
  key: `cx-lti-${hashOf(state).slice(0, KEY_CHARACTERS)}`,
})
