import type { Text } from '../locale.ts'
import type { BesideName } from './offices.ts'
import type { Fields, ShapeSpec } from './shape.ts'
import type { Tab } from './tabs.ts'

/** How the back-office lists a type. Columns that sort carry an index entry each, so name few. */
export interface ListSpec {
  /** Field names, of either part; the English and Indonesian text of a localized one are shown together. */
  columns: readonly string[]
  /** The order a list opens in, and the order in which public lists answer. */
  sortBy: string
  descending?: boolean
  /** Further columns that sort, beside `sortBy`. */
  sortable?: readonly string[]
  /** Key of the type whose records stand below its own: the list opens as a tree of both, if editors arrange both. */
  tree?: string
  /**
   * Fields by whose targets the records are listed too, in the same order: the articles of a category, the stories of each product. Two of
   * them joined by `+`: the records that point at one target each. A switch that is on counts as pointing at 1.
   */
  by?: readonly string[]
  /** Further lists by value, each in every order: name → the values under which a record is found. Counted as records change. */
  facets?: Readonly<Record<string, (record: Readonly<Record<string, unknown>>) => readonly string[]>>
  /** What facets add up beside the number of records: the bytes of files. */
  weigh?: (record: Readonly<Record<string, unknown>>) => number
}

/** A rule over several fields: field path → message code, for the wrong ones. */
export type CrossCheck = (record: Record<string, unknown>) => Record<string, string>

/** A screen of its own beside a type's list, in which all its records are edited as in a spreadsheet. */
export interface GridSpec {
  /** Its address below the list. */
  path: string
  label: Text
}

/** The record that another one belongs to. `field` holds the parent's id and is filled from the address. */
export interface ParentSpec {
  /** Key of the parent's type. */
  readonly type: string
  readonly field: string
}

/** What a content type declares. */
export interface TypeSpec<F extends Fields, L extends Fields, R> extends ShapeSpec<F, L> {
  label: Text
  plural: Text
  list: ListSpec
  /** The field that names a record to people; default `title`. */
  title?: string
  /** Text fields whose words find a record in the back-office; default the title. */
  search?: readonly string[]
  /** Fields whose value no two records share. */
  unique?: readonly string[]
  /** A text field that pages without a `slug` have in their address: no two records may make the same one of it. */
  addressedBy?: keyof F & string
  parent?: R
  /** Fields that only a record's own page shows, beside those whose kind says so (functions/pages/summary.ts): lists get them empty. */
  pageOnly?: readonly (keyof F | keyof L)[]
  /** True where no page shows the records themselves: they are not published or unpublished, never duplicated, and have no preview. */
  internal?: boolean
  /** Set where the records are edited together, too; they need neither addresses nor unique values. */
  grid?: GridSpec
  /** Tabs of the editor (spec §2); fields that none of them names stand above them. */
  tabs?: readonly Tab[]
  check?: CrossCheck
}

/** What a section declares. */
export interface SectionSpec<F extends Fields, L extends Fields, B> extends ShapeSpec<F, L> {
  label: Text
  /** Key of the type each of whose records has such a section of its own. */
  below?: B
  internal?: boolean
  /** A hand-written panel beside its form. */
  beside?: BesideName
  check?: CrossCheck
}
