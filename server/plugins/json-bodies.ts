import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { refuse } from '../errors.ts'

/** Deeper than any body of the contract, and far from what a check could not follow. */
const DEEPEST = 32

/** More fields and entries than any body of the contract has, in all of it together. */
export const JSON_PARTS_MAX = 2_000

const QUOTE = 34
const COMMA = 44
const BACKSLASH = 92
const OPENING = [91, 123]
const CLOSING = [93, 125]

/**
 * Looks through a text for what would be costly to parse, check and clean: nesting, and objects of very many different
 * fields, of which each costs over a thousand times as much as a character. Whether it is JSON is another's question.
 * @throws 400 when it is nested too deeply, 413 when it has too many parts
 */
function refuseCostly(text: string): void {
  let depth = 0
  let parts = 1
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) isText = !isText
    else if (isText) {
      if (code === BACKSLASH) at += 1
    } else if (code === COMMA) {
      parts += 1
      if (parts > JSON_PARTS_MAX) throw refuse('tooLarge')
    } else if (OPENING.includes(code)) {
      depth += 1
      if (depth > DEEPEST) throw refuse('notJson')
    } else if (CLOSING.includes(code)) depth -= 1
  }
}

/** Reads bodies of JSON, after a look at what reading them would cost. */
export const jsonBodiesPlugin = fp(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      refuseCostly(body)
    } catch (refusal) {
      done(refusal as Error)
      return
    }
    parse(request, body, done)
  })
})
