import ts from 'typescript'
import type { Change } from './sql-mutants.ts'

/** Functions of drizzle-orm, and the one that is easily taken for it. */
const confused: Record<string, string> = {
  eq: 'ne',
  ne: 'eq',
  lt: 'lte',
  lte: 'lt',
  gt: 'gte',
  gte: 'gt',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
  asc: 'desc',
  desc: 'asc',
  inArray: 'notInArray',
  notInArray: 'inArray',
  exists: 'notExists',
  notExists: 'exists',
}

/** No test meets the very moment: beside `now()` it is the direction that can be wrong. */
const turned: Record<string, string> = { lt: 'gt', lte: 'gt', gt: 'lt', gte: 'lt' }

const joins: Record<string, string> = { leftJoin: 'innerJoin', innerJoin: 'leftJoin' }

const droppable = new Set(['where', 'orderBy', 'limit', 'for', 'onConflictDoNothing', 'having', 'groupBy'])

/** The bugs that somebody might write into a statement of the query builder. */
export function drizzleMutants(call: ts.CallExpression, source: ts.SourceFile): Change[] {
  const callee = call.expression
  if (ts.isIdentifier(callee)) return functionMutants(callee, call.arguments, source)
  if (!ts.isPropertyAccessExpression(callee)) return []
  const { name, expression } = callee
  const join = joins[name.text]
  if (join) return [{ start: name.getStart(source), end: name.end, replacement: join, what: 'join' }]
  if (!droppable.has(name.text)) return []
  return [{ start: expression.end, end: call.end, replacement: '', what: `${name.text} dropped` }]
}

function functionMutants(
  callee: ts.Identifier,
  given: ts.NodeArray<ts.Expression>,
  source: ts.SourceFile,
): Change[] {
  const isOfNow = given.some(argument => argument.getText(source) === 'sql`now()`')
  const other = (isOfNow ? turned : confused)[callee.text]
  if (other) {
    const start = callee.getStart(source)
    return [{ start, end: callee.end, replacement: other, what: 'SQL operator', needs: other }]
  }
  if (callee.text !== 'and' && callee.text !== 'or') return []
  return given.map(condition => ({
    start: condition.getStart(source),
    end: condition.end,
    replacement: 'undefined',
    what: 'SQL condition dropped',
  }))
}
