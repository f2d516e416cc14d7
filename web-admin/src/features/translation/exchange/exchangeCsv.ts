import { isLanguage, otherLanguage, type Language } from '@flou/shared/locale.ts'
import { CSV_BOM, csvLines, hasLostCharacter, parseCells, plainCell } from '@flou/shared/strings/csv.ts'
import { escapeBetweenTags, unescapeText } from '@flou/shared/translation/segments/entities.ts'
import {
  readRecordKey,
  UnreadableFile,
  type ExchangeFile,
  type ExchangeRecord,
  type ExchangeSegment,
} from './exchangeFile.ts'
import { recordKey } from './exchangeFile.ts'

const headOf = (to: Language) => [
  'record',
  'title',
  'text',
  'label',
  'segment',
  `source-${otherLanguage(to)}`,
  `target-${to}`,
]

/** A row for each sentence, with numbered tags for markup. @param language of the separators */
export function writeCsv({ to, records }: ExchangeFile, language: Language): string {
  const lineOf = csvLines(language)
  const rows = records.flatMap((record) =>
    record.texts.flatMap(({ name, label, segments }) =>
      segments.map(({ source, target }, index) =>
        lineOf([
          recordKey(record),
          record.title,
          name,
          label,
          index + 1,
          unescapeText(source),
          unescapeText(target),
        ]),
      ),
    ),
  )
  return CSV_BOM + lineOf(headOf(to)) + rows.join('')
}

interface Row {
  record: string
  title: string
  name: string
  label: string
  segment: ExchangeSegment
}

function readRow(cells: readonly string[]): Row {
  if (cells.some(hasLostCharacter)) throw new UnreadableFile('grid.lostCharacter')
  const [record = '', title = '', name = '', label = '', , source = '', target = ''] = cells.map(plainCell)
  const coded = (text: string) => escapeBetweenTags(text.replaceAll('\r\n', '\n'))
  return { record, title, name, label, segment: { source: coded(source), target: coded(target) } }
}

function recordOf(key: string, rows: readonly Row[]): ExchangeRecord {
  const id = readRecordKey(key)
  if (!id) throw new UnreadableFile('exchange.foreign')
  const texts = [...Map.groupBy(rows, ({ name }) => name)].map(([name, own]) => ({
    name,
    label: own[0]?.label ?? '',
    isTranslated: false,
    segments: own.map(({ segment }) => segment),
  }))
  return { ...id, title: rows[0]?.title ?? '', texts }
}

/** @throws UnreadableFile for other columns or unreadable characters */
export function readCsv(text: string): ExchangeFile {
  const [head = [], ...lines] = parseCells(text)
  const to = head.at(-1)?.replace('target-', '')
  if (!isLanguage(to) || headOf(to).join() !== head.join()) throw new UnreadableFile('exchange.noCsv')
  const rows = lines.map(readRow)
  const byRecord = Map.groupBy(rows, ({ record }) => record)
  return { to, records: [...byRecord].map(([key, own]) => recordOf(key, own)) }
}
