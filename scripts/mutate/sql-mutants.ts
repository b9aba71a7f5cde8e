import ts from 'typescript'

/** A change of some characters, before it is known which file they are in. */
export interface Change {
  start: number
  end: number
  replacement: string
  what: string
  needs?: string
}

interface Token {
  text: string
  start: number
  end: number
  /** How many parentheses are open around it. */
  depth: number
}

const TOKEN = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|::|<>|<=|>=|\|\||[A-Za-z_][\w.]*|\d+|\S/g

/** The words of a template in order. What is put in (`${…}`) is one word, '?'. */
function tokensOf(template: ts.TemplateLiteral, source: ts.SourceFile): Token[] {
  const tokens: Token[] = []
  let depth = 0
  const read = (from: number, to: number) => {
    for (const match of source.text.slice(from, to).matchAll(TOKEN)) {
      const text = match[0]
      if (text.startsWith('--')) continue
      if (text === ')') depth -= 1
      tokens.push({
        text: text.toLowerCase(),
        start: from + match.index,
        end: from + match.index + text.length,
        depth,
      })
      if (text === '(') depth += 1
    }
  }
  if (ts.isNoSubstitutionTemplateLiteral(template)) {
    read(template.getStart(source) + 1, template.end - 1)
    return tokens
  }
  read(template.head.getStart(source) + 1, template.head.end - 2)
  for (const { expression, literal } of template.templateSpans) {
    tokens.push({ text: '?', start: expression.getStart(source) - 2, end: expression.end + 1, depth })
    read(literal.getStart(source) + 1, literal.end - (ts.isTemplateTail(literal) ? 1 : 2))
  }
  return tokens
}

/** Words that end a condition. */
const ENDS = new Set(
  'and or where from join left group order limit offset returning on then else end as for union when having set ,'.split(
    ' ',
  ),
)

/** The index after the condition that begins at `from`. */
function endOfCondition(tokens: readonly Token[], from: number): number {
  const depth = tokens[from]?.depth ?? 0
  let isBetween = false
  let cases = 0
  let at = from
  for (; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.depth < depth || (token.text === ')' && token.depth < depth)) break
    if (token.depth > depth) continue
    if (token.text === 'case') cases += 1
    else if (cases > 0) cases -= token.text === 'end' ? 1 : 0
    else if (token.text === 'between') isBetween = true
    else if (token.text === 'and' && isBetween) isBetween = false
    else if (ENDS.has(token.text)) break
  }
  return at
}

/** The index where the condition begins that ends before `to`. */
function startOfCondition(tokens: readonly Token[], to: number): number {
  const depth = tokens[to]?.depth ?? 0
  let at = to
  for (; at > 0; at--) {
    const before = tokens[at - 1] as Token
    if (before.depth < depth) break
    if (before.depth === depth && ENDS.has(before.text)) break
  }
  return at
}

const operators: Record<string, string> = { '=': '<>', '<>': '=', '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
/** No test meets the very moment: `<` and `<=` are the same beside `now()`. */
const turned: Record<string, string> = { '<': '>', '<=': '>', '>': '<', '>=': '<' }

const comparesWithNow = (tokens: readonly Token[], at: number) =>
  tokens[at + 1]?.text === 'now' || (tokens[at - 3]?.text === 'now' && tokens[at - 1]?.text === ')')

const words: Record<string, string> = {
  greatest: 'least',
  least: 'greatest',
  min: 'max',
  max: 'min',
  true: 'false',
  false: 'true',
}

/** Whether an `=` assigns: the last clause before it is `set`. */
function assigns(tokens: readonly Token[], at: number): boolean {
  const { depth } = tokens[at] as Token
  const clause = tokens
    .slice(0, at)
    .findLast(token => token.depth === depth && /^(set|where|on|from|and|or|when|select)$/.test(token.text))
  return clause?.text === 'set'
}

/** The bugs that somebody might write into a statement: each is a statement still. */
export function sqlMutants(template: ts.TemplateLiteral, source: ts.SourceFile): Change[] {
  const tokens = tokensOf(template, source)
  const changes: Change[] = []
  const text = (at: number) => tokens[at]?.text
  const replace = (from: number, to: number, replacement: string, what: string) => {
    const [first, last] = [tokens[from], tokens[to - 1]]
    if (first && last) changes.push({ start: first.start, end: last.end, replacement, what })
  }

  for (const [at, token] of tokens.entries()) {
    if (token.text === 'and' && !tokens.slice(startOfCondition(tokens, at), at).some(isBetween(token))) {
      const end = endOfCondition(tokens, at + 1)
      if (end > at + 1) replace(at, end, '', 'SQL condition dropped')
      const start = startOfCondition(tokens, at)
      if (start < at && text(start - 1) !== 'and') replace(start, at + 1, '', 'SQL condition dropped')
    }
    const operator = comparesWithNow(tokens, at) ? turned[token.text] : operators[token.text]
    if (operator && !(token.text === '=' && assigns(tokens, at)))
      replace(at, at + 1, operator, 'SQL operator')
    const word = words[token.text]
    if (word) replace(at, at + 1, word, 'SQL word')
    if (token.text === 'is' && text(at + 1) === 'null') replace(at, at + 2, 'is not null', 'SQL null')
    if (token.text === 'is' && text(at + 1) === 'not') replace(at, at + 3, 'is null', 'SQL null')
    if (token.text === 'not' && text(at - 1) !== 'is' && text(at + 1) !== 'null')
      replace(at, at + 1, '', 'SQL not dropped')
    if (token.text === 'in' && text(at - 1) !== 'not' && text(at + 1) === '(')
      replace(at, at + 1, 'not in', 'SQL in')
    if (token.text === 'left' && text(at + 1) === 'join') replace(at, at + 2, 'join', 'left join')
    if (token.text === 'distinct') replace(at, at + 1, '', 'distinct dropped')
    if (token.text === 'for' && text(at + 1) === 'update') replace(at, at + 2, '', 'lock dropped')
    if (token.text === 'desc') replace(at, at + 1, '', 'order turned')
    if (token.text === 'order' && text(at + 1) === 'by') {
      const end = endOfOrder(tokens, at + 2)
      replace(at, end, '', 'order dropped')
    }
    if (token.text === 'filter' && text(at + 1) === '(') {
      const end = tokens.findIndex(
        (other, index) => index > at + 1 && other.depth === token.depth && other.text === ')',
      )
      if (end > 0) replace(at, end + 1, '', 'SQL filter dropped')
    }
    if (token.text === 'now' && text(at + 1) === '(' && /^[+-]$/.test(text(at + 3) ?? ''))
      replace(at + 3, at + 4, text(at + 3) === '+' ? '-' : '+', 'SQL moment')
    if (/^\d+$/.test(token.text) && text(at - 1) !== '::')
      replace(at, at + 1, String(Number(token.text) + 1), 'SQL number')
  }
  return changes
}

const isBetween = (near: Token) => (token: Token) => token.text === 'between' && token.depth === near.depth

function endOfOrder(tokens: readonly Token[], from: number): number {
  const depth = tokens[from]?.depth ?? 0
  const end = tokens.findIndex(
    (token, index) =>
      index >= from &&
      (token.depth < depth || (token.depth === depth && /^(limit|offset|for|returning)$/.test(token.text))),
  )
  return end < 0 ? tokens.length : end
}
