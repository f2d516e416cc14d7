import { glossaryTerm, TERM_KINDS, type TermKind } from '@flou/shared/content/types/glossary.ts'
import type { Term } from '@flou/shared/translation/terms.ts'
import { contentReader } from '../../../core/store/contentReader.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { textOf, textsOf } from '../../../core/store/texts.ts'

/** Limit because each check of a text reads all terms. */
const MAX_TERMS = 2_000

const kindIn = (value: unknown): TermKind => TERM_KINDS.find((kind) => kind === value) ?? 'preferred'

export async function readTerms(table: Table, now: Date): Promise<Term[]> {
  const reader = contentReader({ table, now })
  const { ids } = await reader.idsFrom(glossaryTerm, { after: undefined, limit: MAX_TERMS })
  const records = await Promise.all(ids.map((id) => reader.byId(glossaryTerm, id)))
  const { declaration } = glossaryTerm
  return records
    .filter((record) => record !== undefined)
    .map((record) => ({
      id: record.id,
      kind: kindIn(record['kind']),
      matchCase: record['matchCase'] === true,
      note: textOf(record['note']),
      term: textsOf(declaration, record, 'term'),
      instead: textsOf(declaration, record, 'instead'),
    }))
}
