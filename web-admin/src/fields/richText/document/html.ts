import { DOMParser as DocumentParser, DOMSerializer, type Node } from '@tiptap/pm/model'
import { schema } from './schema.ts'

const parser = DocumentParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

/** Parses markup; drops content unknown to the schema. */
export function documentOf(html: string): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return parser.parse(body)
}

/** Cache: blocks are immutable and shared between documents. */
const written = new WeakMap<Node, string>()

function blockHtml(block: Node): string {
  const cached = written.get(block)
  if (cached !== undefined) return cached
  const container = document.createElement('div')
  container.append(serializer.serializeNode(block))
  const html = container.innerHTML.replaceAll('&nbsp;', '\u00A0') // same as the server writes it
  written.set(block, html)
  return html
}

const isEmpty = ({ childCount, firstChild }: Node): boolean =>
  childCount === 1 && firstChild?.type === schema.nodes.paragraph && firstChild.content.size === 0

/** Serialises a document; '' if empty. Only changed blocks cost time, so it can run on every keystroke. */
export function htmlOf(doc: Node): string {
  if (isEmpty(doc)) return ''
  const blocks: string[] = []
  doc.forEach((block) => blocks.push(blockHtml(block)))
  return blocks.join('')
}
