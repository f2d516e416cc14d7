import { isLanguage, type Language } from '@flou/shared/locale.ts'
import { escapeText } from '@flou/shared/translation/segments/entities.ts'
import {
  readRecordKey,
  UnreadableFile,
  type ExchangeFile,
  type ExchangeRecord,
  type ExchangeText,
} from './exchangeFile.ts'
import { XLIFF } from './writeXliff.ts'

const ELEMENT = 1
const TEXT_NODES: ReadonlySet<number> = new Set([3, 4])

const isElement = (node: Node): node is Element => node.nodeType === ELEMENT
const nameOf = ({ nodeName }: Element): string => nodeName.slice(nodeName.indexOf(':') + 1)

const childrenOf = (parent: Element, name: string): Element[] =>
  [...parent.childNodes].filter(isElement).filter((child) => nameOf(child) === name)

const codeId = (element: Element, attribute = 'id'): string =>
  /(\d{1,4})$/.exec(element.getAttribute(attribute) ?? '')?.[1] ?? '0'

/** Returns the escaped text with numbered tags. */
function codedText(parent: Element): string {
  return [...parent.childNodes]
    .map((node): string => {
      if (TEXT_NODES.has(node.nodeType)) return escapeText(node.nodeValue ?? '')
      if (!isElement(node)) return ''
      const name = nameOf(node)
      if (name === 'pc') return `<${codeId(node)}>${codedText(node)}</${codeId(node)}>`
      if (name === 'ph') return `<${codeId(node)}/>`
      if (name === 'sc') return `<${codeId(node)}>`
      if (name === 'ec') return `</${codeId(node, 'startRef')}>`
      return codedText(node)
    })
    .join('')
}

const noteOf = (element: Element): string =>
  childrenOf(element, 'notes').flatMap((notes) => childrenOf(notes, 'note'))[0]?.textContent ?? ''

function readUnit(unit: Element): ExchangeText {
  const segments = childrenOf(unit, 'segment').map((segment) => {
    const [source] = childrenOf(segment, 'source')
    const [target] = childrenOf(segment, 'target')
    return { source: source ? codedText(source) : '', target: target ? codedText(target) : '' }
  })
  return { name: unit.getAttribute('name') ?? '', label: noteOf(unit), isTranslated: false, segments }
}

const unitsIn = (parent: Element): Element[] => [
  ...childrenOf(parent, 'unit'),
  ...childrenOf(parent, 'group').flatMap(unitsIn),
]

function readFile(file: Element): ExchangeRecord {
  const record = readRecordKey(file.getAttribute('original') ?? '')
  if (!record) throw new UnreadableFile('exchange.foreign')
  return { ...record, title: noteOf(file), texts: unitsIn(file).map(readUnit) }
}

function languageOf(root: Element, attribute: string): Language | undefined {
  const language = root.getAttribute(attribute)?.slice(0, 2).toLowerCase()
  return isLanguage(language) ? language : undefined
}

/** @throws UnreadableFile for broken XML, another format or version, or a file of another product */
export function readXliff(text: string): ExchangeFile {
  // entities could multiply the size of a file
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new UnreadableFile('exchange.broken')
  const document = new DOMParser().parseFromString(text, 'text/xml')
  const root = document.documentElement
  if (document.querySelector('parsererror')) throw new UnreadableFile('exchange.broken')
  if (nameOf(root) !== 'xliff' || root.getAttribute('xmlns') !== XLIFF)
    throw new UnreadableFile('exchange.noXliff')
  const to = languageOf(root, 'trgLang')
  if (!to) throw new UnreadableFile('exchange.foreign')
  return { to, records: childrenOf(root, 'file').map(readFile) }
}
