import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { EarlyKeys } from '../earlyKeys.ts'
import type { RichEditor } from './editor.ts'
import type { EarlyEdit } from '../earlyText.ts'

function setCursor(view: EditorView, point: { left: number; top: number }): void {
  const found = view.posAtCoords(point)
  if (!found) return
  const resolved = view.state.doc.resolve(found.pos)
  view.dispatch(view.state.tr.setSelection(TextSelection.near(resolved)))
}

/** Inserts text like a key press, including Markdown shortcuts. */
function write(view: EditorView, text: string): void {
  const { from, to } = view.state.selection
  const insert = () => view.state.tr.insertText(text)
  const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, text, insert))
  if (!isHandled) view.dispatch(insert())
}

/** Dispatches a key; performs Backspace itself, which the browser would do. */
function press(view: EditorView, init: KeyboardEventInit): void {
  const event = new KeyboardEvent('keydown', init)
  const isHandled = view.someProp('handleKeyDown', (handle) => handle(view, event))
  const { $from, from, empty } = view.state.selection
  if (isHandled || init.key !== 'Backspace' || !empty || $from.parentOffset === 0) return
  view.dispatch(view.state.tr.delete(from - 1, from))
}

function apply({ view, insertFiles }: RichEditor, edit: EarlyEdit): void {
  if ('files' in edit) insertFiles(edit.files.filter(({ type }) => type.startsWith('image/')))
  else if ('text' in edit) write(view, edit.text)
  else if ('press' in edit) press(view, edit.press)
  else if (edit.html !== '') view.pasteHTML(edit.html)
  else view.pasteText(edit.plain)
}

/** Replays input recorded before the editor loaded; returns true if there was any. */
export function replayEarlyEdits(editor: RichEditor, early: EarlyKeys): boolean {
  const { edits, point } = early.take()
  if (point) setCursor(editor.view, point)
  for (const edit of edits) apply(editor, edit)
  return edits.length > 0
}
