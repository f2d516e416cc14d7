import { API, SymbolFlags, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync'
import { array, objectOf, reference, type Json } from './schemas.ts'

/** Schemas of the properties of interfaces, and of the named types that they refer to. */
export interface TypeSchemas {
  propertiesOf: (name: string) => Readonly<Record<string, Json>>
  definitions: Readonly<Record<string, Json>>
}

interface Source {
  config: string
  file: string
  names: readonly string[]
}

/** Describes exported interfaces as JSON sends them. Throws for types that JSON lacks. */
export function typeSchemas({ config, file, names }: Source): TypeSchemas {
  const api = new API()
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects()
    const source = project?.program.getSourceFile(file)
    const module = source && project?.checker.getSymbolAtLocation(source)
    if (!project || !module) throw new Error(`${file} is not part of ${config}`)
    const described = new DescribedTypes(project.checker)
    const found = names.map((name) => {
      const symbol = project.checker.getMemberInModuleExports(module, name)
      if (!symbol) throw new Error(`${file} exports no ${name}`)
      return [name, described.propertiesOf(project.checker.getDeclaredTypeOfSymbol(symbol))] as const
    })
    const properties = new Map(found)
    return {
      propertiesOf: (name) => properties.get(name) ?? {},
      definitions: Object.fromEntries(described.definitions),
    }
  } finally {
    api.close()
  }
}

const PRIMITIVES: readonly (readonly [number, Json])[] = [
  [TypeFlags.Any | TypeFlags.Unknown, {}],
  [TypeFlags.Null, { type: 'null' }],
  [TypeFlags.StringLike & ~TypeFlags.StringLiteral, { type: 'string' }],
  [TypeFlags.NumberLike & ~TypeFlags.NumberLiteral, { type: 'number' }],
  [TypeFlags.Boolean, { type: 'boolean' }],
]
const LITERAL = TypeFlags.StringLiteral | TypeFlags.NumberLiteral | TypeFlags.BooleanLiteral

/** Between the name of a type and the number of another one with this name. */
const VARIANT = '.'

class DescribedTypes {
  readonly definitions = new Map<string, Json>()
  readonly #names = new Map<number, string>()
  readonly #checker: Checker

  constructor(checker: Checker) {
    this.#checker = checker
  }

  propertiesOf(type: Type): Record<string, Json> {
    return Object.fromEntries(
      this.#checker.getPropertiesOfType(type).flatMap((symbol) => {
        const own = this.#checker.getTypeOfSymbol(symbol)
        return own && !(own.flags & TypeFlags.Undefined) ? [[symbol.name, this.#schemaOf(own)]] : []
      }),
    )
  }

  #schemaOf(type: Type): Json {
    const primitive = PRIMITIVES.find(([flags]) => type.flags & flags)
    if (primitive) return primitive[1]
    if (type.isLiteralType()) return { enum: [type.value] }
    if (type.isUnionType()) return this.#unionOf(type.getTypes())
    if (this.#checker.isTupleType(type)) return this.#tupleOf(type)
    if (this.#checker.isArrayType(type)) return array(this.#schemaOf(this.#argumentsOf(type)[0] ?? type))
    return this.#named(type) ?? this.#objectOf(type)
  }

  #argumentsOf(type: Type): readonly Type[] {
    return type.isTypeReference() ? this.#checker.getTypeArguments(type) : []
  }

  #tupleOf(type: Type): Json {
    const entries = this.#argumentsOf(type).map((entry) => this.#schemaOf(entry))
    return { type: 'array', prefixItems: entries, minItems: entries.length, maxItems: entries.length }
  }

  #unionOf(types: readonly Type[]): Json {
    const present = types.filter(({ flags }) => !(flags & TypeFlags.Undefined))
    const literals = present.flatMap((one) => (one.flags & LITERAL && one.isLiteralType() ? [one.value] : []))
    const isAnyBoolean = literals.includes(true) && literals.includes(false)
    const values = literals.filter((value) => !isAnyBoolean || typeof value !== 'boolean')
    const options = [
      ...(isAnyBoolean ? [{ type: 'boolean' }] : []),
      ...(values.length > 0 ? [{ enum: values }] : []),
      ...present.filter(({ flags }) => !(flags & LITERAL)).map((one) => this.#schemaOf(one)),
    ]
    const [only, ...others] = options
    return only && others.length === 0 ? only : { anyOf: options }
  }

  /** A reference to the schema of a type of our own, without type arguments. */
  #named(type: Type): Json | undefined {
    const alias = type.getAliasSymbol()
    const symbol = alias ?? type.getSymbol()
    const isGeneric = alias ? type.getAliasTypeArguments().length > 0 : this.#argumentsOf(type).length > 0
    const isOwn = alias !== undefined || type.isClassOrInterface()
    if (!symbol || isGeneric || !isOwn) return undefined
    const known = this.#names.get(type.id)
    if (known !== undefined) return reference(known)
    const same = [...this.definitions.keys()].filter((one) => one.split(VARIANT)[0] === symbol.name)
    const name = same.length > 0 ? `${symbol.name}${VARIANT}${same.length + 1}` : symbol.name
    this.#names.set(type.id, name)
    this.definitions.set(name, {})
    this.definitions.set(name, this.#objectOf(type))
    return reference(name)
  }

  #objectOf(type: Type): Json {
    const required = this.#checker
      .getPropertiesOfType(type)
      .filter(({ flags }) => !(flags & SymbolFlags.Optional))
      .map(({ name }) => name)
    const [index] = this.#checker.getIndexInfosOfType(type)
    return {
      ...objectOf(this.propertiesOf(type), required),
      additionalProperties: index ? this.#schemaOf(index.valueType) : false,
    }
  }
}
