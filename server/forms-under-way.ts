import type { FastifyRequest } from 'fastify'
import { FORMS_UNDER_WAY_MAX_BYTES } from '../src/contract/limits/files.ts'
import { addressKey } from './address-key.ts'
import { refuse } from './errors.ts'

/** What is under way on an ordinary line has come by then, or some of it. */
const WAIT_SECONDS = 60

export interface FormsUnderWay {
  /** @throws 429 when what this sender has under way leaves no room for so many bytes */
  begin: (request: FastifyRequest, bytes: number) => void
  end: (request: FastifyRequest) => void
}

/**
 * The forms that are on their way to this node. Each lies on its disk until it is answered, also one that never ends and
 * one that is refused in the end, so each sender has room for so many bytes, by what is announced.
 */
export function createFormsUnderWay(): FormsUnderWay {
  const forms = new Map<FastifyRequest, { sender: string; bytes: number }>()
  return {
    begin(request, bytes) {
      const sender = request.teacher ? `teacher ${request.teacher.id}` : addressKey(request.ip)
      const others = [...forms.values()].filter(form => form.sender === sender)
      const sum = others.reduce((all, form) => all + form.bytes, bytes)
      if (sum > FORMS_UNDER_WAY_MAX_BYTES)
        throw refuse('tooManyAttempts', { retryAfterSeconds: WAIT_SECONDS })
      forms.set(request, { sender, bytes })
    },
    end: request => void forms.delete(request),
  }
}
