import { atom } from 'nanostores'
import { useEffect, useMemo, useState } from 'react'
import type { Caption } from '../../contract/entities/caption.ts'
import type { TeacherSubmission } from '../../contract/entities/teacher-submission.ts'
import { savedCaptions } from '../../core/captions/saved-captions.ts'
import type { LoadState } from '../../core/http/load.ts'
import { useStore } from '../../core/use-store.ts'

/** The captions of a video, as far as they are known. */
export interface SavedCaptions {
  /** Null until they have come once; those before them stay until then. */
  lines: readonly Caption[] | null
  /** Why they did not come; null otherwise. */
  failed: string | null
  retry: () => void
  /** They were saved here, and are these now. */
  take: (lines: readonly Caption[]) => void
}

const NONE: readonly Caption[] = []
const $none = atom<LoadState<readonly Caption[]>>({ at: 'ready', data: NONE })

/**
 * The captions of a video that is shown. They do not come with each poll: they are asked for when the video is there,
 * and when a poll tells that they are others.
 */
export function useSavedCaptions(
  video: Pick<TeacherSubmission, 'id' | 'captions_version'> | null,
): SavedCaptions {
  const id = video?.id ?? 0
  const version = video?.captions_version ?? null
  // a version is one question
  const load = useMemo(() => (version === null ? null : { ...savedCaptions(id), version }), [id, version])
  const state = useStore(load?.$state ?? $none)
  const [known, setKnown] = useState<{ id: number; lines: readonly Caption[] }>()
  useEffect(() => {
    if (state.at === 'ready') setKnown({ id, lines: state.data })
  }, [id, state])
  return {
    lines: known?.id === id ? known.lines : null,
    failed: state.at === 'failed' ? state.reason : null,
    retry: () => void load?.retry(),
    take: lines => setKnown({ id, lines }),
  }
}
