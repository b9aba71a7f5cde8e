import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export interface AttributeDeclaration {
  /** As HTML writes it. */
  name: string
  property: string
  kind: 'string' | 'number' | 'boolean' | 'json'
  /** TypeScript's way of writing its values, from the doc block where it says more than the kind. */
  type: string
  description: string
}

/** What an element's own file says about it: its `defineWidget` call and the doc block above. */
export interface ElementDeclaration {
  tag: string
  /** Path of its file from the repository's root. */
  file: string
  /** Name of the view and of the file that it comes from, relative to `file`. */
  view: { name: string; file: string }
  description: string
  /** Where nobody is signed in, the sign-in stands in its place. */
  needsSession: boolean
  attributes: AttributeDeclaration[]
  properties: { name: string; description: string }[]
  events: { name: string; type: string; description: string }[]
}

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

function isDefinition(node: ts.Node): node is ts.ExpressionStatement & { expression: ts.CallExpression } {
  return (
    ts.isExpressionStatement(node) &&
    ts.isCallExpression(node.expression) &&
    node.expression.expression.getText() === 'defineWidget'
  )
}

function entries(options: ts.Expression | undefined, key: string): ts.Expression | undefined {
  if (!options || !ts.isObjectLiteralExpression(options)) return undefined
  const found = options.properties.find(property => property.name?.getText() === key)
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined
}

function strings(list: ts.Expression | undefined): string[] {
  return list && ts.isArrayLiteralExpression(list)
    ? list.elements.filter(ts.isStringLiteral).map(element => element.text)
    : []
}

function pairs(object: ts.Expression | undefined): [string, string][] {
  if (!object || !ts.isObjectLiteralExpression(object)) return []
  return object.properties.flatMap(property =>
    ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer)
      ? [[property.name.getText().replace(/['"]/g, ''), property.initializer.text] as [string, string]]
      : [],
  )
}

/** Where we name the specification, which those who embed an element do not have. */
const OUR_SOURCES = /\s*\((?:P\d §|decision \d)[^)]*\)/g

const told = (text = '') => text.replace(OUR_SOURCES, '').trim()

/** The doc block's text, and its tags by 'tag name': `@attr tab - which tab` is `attr tab`, `{type}` apart. */
function readDocs(node: ts.Node) {
  const description: string[] = []
  const tags = new Map<string, { type: string; text: string }>()
  for (const doc of ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)) {
    description.push(ts.getTextOfJSDocComment(doc.comment) ?? '')
    for (const tag of doc.tags ?? []) {
      const text = tag
        .getText()
        .replace(/\n\s*\*\s?/g, ' ')
        .trim()
      const found = /^@(\w+)\s+(?:\{(.+?)\}\s+)?([\w-]+)\s*(?:-\s*)?(.*)$/s.exec(text)
      if (found) tags.set(`${found[1]} ${found[3]}`, { type: found[2] ?? '', text: told(found[4]) })
    }
  }
  return { description: told(description.join('\n')), tags }
}

/** @throws when the file has no `defineWidget('cx-…', View, …)` or leaves something of it undocumented */
export function readDeclaration(root: string, file: string): ElementDeclaration {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const definition = source.statements.find(isDefinition)
  const [tag, view, options] = definition?.expression.arguments ?? []
  if (!definition || !tag || !ts.isStringLiteral(tag) || !view) throw new Error(`${file} defines no widget`)
  const viewImport = source.statements
    .filter(ts.isImportDeclaration)
    .find(statement =>
      statement.importClause?.namedBindings?.getText().match(new RegExp(`\\b${view.getText()}\\b`)),
    )
  if (!viewImport || !ts.isStringLiteral(viewImport.moduleSpecifier)) {
    throw new Error(`${file}: the view ${view.getText()} is not imported by name`)
  }
  const { description, tags } = readDocs(definition)
  if (!description) throw new Error(`${file}: <${tag.text}> has no doc block`)
  const documented = (key: string) => {
    const found = tags.get(key)
    if (!found?.text) throw new Error(`${file}: the doc block of <${tag.text}> lacks '@${key} - …'`)
    return found
  }
  return {
    tag: tag.text,
    file,
    view: { name: view.getText(), file: viewImport.moduleSpecifier.text },
    description,
    needsSession: entries(options, 'session')?.getText() !== "'none'",
    attributes: pairs(entries(options, 'attributes')).map(([property, kind]) => {
      const { type, text } = documented(`attr ${kebab(property)}`)
      return {
        name: kebab(property),
        property,
        kind: kind as AttributeDeclaration['kind'],
        type: type || (kind === 'json' ? 'object' : kind),
        description: text,
      }
    }),
    properties: strings(entries(options, 'properties')).map(name => ({
      name,
      description: documented(`prop ${name}`).text,
    })),
    events: strings(entries(options, 'events')).map(name => {
      const { type, text } = documented(`fires ${name}`)
      return { name, type: type || 'CustomEvent', description: text }
    }),
  }
}

/** Every element of the product, by tag. */
export function readDeclarations(root: string): ElementDeclaration[] {
  const files = globSync('src/widgets/*/element.ts', { cwd: root }).map(file => file.replaceAll('\\', '/'))
  return files.map(file => readDeclaration(root, file)).sort((a, b) => a.tag.localeCompare(b.tag))
}
