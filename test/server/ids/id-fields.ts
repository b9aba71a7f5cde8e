import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { type EndpointKey, endpoints } from '../../../src/contract/endpoints/all.ts'

/** 'GET /api/teacher/classrooms/{id} params.id' */
export type IdField = `${EndpointKey} ${'params' | 'query' | 'body'}.${string}`

interface Schema {
  type?: string
  minimum?: number
  items?: Schema
  anyOf?: Schema[]
  properties?: Record<string, Schema>
}

/** A whole number that cannot be 0, as no id is, or a list of such, which may also come with something about each. */
const isNumber = ({ type, minimum, items }: Schema): boolean =>
  (type === 'integer' && minimum !== 0) || (!!items && [items, ...(items.anyOf ?? [])].some(isNumber))

/** Every part of a path, and whatever else of a call names a thing: by its name, or because it is a whole number. */
export function idFields(): IdField[] {
  return Object.entries<Endpoint>(endpoints).flatMap(([key, endpoint]) =>
    (['params', 'query', 'body'] as const).flatMap(part => {
      const { properties = {} } = (endpoint[part] ?? {}) as Schema
      const found = Object.entries(properties).filter(
        ([name, schema]) => part === 'params' || /(^|_)ids?$/.test(name) || isNumber(schema),
      )
      return found.map(([name]) => `${key as EndpointKey} ${part}.${name}` as const)
    }),
  )
}

/** Values that are no id at all, as they stand in an address. */
export const malformed = {
  negative: ['-1', '-2147483648'],
  zero: ['0', '-0', '00'],
  'too big': ['2147483648', '99999999999999999999'],
  fraction: ['1.5', '1.0', '1e0'],
  text: ['abc', 'null', 'undefined', '1;', '0x1', '[1]'],
  encoded: ['1%27', '%201', '1%20or%201=1', '%2e%2e%2f1', '%F0%9F%92%A9'],
  NUL: ['%00', '1%00'],
} as const

export type Malformed = keyof typeof malformed
