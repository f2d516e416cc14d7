import type { Text } from '../locale.ts'
import type { SidePanelName } from './offices.ts'
import type { Fields, DeclarationSpec } from './declaration.ts'
import type { Tab } from './tabs.ts'

/** List of a type in the back-office. Each sortable column costs an index item. */
export interface ListSpec {
  columns: readonly string[]
  /** Default order, also of public lists. */
  sortBy: string
  descending?: boolean
  sortable?: readonly string[]
  /** Key of the child type; shown as a tree if both are manually ordered. */
  tree?: string
  /** Field and value of the records whose children visitors see; default: all. */
  opensTree?: { field: string; value: unknown }
  /** Name of entries that are not over, for types with `startDate` and `endDate`; default: current. */
  period?: 'upcoming' | 'current'
  /** Choice whose values are offered above the list. */
  kinds?: string
  purpose?: Text
  /**
   * Fields to index records by their target. `a+b` indexes both together; a toggle that is on counts as
   * target 1.
   */
  by?: readonly string[]
  /** Additional indexes by computed value: name → values of the record. */
  facets?: Readonly<Record<string, (record: Readonly<Record<string, unknown>>) => readonly string[]>>
  /** Quantity that facets sum up, such as bytes. */
  weigh?: (record: Readonly<Record<string, unknown>>) => number
}

/** Cross-field rule: field path → message code for invalid fields. */
export type CrossCheck = (record: Record<string, unknown>) => Record<string, string>

export interface GridSpec {
  path: string
  label: Text
}

/** Parent record. `field` holds its id and is filled from the path. */
export interface ParentSpec {
  readonly type: string
  readonly field: string
}

export interface TypeSpec<F extends Fields, L extends Fields, R> extends DeclarationSpec<F, L> {
  label: Text
  plural: Text
  list: ListSpec
  title?: string
  /** Text fields searched in the back-office; default: the title. */
  search?: readonly string[]
  unique?: readonly string[]
  /** Field whose derived path must be unique, for pages without `slug`. */
  pathField?: keyof F & string
  /** Toggle of records that have no page and appear in lists only. */
  noPageIf?: keyof F & string
  parent?: R
  /** Fields omitted from lists, in addition to those of certain kinds (pageData/summary.ts of publishing). */
  pageOnly?: readonly (keyof F | keyof L)[]
  /** Fields with instants at which the record's pages are rendered. */
  changesAt?: readonly (keyof F)[]
  /** True without public pages: no publishing, duplication or preview. */
  internal?: boolean
  grid?: GridSpec
  tabs?: readonly Tab[]
  check?: CrossCheck
}

export interface SectionSpec<F extends Fields, L extends Fields, B> extends DeclarationSpec<F, L> {
  label: Text
  below?: B
  internal?: boolean
  sidePanel?: SidePanelName
  check?: CrossCheck
}
