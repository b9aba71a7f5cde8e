import { join, sep } from 'node:path'
import ts from 'typescript'
import type { ElementDeclaration } from './declarations.ts'
import { createTypePrinter } from './print-type.ts'

/** By name: how TypeScript writes it. */
type Printed = Readonly<Record<string, string>>

/** The types behind the declarations, from the views that the elements' own files name. */
export interface ElementTypes {
  /** By tag: values of its own properties, details of its own events. */
  elements: Readonly<Record<string, { properties: Printed; events: Printed }>>
  /** What every element has. */
  common: { properties: Printed; events: Printed }
  /** Declarations of all types that the others name. */
  declarations: readonly string[]
}

function createProgram(root: string, files: readonly string[]): ts.Program {
  const path = join(root, 'tsconfig.json')
  const { config } = ts.readConfigFile(path, ts.sys.readFile) as { config: unknown }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  return ts.createProgram([...files], { ...options, types: ['vite/client'] })
}

/** Reads them with the compiler, which takes some seconds. */
export function readElementTypes(root: string, elements: readonly ElementDeclaration[]): ElementTypes {
  const typesFile = join(root, 'src/element/types.ts')
  const program = createProgram(root, [typesFile, ...elements.map(({ file }) => join(root, file))])
  const checker = program.getTypeChecker()
  const sources = join(root, 'src').replaceAll(sep, '/')
  const { print, declarations } = createTypePrinter(checker, node =>
    node.getSourceFile().fileName.startsWith(sources),
  )

  /** Without `undefined`, which every property may be. */
  function writeValue(symbol: ts.Symbol): string {
    const type = checker.getTypeOfSymbol(symbol)
    const mayBeNull = type.isUnion() && type.types.some(one => (one.flags & ts.TypeFlags.Null) !== 0)
    return `${print(checker.getNonNullableType(type))}${mayBeNull ? ' | null' : ''}`
  }
  const writeDetail = (symbol: ts.Symbol) => print(checker.getTypeOfSymbol(symbol))
  const printed = (
    type: ts.Type | undefined,
    names: readonly string[],
    write: (symbol: ts.Symbol) => string,
  ) =>
    Object.fromEntries(
      names.map(name => {
        const symbol = type?.getProperty(name)
        if (!symbol) throw new Error(`${name} is declared, and its view does not know it`)
        return [name, write(symbol)]
      }),
    )

  function exportedType(file: string, name: string): ts.Type {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const symbol = module && checker.getExportsOfModule(module).find(exported => exported.name === name)
    if (!symbol) throw new Error(`${file} has no ${name}`)
    return checker.getDeclaredTypeOfSymbol(symbol)
  }

  function typesOf(element: ElementDeclaration) {
    const source = program.getSourceFile(join(root, element.file))
    if (!source) throw new Error(`${element.file} is not there`)
    const view = identifierOf(source, element.view.name)
    const [signature] = view ? checker.getTypeAtLocation(view).getCallSignatures() : []
    const [parameter] = signature?.parameters ?? []
    const props = parameter && checker.getTypeOfSymbol(parameter)
    const widget = props?.getProperty('widget')
    const handle = widget && checker.getTypeOfSymbol(widget)
    // of `WidgetHandle<Events>`, or of an alias for it
    const events = handle && checker.getTypeArguments(handle as ts.TypeReference)[0]
    const names = [
      ...element.attributes.map(({ property }) => property),
      ...element.properties.map(({ name }) => name),
    ]
    return {
      properties: printed(props, names, writeValue),
      events: printed(
        events,
        element.events.map(({ name }) => name),
        writeDetail,
      ),
    }
  }

  const properties = exportedType(typesFile, 'CommonProperties')
  const events = exportedType(typesFile, 'CommonEvents')
  const namesOf = (type: ts.Type) => type.getProperties().map(({ name }) => name)
  return {
    elements: Object.fromEntries(elements.map(element => [element.tag, typesOf(element)])),
    common: {
      properties: printed(properties, namesOf(properties), writeValue),
      events: printed(events, namesOf(events), writeDetail),
    },
    declarations: declarations(),
  }
}

/** Where an element's file hands its view over. */
function identifierOf(source: ts.SourceFile, name: string): ts.Identifier | undefined {
  let found: ts.Identifier | undefined
  function visit(node: ts.Node) {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineWidget')
      found = node.arguments.filter(ts.isIdentifier).find(({ text }) => text === name)
    else ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
