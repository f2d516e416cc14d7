export interface SearchRules {
  synonyms: readonly (readonly string[])[]
  /** Pinned paths without language prefix by folded query. */
  pins: readonly { query: string; paths: readonly string[] }[]
}

export const NO_RULES: SearchRules = { synonyms: [], pins: [] }
