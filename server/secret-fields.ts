import type { Endpoint } from '../src/contract/endpoint.ts'
import { endpoints } from '../src/contract/endpoints/all.ts'

/** What we read of a JSON schema. */
export interface FieldSchema {
  type?: string | readonly string[]
  properties?: Readonly<Record<string, FieldSchema>>
  items?: FieldSchema
  anyOf?: readonly FieldSchema[]
  'x-secret'?: boolean
}

/** Every field of a schema by its name, however deep it stands. */
function fieldsOf({
  properties = {},
  items,
  anyOf = [],
}: FieldSchema): [name: string, schema: FieldSchema][] {
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf]
  return [...Object.entries(properties), ...inner.flatMap(fieldsOf)]
}

/** Every field of the calls: of their paths, queries, bodies and replies. */
export const contractFields = (calls: Readonly<Record<string, Endpoint>> = endpoints) =>
  Object.values(calls).flatMap(({ params, query, body, data }) =>
    [params, query, body, data].flatMap(schema => (schema ? fieldsOf(schema as FieldSchema) : [])),
  )

/** Names of the fields that the contract marks as secret. */
export const secretFields = (calls?: Readonly<Record<string, Endpoint>>): string[] => [
  ...new Set(contractFields(calls).flatMap(([name, schema]) => (schema['x-secret'] ? [name] : []))),
]
