import type { Mark } from '@tiptap/pm/model'
import type { Command, EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { schema } from './schema.ts'

const { marks } = schema

export interface LinkTarget {
  readonly href: string
  /** Key of the target record, `type#id`; the link follows the record. */
  readonly record?: string | undefined
  readonly title?: string | undefined
  readonly isButton?: boolean
}

export interface LinkedText extends LinkTarget {
  readonly from: number
  readonly to: number
}

function linkRangeAt({ selection }: EditorState) {
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

/** Returns the link at the cursor; for a selection, the link at its start. */
export function linkAt(state: EditorState): LinkedText | undefined {
  const found = linkRangeAt(state)
  if (!found) return undefined
  const { attrs, from, to } = found
  const record = attrs['data-record']
  return {
    href: String(attrs['href']),
    ...(typeof record === 'string' && { record }),
    isButton: attrs['data-button'] === 'true',
    from,
    to,
  }
}

const linkTextOf = ({ href, title }: LinkTarget) => title || href

/** Links the selection or changes the link at the cursor; otherwise inserts the title or URL as text. */
export const setLink =
  (target: LinkTarget): Command =>
  (state, dispatch) => {
    const found = linkRangeAt(state)
    const { from, to } = found ?? state.selection
    const tr = state.tr.removeMark(from, to, marks.link)
    if (from === to) tr.insertText(linkTextOf(target), from)
    // keeps `target` of the existing link
    const attrs = {
      ...found?.attrs,
      href: target.href,
      'data-record': target.record ?? null,
      'data-button': target.isButton === true ? 'true' : null,
    }
    const mark = marks.link.create(attrs)
    tr.addMark(from, from === to ? tr.mapping.map(to) : to, mark)
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView())
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const link = linkAt(state)
  if (!link) return false
  dispatch?.(state.tr.removeMark(link.from, link.to, marks.link).removeStoredMark(marks.link))
  return true
}

const URL_PATTERN = /^(?:https?:\/\/|mailto:)\S+$/i

/** Links the selection to a pasted URL; without a selection, inserts the URL as a link. */
export function linkPasted(view: EditorView, event: ClipboardEvent): boolean {
  const text = event.clipboardData?.getData('text/plain').trim() ?? ''
  if (!URL_PATTERN.test(text)) return false
  const { state } = view
  const { from, to, empty } = state.selection
  const tr = empty ? state.tr.insertText(text, from) : state.tr
  tr.addMark(from, empty ? from + text.length : to, marks.link.create({ href: text }))
  view.dispatch(tr.removeStoredMark(marks.link).scrollIntoView())
  return true
}
