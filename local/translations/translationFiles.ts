import { DomUtils, parseDocument } from 'htmlparser2'
import { CSV_BOM, csvLines, parseCells, plainCell } from '@flou/shared/strings/csv.ts'
import { escapeHtml } from '@flou/shared/strings/escapeHtml.ts'
import type { SourceText } from './sourceTexts.ts'

export const FORMATS = ['csv', 'xliff'] as const
export type Format = (typeof FORMATS)[number]

const HEAD = ['File', 'Key', 'English', 'Indonesian']

function writeCsv(texts: readonly SourceText[]): string {
  const rows = texts.map(({ file, key, texts: { en, id } }) => [file, key, en, id])
  return CSV_BOM + [HEAD, ...rows].map(csvLines('en')).join('')
}

/** Spreadsheets may write other line ends. */
const cellText = (cell = '') => plainCell(cell).replaceAll('\r\n', '\n')

const readCsv = (text: string): SourceText[] =>
  parseCells(text)
    .slice(1)
    .map(([file, key, en, id]) => ({
      file: cellText(file),
      key: cellText(key),
      texts: { en: cellText(en), id: cellText(id) },
    }))

function writeXliff(texts: readonly SourceText[]): string {
  const files = [...Map.groupBy(texts, ({ file }) => file)].map(([file, own], index) => {
    const units = own.map(
      ({ key, texts: { en, id } }, place) =>
        `    <unit id="${place + 1}" name="${escapeHtml(key)}"><segment>\n` +
        `      <source>${escapeHtml(en)}</source>\n      <target>${escapeHtml(id)}</target>\n    </segment></unit>\n`,
    )
    return `  <file id="${index + 1}" original="${escapeHtml(file)}" xml:space="preserve">\n${units.join('')}  </file>\n`
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="id">\n' +
    `${files.join('')}</xliff>\n`
  )
}

function readXliff(text: string): SourceText[] {
  const named = (name: string, root: Parameters<typeof DomUtils.getElementsByTagName>[1]) =>
    DomUtils.getElementsByTagName(name, root)
  return named('file', parseDocument(text, { xmlMode: true })).flatMap((file) =>
    named('unit', file).map((unit) => ({
      file: file.attribs['original'] ?? '',
      key: unit.attribs['name'] ?? '',
      texts: {
        en: DomUtils.textContent(named('source', unit)),
        id: DomUtils.textContent(named('target', unit)),
      },
    })),
  )
}

/** Writes texts for translators as CSV, or as XLIFF 2.1. */
export const writeTranslations = (format: Format, texts: readonly SourceText[]): string =>
  format === 'csv' ? writeCsv(texts) : writeXliff(texts)

/** Reads a file of translators in either format. */
export const readTranslations = (text: string): SourceText[] =>
  /^\s*</.test(text.replace(CSV_BOM, '')) ? readXliff(text.replace(CSV_BOM, '')) : readCsv(text)
