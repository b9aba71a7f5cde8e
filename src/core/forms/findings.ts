import { CallFailure } from '../http/failure.ts'
import type { FormOptions } from './form-types.ts'

/** Sentences by path. */
export type Found = Record<string, string>

export const isAny = (found: object): boolean => Object.keys(found).length > 0

/** Everything that rules and check find in a draft. */
export function findings<Values extends object, Context>(
  { fields, rules, check }: Pick<FormOptions<Values, never, never, Context>, 'fields' | 'rules' | 'check'>,
  draft: Values,
  context: Context,
): Found {
  const found: Found = {}
  const note = (path: string, sentence: string | undefined) => {
    if (sentence) found[path] ??= sentence
  }
  for (const name of Object.keys(fields) as (keyof Values & string)[]) {
    const finding = rules?.[name]?.(draft[name], draft, context) ?? {}
    if (typeof finding === 'string') note(name, finding)
    else for (const part of Object.keys(finding)) note(`${name}.${part}`, finding[part])
  }
  const together: Record<string, string | undefined> = check?.(draft, context) ?? {}
  for (const path of Object.keys(together)) note(path, together[path])
  return found
}

/** The server's first sentence for each of these fields, their items and the parts of those. */
export function refusedFields(fields: object, error: unknown): Found {
  const refused: Found = {}
  if (!(error instanceof CallFailure)) return refused
  for (const path of Object.keys(error.fields)) {
    const [sentence] = error.fields[path] ?? []
    const [name = ''] = path.split('.', 1)
    if (sentence && Object.hasOwn(fields, name)) refused[path] = sentence
  }
  return refused
}
