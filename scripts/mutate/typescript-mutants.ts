import ts from 'typescript'
import { drizzleMutants } from './drizzle-mutants.ts'
import { type Change, sqlMutants } from './sql-mutants.ts'

const operators: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
}

/** Methods, and the one that is easily taken for it. */
const confused: Record<string, string> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  includes: 'startsWith',
}

/** Methods without which a value has the same type still. */
const droppable = new Set(
  'filter sort toSorted reverse toReversed slice trim toLowerCase toUpperCase normalize replace replaceAll'.split(
    ' ',
  ),
)

/** The bugs of one node, each with the type that the code had. */
function mutantsOf(node: ts.Node, source: ts.SourceFile, usesDrizzle: boolean): Change[] {
  const at = (part: ts.Node) => ({ start: part.getStart(source), end: part.end })
  const text = (part: ts.Node) => part.getText(source)
  const negated = (part: ts.Expression) => ({
    ...at(part),
    replacement: `!(${text(part)})`,
    what: 'condition negated',
  })

  if (ts.isIfStatement(node)) return [negated(node.expression)]
  if (ts.isConditionalExpression(node)) return [negated(node.condition)]
  if (ts.isWhileStatement(node)) return [negated(node.expression)]
  if (ts.isBinaryExpression(node)) return ofOperator(node, source)
  if (ts.isExpressionStatement(node) || ts.isThrowStatement(node))
    return [{ ...at(node), replacement: '{}', what: 'statement dropped' }]
  if (ts.isReturnStatement(node) && isOneOfMany(node))
    return [{ ...at(node), replacement: '{}', what: 'early return dropped' }]
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ ...at(node), replacement: 'false', what: 'turned' }]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ ...at(node), replacement: 'true', what: 'turned' }]
  if (ts.isNumericLiteral(node)) return ofNumber(node, source)
  if (
    ts.isPrefixUnaryExpression(node) &&
    node.operator === ts.SyntaxKind.ExclamationToken &&
    !isCondition(node)
  )
    return [{ ...at(node), replacement: `(${text(node.operand)})`, what: 'not dropped' }]
  if (ts.isArrayLiteralExpression(node)) return entries(node.elements, source)
  if (ts.isObjectLiteralExpression(node)) return entries(node.properties, source)
  if (ts.isTaggedTemplateExpression(node) && text(node.tag) === 'sql')
    return sqlMutants(node.template, source)
  if (ts.isCallExpression(node))
    return [...ofCall(node, source), ...(usesDrizzle ? drizzleMutants(node, source) : [])]
  return []
}

/** The last statement of a function says what it answers; one before it is a way out. */
function isOneOfMany(node: ts.ReturnStatement): boolean {
  return ts.isIfStatement(node.parent) || (ts.isBlock(node.parent) && ts.isIfStatement(node.parent.parent))
}

/** What decides an `if` or a `? :` is negated as a whole. */
function isCondition(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) return parent.expression === node
  return ts.isConditionalExpression(parent) && parent.condition === node
}

function ofOperator(node: ts.BinaryExpression, source: ts.SourceFile): Change[] {
  const { left, operatorToken, right } = node
  const changes: Change[] = []
  const other = operators[operatorToken.kind]
  const start = operatorToken.getStart(source)
  const isNegatedAnyway = /^[!=]==$/.test(operatorToken.getText(source)) && isCondition(node)
  if (other && !isNegatedAnyway)
    changes.push({ start, end: operatorToken.end, replacement: other, what: 'operator' })
  const joins = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken].includes(
    operatorToken.kind,
  )
  if (joins) {
    changes.push({ start: left.end, end: right.end, replacement: '', what: 'condition dropped' })
    changes.push({
      start: left.getStart(source),
      end: right.getStart(source),
      replacement: '',
      what: 'condition dropped',
    })
  }
  if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    changes.push({ start: left.end, end: right.end, replacement: '', what: 'fallback dropped' })
  return changes
}

function ofNumber(node: ts.NumericLiteral, source: ts.SourceFile): Change[] {
  const value = Number(node.text)
  const place = { start: node.getStart(source), end: node.end, what: 'number' }
  const more = { ...place, replacement: String(value + 1) }
  return Number.isInteger(value) && value > 1 ? [more, { ...place, replacement: String(value - 1) }] : [more]
}

/** Each entry of a list or an object, dropped with the comma after it, or before it when it is the last. */
function entries(all: ts.NodeArray<ts.Node>, source: ts.SourceFile): Change[] {
  return all.map((entry, index) => {
    const [before, after] = [all[index - 1], all[index + 1]]
    const start = after || !before ? entry.getStart(source) : before.end
    return { start, end: after ? after.getStart(source) : entry.end, replacement: '', what: 'entry dropped' }
  })
}

function ofCall(node: ts.CallExpression, source: ts.SourceFile): Change[] {
  if (!ts.isPropertyAccessExpression(node.expression)) return []
  const { name, expression } = node.expression
  const changes: Change[] = []
  const other = confused[name.text]
  if (other) changes.push({ start: name.getStart(source), end: name.end, replacement: other, what: 'method' })
  if (droppable.has(name.text))
    changes.push({ start: expression.end, end: node.end, replacement: '', what: `${name.text} dropped` })
  return changes
}

const isOfTypes = (node: ts.Node) =>
  ts.isImportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isTypeNode(node)

/** Every bug that one change can make in a file, in the order of the text. Some of them are type errors. */
export function typescriptMutants(file: string, text: string): Change[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const usesDrizzle = /from 'drizzle-orm/.test(text)
  const changes: Change[] = []
  const visit = (node: ts.Node) => {
    if (isOfTypes(node)) return
    changes.push(...mutantsOf(node, source, usesDrizzle))
    ts.forEachChild(node, visit)
  }
  visit(source)
  const unlike = new Map(
    changes.map(change => [`${change.start}-${change.end}-${change.replacement}`, change]),
  )
  return [...unlike.values()].sort((one, other) => one.start - other.start || one.end - other.end)
}
