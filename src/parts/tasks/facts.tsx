export interface FactsProps {
  /** One that has no value is left out. */
  facts: readonly [label: string, value: string | false | undefined][]
}

/** What there is to know of a task, in a few words each. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="cx-task-facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
