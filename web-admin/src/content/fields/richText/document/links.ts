import type { Mark } from '@tiptap/pm/model'
import type { Command, EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { schema } from './schema.ts'

const { marks } = schema

/** What a link leads to. */
export interface LinkTarget {
  readonly href: string
  /** The record whose page that is, as `type#id`; the link then follows the record. */
  readonly record?: string | undefined
  /** What the link says where no words are selected; by default its address. */
  readonly title?: string | undefined
}

/** A link in the text, and from where to where it reaches. */
export interface LinkedText extends LinkTarget {
  readonly from: number
  readonly to: number
}

/** A link's mark and its range. */
function markAt({ selection }: EditorState) {
  const { $from, from, to, empty } = selection
  const links: { mark: Mark; from: number; to: number }[] = []
  $from.parent.forEach((child, offset) => {
    const mark = marks.link.isInSet(child.marks)
    if (!mark) return
    const start = $from.start() + offset
    const before = links.at(-1)
    if (before?.to === start && before.mark.eq(mark)) before.to = start + child.nodeSize
    else links.push({ mark, from: start, to: start + child.nodeSize })
  })
  const found = links.find((link) => link.from <= from && (empty ? from <= link.to : from < link.to))
  return found && { attrs: found.mark.attrs, ...(empty ? { from: found.from, to: found.to } : { from, to }) }
}

/** The link at the cursor, as far as it reaches; of a selection, the link it starts in. */
export function linkAt(state: EditorState): LinkedText | undefined {
  const found = markAt(state)
  if (!found) return undefined
  const { attrs, from, to } = found
  const record = attrs['data-record']
  return { href: String(attrs['href']), ...(typeof record === 'string' && { record }), from, to }
}

const wordsOf = ({ href, title }: LinkTarget) => title || href

/** Links the selection, or the link at the cursor; without either, the target's title or address becomes the text. */
export const setLink =
  (target: LinkTarget): Command =>
  (state, dispatch) => {
    const found = markAt(state)
    const { from, to } = found ?? state.selection
    const tr = state.tr.removeMark(from, to, marks.link)
    if (from === to) tr.insertText(wordsOf(target), from)
    // a link that opens a tab of its own goes on doing so
    const attrs = { ...found?.attrs, href: target.href, 'data-record': target.record ?? null }
    const mark = marks.link.create(attrs)
    tr.addMark(from, from === to ? tr.mapping.map(to) : to, mark)
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView())
    return true
  }

/** Takes the link at the cursor off its words. */
export const removeLink: Command = (state, dispatch) => {
  const link = linkAt(state)
  if (!link) return false
  dispatch?.(state.tr.removeMark(link.from, link.to, marks.link).removeStoredMark(marks.link))
  return true
}

const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i

/** An address pasted over selected words links them, and pasted alone is a link. */
export function linkPasted(view: EditorView, event: ClipboardEvent): boolean {
  const text = event.clipboardData?.getData('text/plain').trim() ?? ''
  if (!ADDRESS.test(text)) return false
  const { state } = view
  const { from, to, empty } = state.selection
  const tr = empty ? state.tr.insertText(text, from) : state.tr
  tr.addMark(from, empty ? from + text.length : to, marks.link.create({ href: text }))
  view.dispatch(tr.removeStoredMark(marks.link).scrollIntoView())
  return true
}
