import type { Text } from '../locale.ts'
import { recordPathOf, type RecordName } from '../paths.ts'
import { slug } from './fields/text.ts'
import type { AreaIcon, BesideName, CustomScreenName, Office, PanelName } from './offices.ts'
import type { Permission } from './permissions.ts'
import { shape, type Fields, type Shape } from './shape.ts'
import type { Tab } from './tabs.ts'
import type { CrossCheck, GridSpec, ListSpec, ParentSpec, SectionSpec, TypeSpec } from './typeSpec.ts'

type SlugField = ReturnType<typeof slug>
type WithSlug<F extends Fields, K> = K extends RecordName ? F & { slug: SlugField } : F

/** A content type: many records, each in both languages. */
export interface ContentType<K extends string = string, S extends Shape = Shape> {
  readonly key: K
  readonly single: false
  readonly shape: S
  readonly label: Text
  readonly plural: Text
  readonly list: ListSpec
  readonly title: string
  readonly search: readonly string[]
  /** Where a record's own page is, with `:slug` in it; absent for types without pages of their own. */
  readonly publicPath?: string
  readonly unique: readonly string[]
  readonly addressedBy?: string
  readonly pageOnly?: readonly PropertyKey[]
  readonly parent?: ParentSpec
  readonly internal?: boolean
  readonly grid?: GridSpec
  readonly tabs?: readonly Tab[]
  readonly check?: CrossCheck
}

/** A section: one record, edited in place — a page's header, description, call to action, SEO. */
export interface Section<K extends string = string, S extends Shape = Shape> {
  readonly key: K
  readonly single: true
  readonly shape: S
  readonly label: Text
  /** Key of the type each of whose records has such a section of its own, e.g. a product its field configuration. */
  readonly below?: string
  /** True where no page shows it: it has no preview. */
  readonly internal?: boolean
  /** A hand-written panel beside its form. */
  readonly beside?: BesideName
  readonly check?: CrossCheck
}
export type AnyType = ContentType | Section

/** What is given of a declaration's optional parts. */
const given = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as {
    [N in keyof T]?: Exclude<T[N], undefined> // exactly what the filter leaves
  }

/** Declares a content type. A type that `RECORD_PATHS` names has a public path and gets a `slug` field. */
export function contentType<
  const K extends string,
  F extends Fields,
  L extends Fields,
  const R extends ParentSpec | undefined = undefined,
>(
  key: K,
  { label, plural, list, parent, pageOnly, internal, grid, tabs, check, ...spec }: TypeSpec<F, L, R>,
) {
  const publicPath = recordPathOf(key)
  const fields = {
    ...(publicPath && !spec.fields?.slug ? { slug: slug({ of: key }) } : {}),
    ...spec.fields,
  } as WithSlug<F, K>
  const { title = 'title', addressedBy } = spec
  return {
    key,
    single: false,
    shape: shape<WithSlug<F, K>, L>({ ...spec, fields }),
    label,
    plural,
    list,
    title,
    search: spec.search ?? [title],
    unique: spec.unique ?? [],
    ...given({ publicPath, parent, pageOnly, internal, grid, tabs, check, addressedBy }),
  } as const satisfies ContentType
}

/** Declares a section. Its key is `<area>.<name>`: all sections of an area are read with one query. */
export function section<
  const K extends `${string}.${string}`,
  F extends Fields = Record<never, never>,
  L extends Fields = Record<never, never>,
  const B extends string | undefined = undefined,
>(key: K, { label, below, internal, beside, check, ...spec }: SectionSpec<F, L, B>) {
  return {
    key,
    single: true,
    shape: shape(spec),
    label,
    ...given({ below, internal, beside, check }),
  } as const satisfies Section
}

/** Where a type is edited, below its area. A path that starts with `/` counts from the office's root. */
export interface Screen<T extends AnyType = AnyType> {
  readonly type?: T
  /** A hand-written screen; the kinds derived from `type` otherwise. */
  readonly custom?: CustomScreenName
  readonly path: Readonly<Record<Office, readonly string[]>>
  /** The name of the id in the path, where it is not `id`. */
  readonly idName: string
  /** Kinds of the screen that exist; a content type has all three. */
  readonly label?: Text
  /** A hand-written panel above its list. */
  readonly above?: PanelName
  /** True where the sidebar does not name it: another screen of the area leads there. */
  readonly isUnlisted?: boolean
  /** A key that its readers need beside the area's. */
  readonly alsoPermission?: Permission
  /** True where everybody who is signed in may open it: what it shows is the reader's own. */
  readonly isForEveryone?: boolean
  /** Path of the screen below the area to which a hand-written choice of a record leads, with `:id` in it. */
  readonly leadsTo?: string
  /** The key of the form of which it shows what was sent (shared/submissions/registry.ts). */
  readonly form?: string
}

interface ScreenOptions {
  /** Paths in the older back-office, where they differ. */
  older?: readonly string[]
  /** More paths in the newer one. */
  also?: readonly string[]
  idName?: string
  label?: Text
  above?: PanelName
  isUnlisted?: boolean
  alsoPermission?: Permission
}
interface CustomScreenOptions extends ScreenOptions {
  /** The one office that has the screen. */
  only?: Office
  isForEveryone?: boolean
  leadsTo?: string
  form?: string
}

/** A type at a path below its area, the same in both back-offices unless `older` says otherwise. */
export const screen = <T extends AnyType>(
  path: string,
  type: T,
  {
    older,
    also = [],
    idName = 'id',
    label = 'plural' in type ? type.plural : type.label,
    above,
    isUnlisted,
    alsoPermission,
  }: ScreenOptions = {},
): Screen<T> => ({
  type,
  path: { dashboard2: [path, ...also], dashboard: older ?? [path, ...also] },
  idName,
  label,
  ...(above !== undefined && { above }),
  ...(isUnlisted !== undefined && { isUnlisted }),
  ...(alsoPermission !== undefined && { alsoPermission }),
})

/** A hand-written screen; the admin app maps its name to the component. */
export const customScreen = (
  path: string,
  custom: CustomScreenName,
  { older, also = [], idName = 'id', label, only, isForEveryone, leadsTo, form }: CustomScreenOptions = {},
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
})

/** The inbox of a form: the list of what was sent, and one of it below. */
export const inboxScreens = (
  path: string,
  form: string,
  { label }: { label: Text },
): readonly Screen<never>[] => [
  customScreen(path, 'inboxList', { form, label }),
  customScreen(path === '' ? 'detail/:id' : `${path}/detail/:id`, 'inboxDetail', { form, label }),
]

/** A sidebar entry that holds several areas: "Contact (all under /contact)" (spec §2). */
export interface AreaGroup {
  readonly label: Text
  readonly icon: AreaIcon
}

/** Screens under one permission, at one path in each back-office, and one sidebar entry. */
export interface Area {
  readonly key: string
  /** The bracketed name of spec §2, else the sidebar title (decision 25). */
  readonly permission: Permission
  readonly label: Text
  readonly icon: AreaIcon
  /** The entry of the newer back-office's sidebar that this area shares with others. */
  readonly group?: AreaGroup
  readonly path: Readonly<Record<Office, string>>
  readonly screens: readonly Screen[]
}
export const area = <const A extends Area>(spec: A): A => spec
