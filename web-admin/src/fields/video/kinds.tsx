import { LANGUAGES } from '@flou/shared/locale.ts'
import { entryIndex, readProperty } from '../../core/records/entries.ts'
import { localizedText } from '../../core/records/localizedText.ts'
import { TextCell } from '../cells.tsx'
import type { CellProps, FieldKindModule } from '../kindModule.ts'

function titlesOf(value: unknown): Record<string, unknown> {
  const entries = readProperty(value, 'contents')
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      readProperty(readProperty(entries, String(entryIndex(entries, language))), 'title'),
    ]),
  )
}

const VideoCell = ({ value, to }: CellProps) => <TextCell value={titlesOf(value)} to={to} />

/** A comparison shows its fields one by one. */
export const video: FieldKindModule = {
  Cell: VideoCell,
  isName: false,
  text: (value, { language }) => localizedText(titlesOf(value), language).text,
  diff: 'none',
  grid: undefined,
}
