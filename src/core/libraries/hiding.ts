import type { LibraryConnectionRequest } from '../../contract/entities/library-connection-request.ts'
import { UNDO_OFFERED_MS } from '../../contract/limits/undo.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { createUndoOffer } from '../lists/undo-offer.ts'
import { libraryConnections as t } from '../messages/library-connections.ts'

type Hidden = Pick<LibraryConnectionRequest, 'id' | 'name' | 'school_name'>

/** What is made of a request that one sees, and of one that one has hidden. */
export type HidingAct = 'hide' | 'show'

/**
 * - `done`: it is out of the list, and comes back with a press
 * - `back`: it is there again
 * - `all`: those that were hidden are all shown again
 * - `failed`: it was not done, and stands where it stood; `again` does the same once more, where that may help
 */
export type HidingTold =
  | { at: 'none' }
  | { at: 'done' | 'back'; act: HidingAct; request: Hidden }
  | { at: 'all' }
  | { at: 'failed'; act: HidingAct; reason: string; again: (() => void) | null }

interface HidingOptions {
  takeOut: (id: number) => void
  putBack: (id: number) => void
  /** The server has done it: of which request, or of all that were hidden (null). */
  changed: (id: number | null, act: HidingAct) => void
}

const opposite = { hide: 'show', show: 'hide' } as const satisfies Record<HidingAct, HidingAct>

const send = (act: HidingAct, id: number) =>
  act === 'hide'
    ? call('POST /api/teacher/librarian-connection-request/{id}/create-hidden', undefined, { params: { id } })
    : call('DELETE /api/teacher/librarian-connection-request/{id}/delete-hidden', undefined, {
        params: { id },
      })

/** Requests that one does not want to see, or does again: done at once, and undone as long as that is offered (P2 §4). */
export function createHiding({ takeOut, putBack, changed }: HidingOptions) {
  const offer = createUndoOffer<HidingTold>(UNDO_OFFERED_MS, { at: 'none' }, ({ at }) =>
    ['done', 'back', 'all'].includes(at),
  )
  /** One after the other, so that what is undone has been done before. */
  let line: Promise<unknown> = Promise.resolve()
  /** What was asked for last of each. */
  const wanted = new Map<number, HidingAct>()

  function fail(act: HidingAct, error: unknown, retry: () => void): void {
    const { reason, again } = explainFailure(error, t.hidingFailed[act])
    offer.tell({ at: 'failed', act, reason, again: again ? retry : null })
  }

  function queue(act: HidingAct, id: number, failed: (error: unknown) => void): Promise<void> {
    wanted.set(id, act)
    const job = line
      .then(() => send(act, id))
      .then(
        () => changed(id, act),
        error => {
          if (wanted.get(id) === act) failed(error)
        },
      )
    line = job
    return job
  }

  function make(act: HidingAct, request: Hidden): Promise<void> {
    const { id } = request
    takeOut(id)
    offer.tell({ at: 'done', act, request })
    return queue(act, id, error => {
      putBack(id)
      fail(act, error, () => void make(act, request))
    })
  }

  function undo(act: HidingAct, request: Hidden): Promise<void> {
    const { id } = request
    putBack(id)
    offer.tell({ at: 'back', act, request })
    return queue(opposite[act], id, error => {
      takeOut(id)
      fail(opposite[act], error, () => void undo(act, request))
    })
  }

  /** Show All (P2 §4): what is hidden while it is under way stays hidden. */
  function showAll(): Promise<void> {
    offer.tell({ at: 'none' })
    const job = line
      .then(() => call('DELETE /api/teacher/librarian-connection-request/delete-hidden'))
      .then(
        () => {
          offer.tell({ at: 'all' })
          changed(null, 'show')
        },
        error => fail('show', error, () => void showAll()),
      )
    line = job
    return job
  }

  return {
    $told: offer.$told,
    make,
    /** Takes back what is told just now. */
    undo(): void {
      const told = offer.$told.get()
      if (told.at === 'done') void undo(told.act, told.request)
    },
    showAll,
    hold: offer.hold,
    dismiss: () => offer.tell({ at: 'none' }),
    stop: offer.stop,
  }
}

export type HidingStore = ReturnType<typeof createHiding>
