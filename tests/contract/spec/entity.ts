/**
 * An entity of the specification with rules and defaults. A field is `name`, required `name*`, default `name=value`,
 * bound `name<200`.
 * Copied from the specification, not from the declarations.
 */
export interface Entity {
  fields?: string
  /** Localized texts. */
  contents?: string
  /** The same under the key `translations`. */
  translations?: string
  /** Nested lists and groups. */
  inner?: Readonly<Record<string, Entity>>
}

export const SEO = 'seoTitle* seoDescription*'
export const TEXTS = 'title* content*'
export const DESCRIBED = 'title* description*'
/** The specification names the error of an item without a title `Items[i].Contents[j].Title`. */
export const ITEMS = { items: { fields: 'mediaId customProperty order=0', contents: 'title* content' } }
export const LOOK = 'mediaId mobileMediaId customProperty'
export const header = { fields: 'mediaId* mobileMediaId customProperty', contents: TEXTS }
export const description = { fields: 'mediaId* customProperty', contents: 'title* content' }
export const cta = { fields: LOOK, contents: TEXTS }
export const seo = { fields: 'seoMediaId*', contents: TEXTS }
export const faq = { fields: 'mediaId*', contents: TEXTS }
export const content = { contents: TEXTS, inner: ITEMS }
