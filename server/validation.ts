import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { commonSentences } from '../src/contract/server-messages/common.ts'
import { refuse } from './errors.ts'

type Fields = Record<string, string[]>
type Property = { type?: string; items?: { type?: string }; minLength?: number; refusal?: string }
type Properties = Record<string, Property>

const WHOLE_NUMBER = /^-?\d{1,15}$/

const propertiesOf = (schema: TSchema) => (schema as { properties?: Properties }).properties ?? {}

const numberFromText = (value: unknown): unknown =>
  typeof value === 'string' && WHOLE_NUMBER.test(value) ? Number(value) : value

/**
 * What stands once in a query is a list of one where the schema asks for a list. One without a value is how a form sends
 * 'all' (P2 §5), and no value of it.
 */
function fromText({ type, items }: Property, value: unknown): unknown {
  if (type === 'integer') return numberFromText(value)
  if (type !== 'array') return value
  const list = (Array.isArray(value) ? value : [value]).filter(item => item !== '')
  return items?.type === 'integer' ? list.map(numberFromText) : list
}

/** Text of a path or a query as the numbers that its schema asks for; anything else stays text and is refused. */
function numbersFromText(schema: TSchema, given: Record<string, unknown>): Record<string, unknown> {
  const properties = propertiesOf(schema)
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, fromText(properties[name] ?? {}, value)]),
  )
}

/** Where a NUL stands in it: PostgreSQL takes none, and nobody types one. */
function nulsIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [path] : []
  if (typeof value !== 'object' || value === null || value instanceof Blob) return []
  return Object.entries(value).flatMap(([name, inside]) => nulsIn(inside, `${path}/${name}`))
}

/** Most polls come without a query; there is nothing to drop from it. */
const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

function sentence(error: TLocalizedValidationError, part: string, schema: TSchema): string {
  const property = propertiesOf(schema)[error.instancePath.split('/')[1] ?? '']
  if (part === 'params') return commonSentences.idNotValid
  if (property?.refusal) return property.refusal
  if (error.keyword === 'maxLength') return commonSentences.tooLong(error.params.limit)
  if (error.keyword === 'minLength' && error.params.limit === 1) return commonSentences.fieldRequired
  return commonSentences.fieldNotValid
}

/** The sentences for each field at fault; a field that the whole value lacks is 'Field required.'. */
function fieldsAtFault(errors: TLocalizedValidationError[], part: string, schema: TSchema): Fields {
  const fields: Fields = {}
  const add = (path: string, text: string) => {
    const name = path.split('/').filter(Boolean).join('.')
    if (name && !fields[name]?.includes(text)) fields[name] = [...(fields[name] ?? []), text]
  }
  for (const error of errors) {
    if (error.keyword === 'required') {
      for (const name of error.params.requiredProperties) {
        add(`${error.instancePath}/${name}`, commonSentences.fieldRequired)
      }
    } else add(error.instancePath, sentence(error, part, schema))
  }
  return fields
}

/** One sentence says more than 'some of the information': it becomes the message too. */
function overall(fields: Fields): string {
  const sentences = Object.values(fields).flat()
  const [only] = sentences
  const tellsEnough = only !== commonSentences.fieldRequired && only !== commonSentences.fieldNotValid
  return only && sentences.length === 1 && tellsEnough ? only : commonSentences.badInput
}

const made = new WeakMap<TSchema, Validator>()

/** A schema becomes code with the first request that needs it, as in serialization.ts. */
function validatorOf(schema: TSchema): Validator {
  const validator = made.get(schema) ?? Compile(schema)
  made.set(schema, validator)
  return validator
}

/**
 * Checks a part of a request against its contract. Path and query arrive as text and are read as numbers where the
 * contract says so; a body is taken as it is. Fields that the contract does not name are dropped.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const part = httpPart ?? 'body'
  return given => {
    const validator = validatorOf(schema)
    const isRecord = typeof given === 'object' && given !== null && !Array.isArray(given)
    const value = part === 'body' ? given : numbersFromText(schema, isRecord ? given : {})
    const nuls = nulsIn(value)
    if (nuls.length === 0 && validator.Check(value))
      return { value: isEmpty(value) ? value : validator.Clean(value) }
    // A missing body is the same as one without fields.
    const errors = validator.Errors(value ?? {})
    const fields = fieldsAtFault(errors, part, schema)
    for (const path of nuls) {
      const name = path.split('/').filter(Boolean).join('.')
      if (name) fields[name] ??= [commonSentences.fieldNotValid]
    }
    return { error: refuse('badInput', { fields, message: overall(fields) }) }
  }
}
