import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { EarlyKeys } from '../earlyKeys.ts'
import type { RichEditor } from './editor.ts'
import type { EarlyStep } from '../earlyText.ts'

/** Puts the cursor where the text was pointed at. */
function goTo(view: EditorView, point: { left: number; top: number }): void {
  const found = view.posAtCoords(point)
  if (!found) return
  const place = view.state.doc.resolve(found.pos)
  view.dispatch(view.state.tr.setSelection(TextSelection.near(place)))
}

/** Writes as a key would, the rules for what is typed at the start of a line included. */
function write(view: EditorView, text: string): void {
  const { from, to } = view.state.selection
  const insert = () => view.state.tr.insertText(text)
  const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, text, insert))
  if (!isHandled) view.dispatch(insert())
}

/** Presses a key; what the browser itself would erase is erased here. */
function press(view: EditorView, init: KeyboardEventInit): void {
  const event = new KeyboardEvent('keydown', init)
  const isHandled = view.someProp('handleKeyDown', (handle) => handle(view, event))
  const { $from, from, empty } = view.state.selection
  if (isHandled || init.key !== 'Backspace' || !empty || $from.parentOffset === 0) return
  view.dispatch(view.state.tr.delete(from - 1, from))
}

function take({ view, insertFiles }: RichEditor, step: EarlyStep): void {
  if ('files' in step) insertFiles(step.files.filter(({ type }) => type.startsWith('image/')))
  else if ('text' in step) write(view, step.text)
  else if ('press' in step) press(view, step.press)
  else if (step.html !== '') view.pasteHTML(step.html)
  else view.pasteText(step.plain)
}

/** Brings what was written before the editor was there to where it was meant to go; true where anything was. */
export function writeEarly(editor: RichEditor, early: EarlyKeys): boolean {
  const { steps, point } = early.take()
  if (point) goTo(editor.view, point)
  for (const step of steps) take(editor, step)
  return steps.length > 0
}
