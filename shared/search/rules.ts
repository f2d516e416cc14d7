/** A page of another site that editors pin, such as the status page. */
export interface OutsidePage {
  url: string
  title: string
  description: string
}

export interface SearchRules {
  synonyms: readonly (readonly string[])[]
  /** Pinned paths without language prefix, or URLs of `outside`, by folded query. */
  pins: readonly { query: string; paths: readonly string[] }[]
  outside?: readonly OutsidePage[]
}

export const NO_RULES: SearchRules = { synonyms: [], pins: [] }
