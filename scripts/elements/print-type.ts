import ts from 'typescript'

/** Writes types of the program as text that needs no import: what is declared by us gets a declaration of its own. */
export interface TypePrinter {
  print(type: ts.Type): string
  /** `export type User = {…}`, one for each of our types that was printed. */
  declarations(): string[]
}

const isKey = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name)
const isFlagged = (type: ts.Type, flags: ts.TypeFlags) => (type.flags & flags) !== 0

/** @param isOurs whether a declaration stands in our own sources */
export function createTypePrinter(
  checker: ts.TypeChecker,
  isOurs: (declaration: ts.Declaration) => boolean,
): TypePrinter {
  const named = new Map<ts.Type, string>()
  const bodies = new Map<string, string>()

  /** What we call it, when it is a type of ours that is not one of many of a generic one. */
  function ownName(type: ts.Type): string | undefined {
    const symbol = type.aliasSymbol ?? type.getSymbol()
    const isGeneric = type.aliasTypeArguments ?? checker.getTypeArguments(type as ts.TypeReference).length > 0
    const isInterface = type.aliasSymbol !== undefined || type.isClassOrInterface()
    return symbol && !isGeneric && isInterface && symbol.declarations?.every(isOurs) ? symbol.name : undefined
  }

  function print(type: ts.Type): string {
    const known = named.get(type)
    if (known) return known
    const wanted = ownName(type)
    if (!wanted) return body(type)
    let name = wanted
    for (let count = 2; bodies.has(name); count += 1) name = `${wanted}${count}`
    named.set(type, name)
    bodies.set(name, '')
    bodies.set(name, body(type))
    return name
  }

  function members(type: ts.Type): string {
    const indexes = checker
      .getIndexInfosOfType(type)
      .map(info => `[name: ${checker.typeToString(info.keyType)}]: ${print(info.type)}`)
    const properties = type.getProperties().map(property => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
      const printed = print(checker.getTypeOfSymbol(property))
      const key = isKey(property.name) ? property.name : `'${property.name}'`
      return `${key}${isOptional ? '?' : ''}: ${printed}`
    })
    const all = [...indexes, ...properties]
    return all.length ? `{ ${all.join('; ')} }` : 'object'
  }

  function call(signature: ts.Signature): string {
    const parameters = signature.parameters.map(
      parameter => `${parameter.name}: ${print(checker.getTypeOfSymbol(parameter))}`,
    )
    return `(${parameters.join(', ')}) => ${print(signature.getReturnType())}`
  }

  function union(type: ts.UnionType): string {
    const isBoolean = (one: ts.Type) => isFlagged(one, ts.TypeFlags.BooleanLiteral)
    const booleans = type.types.filter(isBoolean)
    const others = type.types.filter(one => !(booleans.length === 2 && isBoolean(one))).map(grouped)
    return [...(booleans.length === 2 ? ['boolean'] : []), ...others].join(' | ')
  }

  /** In a union or before `[]`. */
  function grouped(type: ts.Type): string {
    const isLoose = !named.has(type) && (type.isUnion() || type.getCallSignatures().length > 0)
    return isLoose ? `(${print(type)})` : print(type)
  }

  function body(type: ts.Type): string {
    if (type.isUnion()) return union(type)
    if (type.isIntersection()) return members(type)
    if (!isFlagged(type, ts.TypeFlags.Object)) return checker.typeToString(type)
    const values = checker.getTypeArguments(type as ts.TypeReference)
    if (checker.isTupleType(type)) return `[${values.map(print).join(', ')}]`
    if (checker.isArrayType(type)) {
      const isReadonly = type.getSymbol()?.name === 'ReadonlyArray'
      return `${isReadonly ? 'readonly ' : ''}${values.map(grouped).join('')}[]`
    }
    const [signature] = type.getCallSignatures()
    if (signature) return call(signature)
    const symbol = type.getSymbol()
    const isOfTheBrowser = type.isClassOrInterface() || values.length > 0
    if (symbol && isOfTheBrowser && !symbol.declarations?.every(isOurs))
      return values.length ? `${symbol.name}<${values.map(print).join(', ')}>` : symbol.name
    return members(type)
  }

  return {
    print,
    declarations: () => [...bodies].map(([name, text]) => `export type ${name} = ${text}`),
  }
}
