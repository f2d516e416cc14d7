/**
 * The entities of spec §3 with the rules of §5 and the defaults of §9, by the path of their screen in the newer back-office (§2).
 * A field is `name`, required `name*`, with its default `name=value`, with its bound `name<200`. Copied from the specification, not
 * from the declarations: what is written here is what clients know.
 */
export interface Entity {
  fields?: string
  /** Texts per language. */
  contents?: string
  /** The same where the specification calls them `translations`. */
  translations?: string
  /** Lists and named parts within it. */
  inner?: Readonly<Record<string, Entity>>
}

export const SEO = 'seoTitle* seoDescription*'
export const TEXTS = 'title* content*'
export const DESCRIBED = 'title* description*'
/** §5 names the error of an item without a title: `Items[i].Contents[j].Title`. */
export const ITEMS = { items: { fields: 'mediaId customProperty order=0', contents: 'title* content' } }
export const LOOK = 'mediaId mobileMediaId customProperty'
export const header = { fields: 'mediaId* mobileMediaId customProperty', contents: TEXTS }
export const description = { fields: 'mediaId* customProperty', contents: 'title* content' }
export const cta = { fields: LOOK, contents: TEXTS }
export const seo = { fields: 'seoMediaId*', contents: TEXTS }
export const faq = { fields: 'mediaId*', contents: TEXTS }
export const content = { contents: TEXTS, inner: ITEMS }
