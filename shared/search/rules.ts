/** What editors add to the search of a language. */
export interface SearchRules {
  /** Words and phrases that mean the same, folded. */
  synonyms: readonly (readonly string[])[]
  /** Pages that come first for a query, folded; without a language prefix. */
  pins: readonly { query: string; paths: readonly string[] }[]
}

export const NO_RULES: SearchRules = { synonyms: [], pins: [] }
