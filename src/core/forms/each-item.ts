import type { Rule } from './form-types.ts'

type ItemRules<Item, Values, Context> = {
  readonly [Name in keyof Item]?: (value: Item[Name], draft: Values, context: Context) => string | undefined
}

/** The rule of a list whose items have parts with rules of their own, as the rows of a table have. */
export function eachItem<Item extends object, Values, Context>(
  rules: ItemRules<Item, Values, Context>,
): Rule<readonly Item[], Values, Context> {
  return (items, draft, context) => {
    const found: Record<string, string | undefined> = {}
    items.forEach((item, index) => {
      for (const name of Object.keys(rules) as (keyof Item & string)[]) {
        found[`${index}.${name}`] = rules[name]?.(item[name], draft, context)
      }
    })
    return found
  }
}
