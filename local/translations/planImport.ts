import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { placeholderNames } from '@flou/shared/texts/messageParts.ts'
import type { SourceText, TextChange } from './sourceTexts.ts'

export interface ImportPlan {
  changes: TextChange[]
  /** Reasons to refuse the file, each with its key. */
  problems: string[]
}

const idOf = ({ file, key }: Pick<SourceText, 'file' | 'key'>) => `${file} ${key}`

const placeholders = (text: string): string =>
  placeholderNames(text)
    .toSorted()
    .map((name) => `{{${name}}}`)
    .join(' ')

function problemOf({ from, to }: TextChange): string | undefined {
  if (to.trim() === '') return 'has no text'
  const [expected, found] = [placeholders(from), placeholders(to)]
  return expected === found ? undefined : `has the placeholders "${found}", expected "${expected}"`
}

interface Options {
  /** Languages that may change; English differs from the sources if they changed after the export. */
  languages: readonly Language[]
}

/** Compares translated texts with the sources. Texts that are not in the file stay. */
export function planImport(
  sources: readonly SourceText[],
  translated: readonly SourceText[],
  { languages }: Options,
): ImportPlan {
  const known = new Map(sources.map((source) => [idOf(source), source]))
  const plan: ImportPlan = { changes: [], problems: [] }
  for (const one of translated) {
    const source = known.get(idOf(one))
    if (!source) plan.problems.push(`${idOf(one)}: unknown key of "${one.texts.en}"`)
    for (const language of source ? LANGUAGES : []) {
      const [from, to] = [source?.texts[language] ?? '', one.texts[language]]
      if (from === to) continue
      const change = { file: one.file, key: one.key, language, from, to }
      const problem = languages.includes(language)
        ? problemOf(change)
        : `differs from the source: export again, or import with --english`
      if (problem === undefined) plan.changes.push(change)
      else plan.problems.push(`${idOf(one)} (${language}): ${problem}`)
    }
  }
  return plan
}
