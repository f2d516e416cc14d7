import { ISO_CODE, otherLanguage } from '@flou/shared/locale.ts'
import { escapeHtml } from '@flou/shared/strings/escapeHtml.ts'
import { CODE_TAG, unescapeText } from '@flou/shared/translation/segments/entities.ts'
import {
  recordKey,
  type ExchangeFile,
  type ExchangeRecord,
  type ExchangeSegment,
  type ExchangeText,
} from './exchangeFile.ts'

export const XLIFF = 'urn:oasis:names:tc:xliff:document:2.0'

const xml = (text: string): string => escapeHtml(unescapeText(text)).replaceAll('\r', '&#13;')

/** Numbered tags become `pc` and `ph`; their ids are unique in the unit. */
function inlineXml(text: string, segment: number): string {
  let at = 0
  let written = ''
  for (const { 0: tag, 1: slash, 2: id = '', 3: end, index } of text.matchAll(CODE_TAG)) {
    const name = `${segment}-${id}`
    written += xml(text.slice(at, index))
    if (end === '/') written += `<ph id="c${name}" dataRef="d${name}"/>`
    else if (slash === '/') written += '</pc>'
    else written += `<pc id="c${name}" dataRefStart="d${name}" dataRefEnd="e${name}">`
    at = index + tag.length
  }
  return written + xml(text.slice(at))
}

const dataXml = ({ codes = [] }: ExchangeSegment, segment: number): string[] =>
  codes.flatMap(({ id, open, close }) => [
    `<data id="d${segment}-${id}">${escapeHtml(open)}</data>`,
    ...(close === undefined ? [] : [`<data id="e${segment}-${id}">${escapeHtml(close)}</data>`]),
  ])

function segmentXml({ source, target }: ExchangeSegment, index: number, isTranslated: boolean): string[] {
  const number = index + 1
  return [
    `<segment id="s${number}" state="${isTranslated && target !== '' ? 'translated' : 'initial'}">`,
    `<source>${inlineXml(source, number)}</source>`,
    ...(target === '' ? [] : [`<target>${inlineXml(target, number)}</target>`]),
    '</segment>',
  ]
}

function unitXml({ name, label, isTranslated, segments }: ExchangeText, index: number): string[] {
  const data = segments.flatMap((segment, at) => dataXml(segment, at + 1))
  return [
    `<unit id="u${index + 1}" name="${escapeHtml(name)}" xml:space="preserve">`,
    `<notes><note>${escapeHtml(label)}</note></notes>`,
    ...(data.length === 0 ? [] : ['<originalData>', ...data, '</originalData>']),
    ...segments.flatMap((segment, at) => segmentXml(segment, at, isTranslated)),
    '</unit>',
  ]
}

const fileXml = (record: ExchangeRecord, index: number): string[] => [
  `<file id="f${index + 1}" original="${escapeHtml(recordKey(record))}">`,
  `<notes><note>${escapeHtml(record.title)}</note></notes>`,
  ...record.texts.flatMap(unitXml),
  '</file>',
]

/** Writes XLIFF 2.1: a file for each record, a unit for each text, a segment for each sentence. */
export const writeXliff = ({ to, records }: ExchangeFile): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${XLIFF}" version="2.1" srcLang="${ISO_CODE[otherLanguage(to)]}" trgLang="${ISO_CODE[to]}">`,
    ...records.flatMap(fileXml),
    '</xliff>',
    '',
  ].join('\n')
