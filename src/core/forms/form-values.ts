/** Names of a form's fields. */
export type FieldName<Values> = keyof Values & string

type Part<Item> = Item extends Blob | string | number | boolean | null ? never : keyof Item & string

type ItemPath<Name extends string, Value> = Value extends readonly (infer Item)[]
  ? `${Name}.${number}` | `${Name}.${number}.${Part<Item>}`
  : never

/** A field, an item of a list (`students.0`), or a part of one (`students.0.first_name`), as the server names them. */
export type Path<Values> =
  | FieldName<Values>
  | { [Name in FieldName<Values>]: ItemPath<Name, Values[Name]> }[FieldName<Values>]

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never

/** What stands at a path. */
export type ValueAt<Values, Place extends string> = Place extends keyof Values
  ? Values[Place]
  : Place extends `${infer List extends FieldName<Values>}.${number}.${infer Name}`
    ? ItemOf<Values[List]>[Name & keyof ItemOf<Values[List]>]
    : Place extends `${infer List extends FieldName<Values>}.${number}`
      ? ItemOf<Values[List]>
      : never

type Fitting<Values, Place extends string, Value> = Place extends unknown
  ? ValueAt<Values, Place> extends Value
    ? Place
    : never
  : never

/** The paths at which such a value stands. */
export type PathTo<Values, Value> = Fitting<Values, Path<Values>, Value>

/** The fields that are lists. */
export type ListName<Values> = Fitting<Values, FieldName<Values>, readonly unknown[]>

type Tree = Readonly<Record<string, unknown>>

export function valueAt<Values extends object, Place extends Path<Values>>(
  values: Values,
  path: Place,
): ValueAt<Values, Place> {
  let value: unknown = values
  for (const key of path.split('.')) value = (value as Tree | undefined)?.[key]
  return value as ValueAt<Values, Place>
}

/** A copy with another value at a path; an index just past the end of a list adds an item. */
export function withValue<Values extends object>(values: Values, path: string, value: unknown): Values {
  return put(values, path.split('.'), value) as Values
}

function put(place: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const copy: Record<string, unknown> = Array.isArray(place) ? ([...place] as never) : { ...(place as Tree) }
  copy[key] = rest.length > 0 ? put(copy[key], rest, value) : value
  return copy
}

/** Whether one of two paths lies within the other, or they are the same. */
export const isRelated = (one: string, other: string): boolean =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`)

/**
 * What is marked by path, after the items of a list were put in another order or taken out.
 * @param from the index before of each item that is there now
 */
export function rearranged<Mark>(
  marks: Readonly<Record<string, Mark>>,
  list: string,
  from: readonly number[],
): Record<string, Mark> {
  const moved: Record<string, Mark> = {}
  for (const path of Object.keys(marks)) {
    const mark = marks[path] as Mark
    const [name, before, ...rest] = path.split('.')
    if (name !== list || before === undefined) moved[path] = mark
    else {
      const now = from.indexOf(Number(before))
      if (now >= 0) moved[[name, now, ...rest].join('.')] = mark
    }
  }
  return moved
}
