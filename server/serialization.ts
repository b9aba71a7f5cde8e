import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import type { TSchema } from 'typebox'

type Serialize = (data: unknown) => string

const made = new WeakMap<TSchema, Serialize>()

function serializerOf(schema: TSchema): Serialize {
  const serialize = made.get(schema) ?? fastJson(schema)
  made.set(schema, serialize)
  return serialize
}

/**
 * Writes an answer as its contract says; fields that the contract does not name are left out. A schema becomes code with
 * the first answer that needs it, not with the start: there are hundreds, and they were a quarter of the server's start.
 */
export const serializerCompiler: FastifySerializerCompiler<TSchema> =
  ({ schema }) =>
  data =>
    serializerOf(schema)(data)
