import { DOMParser as DocumentParser, DOMSerializer, type Node } from '@tiptap/pm/model'
import { schema } from './schema.ts'

const parser = DocumentParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

/** The document that mark-up says; what the schema does not know is left out. */
export function documentOf(html: string): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return parser.parse(body)
}

/** Blocks never change: one that stands in a later document is the same object, and keeps its mark-up. */
const written = new WeakMap<Node, string>()

function blockHtml(block: Node): string {
  const known = written.get(block)
  if (known !== undefined) return known
  const holder = document.createElement('div')
  holder.append(serializer.serializeNode(block))
  const html = holder.innerHTML.replaceAll('&nbsp;', '\u00A0') // as the server writes it
  written.set(block, html)
  return html
}

export const isEmpty = ({ childCount, firstChild }: Node): boolean =>
  childCount === 1 && firstChild?.type === schema.nodes.paragraph && firstChild.content.size === 0

/**
 * The mark-up of a document; '' for one without content. Costs what has changed since it was asked last, so that it can be asked
 * with every keystroke in a text of any length.
 */
export function htmlOf(doc: Node): string {
  if (isEmpty(doc)) return ''
  const blocks: string[] = []
  doc.forEach((block) => blocks.push(blockHtml(block)))
  return blocks.join('')
}
