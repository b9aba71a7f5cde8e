import { atom } from 'nanostores'
import type { Caption } from '../../contract/entities/caption.ts'
import { CAPTIONS_MAX } from '../../contract/limits/captions.ts'
import { captionIssue, inOrder } from '../../contract/rules/captions.ts'
import { readWebVtt } from '../../core/captions/read-webvtt.ts'
import { call } from '../../core/http/call.ts'
import { explain } from '../../core/http/explain.ts'
import { captions as t } from '../../core/messages/captions.ts'

/** A line as it is typed, with a name of its own for as long as it is edited; times are seconds as text. */
export interface TypedLine {
  key: number
  start: string
  end: string
  text: string
}

type Progress =
  | { at: 'editing' }
  | { at: 'saving' }
  | { at: 'saved' }
  | { at: 'loaded'; count: number }
  | { at: 'failed'; reason: string }

/** So long is a caption shown that is added, unless the next one comes before. */
const NEW_LINE_SECONDS = 3

const seconds = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.')))

export const asCaption = ({ start, end, text }: TypedLine): Caption => ({
  start: seconds(start),
  end: seconds(end),
  text,
})

/** To tenths: nobody writes or hears them finer. */
const typedTime = (time: number) => String(Math.round(time * 10) / 10)

/** What of the lines can be shown over the video already. */
export const shownLines = (lines: readonly TypedLine[]): Caption[] =>
  inOrder(lines.map(asCaption).filter(line => captionIssue(line) === null))

/**
 * The captions of one saved video while their owner edits them.
 * @param saved hears of them as the server keeps them
 */
export function createCaptions(
  id: number,
  before: readonly Caption[],
  saved: (kept: readonly Caption[]) => void,
) {
  let lastKey = 0
  const typed = ({ start, end, text }: Caption): TypedLine => ({
    key: ++lastKey,
    start: String(start),
    end: String(end),
    text,
  })
  const $lines = atom<readonly TypedLine[]>(before.map(typed))
  const $progress = atom<Progress>({ at: 'editing' })
  /** Told at the fields only once somebody has asked to save. */
  const $isChecked = atom(false)
  const $removed = atom<{ line: TypedLine; index: number } | null>(null)
  let kept = JSON.stringify(shownLines($lines.get()))

  function set(lines: readonly TypedLine[]): void {
    $lines.set(lines)
    if ($progress.get().at !== 'saving') $progress.set({ at: 'editing' })
  }

  const isChanged = () =>
    JSON.stringify(shownLines($lines.get())) !== kept ||
    $lines.get().some(line => captionIssue(asCaption(line)) !== null)

  return {
    $lines,
    $progress,
    $isChecked,
    $removed,

    isChanged,

    /** Adds a line at a time of the video; tells its key. */
    add(time: number): number | null {
      if ($lines.get().length >= CAPTIONS_MAX) {
        $progress.set({ at: 'failed', reason: t.tooMany(CAPTIONS_MAX) })
        return null
      }
      const at = Math.round(time * 10) / 10
      const next = $lines.get().findIndex(line => seconds(line.start) > at)
      const following = $lines.get()[next]
      const end = Math.min(
        at + NEW_LINE_SECONDS,
        following ? seconds(following.start) : Number.POSITIVE_INFINITY,
      )
      const line = { key: ++lastKey, start: typedTime(at), end: typedTime(end), text: '' }
      set(next < 0 ? [...$lines.get(), line] : $lines.get().toSpliced(next, 0, line))
      $removed.set(null)
      return line.key
    },

    change: (key: number, changes: Partial<Omit<TypedLine, 'key'>>) =>
      set($lines.get().map(line => (line.key === key ? { ...line, ...changes } : line))),

    remove(key: number): void {
      const index = $lines.get().findIndex(line => line.key === key)
      const line = $lines.get()[index]
      if (!line) return
      $removed.set({ line, index })
      set($lines.get().toSpliced(index, 1))
    },

    undo(): void {
      const removed = $removed.get()
      $removed.set(null)
      if (removed) set($lines.get().toSpliced(removed.index, 0, removed.line))
    },

    /** Takes the lines of a WebVTT file in place of those that are there. */
    async load(file: Blob): Promise<void> {
      try {
        const found = await readWebVtt(file)
        if (found.length === 0) throw new Error('no captions')
        if (found.length > CAPTIONS_MAX) {
          $progress.set({ at: 'failed', reason: t.tooMany(CAPTIONS_MAX) })
          return
        }
        $removed.set(null)
        $lines.set(found.map(typed))
        $progress.set({ at: 'loaded', count: found.length })
      } catch {
        $progress.set({ at: 'failed', reason: t.unreadable })
      }
    },

    /** Saves them all; the first one that is wrong is told instead, by its key. */
    async save(): Promise<number | null> {
      $isChecked.set(true)
      const wrong = $lines.get().find(line => captionIssue(asCaption(line)) !== null)
      if (wrong || $progress.get().at === 'saving') return wrong?.key ?? null
      $progress.set({ at: 'saving' })
      try {
        const sent = shownLines($lines.get())
        const { data } = await call(
          'PUT /api/teacher/teacher-submissions/{id}/captions',
          { captions: sent },
          { params: { id } },
        )
        kept = JSON.stringify(sent)
        // what was typed meanwhile is not
        $progress.set({ at: isChanged() ? 'editing' : 'saved' })
        saved(data)
      } catch (error) {
        $progress.set({ at: 'failed', reason: explain(error, t.saveFailed) })
      }
      return null
    },
  }
}

export type CaptionStore = ReturnType<typeof createCaptions>
