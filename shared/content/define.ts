import type { Text } from '../locale.ts'
import { recordPathOf, type RecordName } from '../paths.ts'
import { slug } from './fields/text.ts'
import type { AreaIcon, HeadingName, SidePanelName, CustomScreenName, Office } from './offices.ts'
import type { Permission } from './permissions.ts'
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

interface RecordScreen {
  readonly type: string
  readonly label: Text
  /** Query parameter that takes the record's id if the path does not. */
  readonly query?: string
}

export interface Screen<T extends AnyType = AnyType> {
  readonly type?: T
  readonly custom?: CustomScreenName
  readonly path: Readonly<Record<Office, readonly string[]>>
  readonly idName: string
  readonly label?: Text
  readonly isUnlisted?: boolean
  /** Permission required in addition to the area's. */
  readonly alsoPermission?: Permission
  /** True if every signed-in user may open it: it shows only their own data. */
  readonly isForEveryone?: boolean
  readonly leadsTo?: string
  readonly form?: string
  readonly ofRecord?: RecordScreen
}

interface ScreenOptions {
  older?: readonly string[]
  also?: readonly string[]
  idName?: string
  label?: Text
  isUnlisted?: boolean
  alsoPermission?: Permission
}
interface CustomScreenOptions extends ScreenOptions {
  only?: Office
  isForEveryone?: boolean
  leadsTo?: string
  form?: string
  ofRecord?: RecordScreen
}

export const screen = <T extends AnyType>(
  path: string,
  type: T,
  {
    older,
    also = [],
    idName = 'id',
    label = 'plural' in type ? type.plural : type.label,
    isUnlisted,
    alsoPermission,
  }: ScreenOptions = {},
): Screen<T> => ({
  type,
  path: { dashboard2: [path, ...also], dashboard: older ?? [path, ...also] },
  idName,
  label,
  ...(isUnlisted !== undefined && { isUnlisted }),
  ...(alsoPermission !== undefined && { alsoPermission }),
})

export const customScreen = (
  path: string,
  custom: CustomScreenName,
  {
    older,
    also = [],
    idName = 'id',
    label,
    only,
    isForEveryone,
    leadsTo,
    form,
    ofRecord,
  }: CustomScreenOptions = {},
): Screen<never> => ({
  custom,
  path: {
    dashboard2: only === 'dashboard' ? [] : [path, ...also],
    dashboard: only === 'dashboard2' ? [] : (older ?? [path, ...also]),
  },
  idName,
  ...(label && { label }),
  ...(isForEveryone !== undefined && { isForEveryone }),
  ...(leadsTo !== undefined && { leadsTo }),
  ...(form !== undefined && { form }),
  ...(ofRecord && { ofRecord }),
})

export const inboxScreens = (
  path: string,
  form: string,
  { label, ofRecord }: Pick<CustomScreenOptions, 'ofRecord'> & { label: Text },
): readonly Screen<never>[] => [
  customScreen(path, 'inboxList', { form, label, ...(ofRecord && { ofRecord }) }),
  customScreen(path === '' ? 'detail/:id' : `${path}/detail/:id`, 'inboxDetail', { form, label }),
]

export interface AreaGroup {
  readonly label: Text
  readonly icon: AreaIcon
}

export interface Area {
  readonly key: string
  readonly permission: Permission
  readonly label: Text
  readonly icon: AreaIcon
  readonly heading: HeadingName
  readonly group?: AreaGroup
  readonly path: Readonly<Record<Office, string>>
  readonly screens: readonly Screen[]
}
export const area = <const A extends Area>(spec: A): A => spec
