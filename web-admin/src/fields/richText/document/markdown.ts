import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from '@tiptap/pm/inputrules'
import type { MarkType } from '@tiptap/pm/model'
import type { Command, Transaction } from '@tiptap/pm/state'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** Marks the text between delimiters; the last character of the closing one is not in the document yet. */
const markRule = (pattern: RegExp, length: number, mark: MarkType) =>
  new InputRule(pattern, ({ tr }, match, ...[start, end]) => {
    const text = match[1] ?? ''
    tr.delete(start + length + text.length, end).delete(start, start + length)
    return tr.addMark(start, start + text.length, mark.create()).removeStoredMark(mark)
  })

/** The line stays below the divider, so that typing goes on there. */
const dividerRule = new InputRule(/^---$/, ({ tr, doc }, ...[, start, end]) => {
  const at = doc.resolve(start)
  const index = at.index(-1)
  if (!at.node(-1).canReplaceWith(index, index, nodes.horizontal_rule)) return null
  return tr.delete(start, end).insert(at.before(), nodes.horizontal_rule.create())
})

/** Addresses as people type them; a closing mark belongs to the sentence. */
const ADDRESS = /(?:^|\s|\()((?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)])[.,;:!?)]*$/

function addLink(tr: Transaction, before: string, end: number): Transaction | null {
  const found = ADDRESS.exec(before)
  const address = found?.[1]
  if (!found || address === undefined) return null
  const start = end - before.length + before.indexOf(address, found.index)
  if (tr.doc.rangeHasMark(start, start + address.length, marks.link)) return null
  const href = address.startsWith('www.') ? `https://${address}` : address
  return tr.addMark(start, start + address.length, marks.link.create({ href })).removeStoredMark(marks.link)
}

const linkRule = new InputRule(/\S\s$/, ({ tr, doc }, match, ...[, end]) => {
  const at = doc.resolve(end)
  const before = at.parent.textBetween(0, at.parentOffset, undefined, ' ')
  return addLink(tr, before, end)?.insertText(match[0].slice(-1), end) ?? null
})

/** Links a typed address; the key then makes its line break as usual. */
export const linkBeforeEnter: Command = ({ tr, selection }, dispatch) => {
  const { $from, empty } = selection
  if (!empty || $from.parent.type.spec.code) return false
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ')
  const linked = addLink(tr, before, $from.pos)
  if (linked) dispatch?.(linked)
  return false
}

export const markdownRules = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list, (match) => ({ start: Number(match[1]) })),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, (match) => ({ level: match[1]?.length ?? 2 })),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    dividerRule,
    markRule(/(?<![*\w])\*\*([^*\s]|[^*\s][^*]*[^*\s])\*\*$/, 2, marks.strong),
    markRule(/(?<![*\w])\*([^*\s]|[^*\s][^*]*[^*\s])\*$/, 1, marks.em),
    markRule(/(?<!\w)_([^_\s]|[^_\s][^_]*[^_\s])_$/, 1, marks.em),
    markRule(/~~([^~\s]|[^~\s][^~]*[^~\s])~~$/, 2, marks.strike),
    markRule(/(?<![`\w])`([^`]+)`$/, 1, marks.code),
    linkRule,
  ],
})
