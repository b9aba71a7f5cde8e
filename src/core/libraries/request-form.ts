import { atom } from 'nanostores'
import type { LibraryConnectionRequest } from '../../contract/entities/library-connection-request.ts'
import { AGREEMENT_MISSING } from '../../contract/error-codes/classrooms.ts'
import {
  LIBRARY_REQUEST_GONE,
  LIBRARY_REQUEST_TAKEN,
} from '../../contract/error-codes/library-connections.ts'
import {
  type LibraryRequestContext,
  type LibraryRequestField,
  libraryRequestRules,
} from '../../contract/rules/library-request-form.ts'
import { libraryRequestSentence } from '../../contract/server-messages/library-connections.ts'
import { createForm } from '../forms/create-form.ts'
import type { Sentences } from '../forms/form-types.ts'
import { keepChanges } from '../forms/keep-changes.ts'
import { createRetryKey } from '../forms/retry-key.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { asRefusal } from '../http/failure.ts'
import { libraryRequestForm as t } from '../messages/library-request-form.ts'
import { createRequestChoices } from './request-choices.ts'
import { bodyOf, draftOf, type RequestDraft, requestDraftChecks } from './request-draft.ts'

/**
 * Why a request was not saved, where no field alone is to blame. `over`: the one that was edited is gone, or a library has
 * connected to it; what is typed may be posted as a new one.
 */
export interface RequestFailure {
  why: 'unsigned' | 'over' | 'call'
  reason: string
  /** The same may go better another time. */
  again: boolean
}

const whys: Readonly<Record<number, RequestFailure['why']>> = {
  [AGREEMENT_MISSING]: 'unsigned',
  [LIBRARY_REQUEST_GONE]: 'over',
  [LIBRARY_REQUEST_TAKEN]: 'over',
}

/** What is wrong with each field, in sentences (P2 §5). */
function requestErrors(draft: RequestDraft, context: LibraryRequestContext): Sentences<LibraryRequestField> {
  const issues = libraryRequestRules(draft, context)
  const said: Sentences<LibraryRequestField> = {}
  for (const field of Object.keys(issues) as LibraryRequestField[]) {
    const issue = issues[field]
    if (issue) said[field] = libraryRequestSentence(issue)
  }
  return said
}

/** State of the form that posts a request, or posts one's own again; what is typed is kept in this tab. */
export function createLibraryRequestForm(
  request: LibraryConnectionRequest | null,
  saved: (request: LibraryConnectionRequest) => void,
) {
  const key = createRetryKey()
  const $context = atom<LibraryRequestContext>({})

  async function send(draft: RequestDraft, signal: AbortSignal): Promise<LibraryConnectionRequest> {
    const body = bodyOf(draft)
    if (!request) {
      const options = { signal, idempotencyKey: key.of(body) }
      return (await call('POST /api/teacher/librarian-connection-request', body, options)).data
    }
    const options = { params: { id: request.id }, signal }
    return (await call('PUT /api/teacher/librarian-connection-request/{id}', body, options)).data
  }

  const form = createForm<RequestDraft, LibraryConnectionRequest, RequestFailure, LibraryRequestContext>({
    fields: draftOf(request),
    $context,
    check: requestErrors,
    send,
    explain(error, refused) {
      if (Object.keys(refused).length > 0) return null
      const why = whys[asRefusal(error)?.errorCode ?? 0] ?? 'call'
      return { why, ...explainFailure(error, t.saveFailed) }
    },
    taken(done) {
      key.forget()
      saved(done)
    },
  })
  const changes = keepChanges(form, {
    name: `library request ${request?.id ?? 'new'}`,
    checks: requestDraftChecks,
  })

  return {
    form,
    changes,
    choices: createRequestChoices(form, context => $context.set(context)),
    isChanged: () => Object.keys(form.changes()).length > 0,
    /** What is typed, which goes on in the form of another request: nothing of it is kept as a change of this one. */
    handOver(): RequestDraft {
      const typed = form.$draft.get()
      changes.discard()
      return typed
    },
    /** Posts what was typed in another form, and keeps it as its own until that is done. */
    takeOver(typed: RequestDraft): Promise<void> {
      for (const field of Object.keys(typed) as (keyof RequestDraft)[]) form.set(field, typed[field] as never)
      return form.submit()
    },
  }
}

export type LibraryRequestFormStore = ReturnType<typeof createLibraryRequestForm>
