import type { Text } from '../locale.ts'
import { recordPathOf, type RecordName } from '../paths.ts'
import { slug } from './fields/text.ts'
import type { SidePanelName } from './offices.ts'
import { declareFields, type Fields, type Declaration } from './declaration.ts'
import type { Tab } from './tabs.ts'
import type { CrossCheck, GridSpec, ListSpec, ParentSpec, SectionSpec, TypeSpec } from './typeSpec.ts'

type SlugField = ReturnType<typeof slug>
type WithSlug<F extends Fields, K> = K extends RecordName ? F & { slug: SlugField } : F

export interface ContentType<K extends string = string, S extends Declaration = Declaration> {
  readonly key: K
  readonly single: false
  readonly declaration: S
  readonly label: Text
  readonly plural: Text
  readonly list: ListSpec
  readonly title: string
  readonly search: readonly string[]
  readonly publicPath?: string
  readonly unique: readonly string[]
  readonly pathField?: string
  readonly noPageIf?: string
  readonly pageOnly?: readonly PropertyKey[]
  readonly changesAt?: readonly PropertyKey[]
  readonly parent?: ParentSpec
  readonly internal?: boolean
  readonly grid?: GridSpec
  readonly tabs?: readonly Tab[]
  readonly check?: CrossCheck
}

export interface Section<K extends string = string, S extends Declaration = Declaration> {
  readonly key: K
  readonly single: true
  readonly declaration: S
  readonly label: Text
  /** Key of the parent type: each of its records has its own section. */
  readonly below?: string
  readonly internal?: boolean
  readonly sidePanel?: SidePanelName
  readonly check?: CrossCheck
}
export type AnyType = ContentType | Section

const omitUndefined = <T extends object>(options: T) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [N in keyof T]?: Exclude<T[N], undefined>
  }

/** Declares a content type. Types in `RECORD_PATHS` get a public path and a `slug` field. */
export function contentType<
  const K extends string,
  F extends Fields,
  L extends Fields,
  const R extends ParentSpec | undefined = undefined,
>(key: K, { label, plural, list, ...spec }: TypeSpec<F, L, R>) {
  const publicPath = recordPathOf(key)
  const fields = {
    ...(publicPath && !spec.fields?.slug ? { slug: slug({ of: key }) } : {}),
    ...spec.fields,
  } as WithSlug<F, K>
  const { title = 'title', parent, pageOnly, changesAt, internal, grid, tabs, check } = spec
  const { pathField, noPageIf } = spec
  return {
    key,
    single: false,
    declaration: declareFields<WithSlug<F, K>, L>({ ...spec, fields }),
    label,
    plural,
    list,
    title,
    search: spec.search ?? [title],
    unique: spec.unique ?? [],
    ...omitUndefined({ publicPath, parent, pageOnly, changesAt, internal, grid, tabs, check }),
    ...omitUndefined({ pathField, noPageIf }),
  } as const satisfies ContentType
}

/** Declares a section. Keys are `<area>.<name>`: one query reads all sections of an area. */
export function section<
  const K extends `${string}.${string}`,
  F extends Fields = Record<never, never>,
  L extends Fields = Record<never, never>,
  const B extends string | undefined = undefined,
>(key: K, { label, below, internal, sidePanel, check, ...spec }: SectionSpec<F, L, B>) {
  return {
    key,
    single: true,
    declaration: declareFields(spec),
    label,
    ...omitUndefined({ below, internal, sidePanel, check }),
  } as const satisfies Section
}
