import { gapCursor } from '@tiptap/pm/gapcursor'
import { closeHistory, history } from '@tiptap/pm/history'
import { EditorState, type Command } from '@tiptap/pm/state'
import { isInTable, tableEditing } from '@tiptap/pm/tables'
import { EditorView } from '@tiptap/pm/view'
import { createStore, type Store } from '../../../../state/createStore.ts'
import { hasMark, headingLevel, isWithin, linkAt, pictureAlt } from './edits.ts'
import { documentOf, htmlOf } from './html.ts'
import { keyPlugins } from './keys.ts'
import { pictureFilesIn, picturesLeftOut } from './leftOut.ts'
import { cleanPaste, linkPasted } from './paste.ts'
import { schema } from './schema.ts'
import { typingPlugin } from './typing.ts'

/** What the toolbar shows of the place the cursor is at. */
export interface Place {
  readonly level: number
  readonly on: ReadonlySet<string>
  readonly inTable: boolean
  readonly link: string | undefined
  readonly alt: string | undefined
}

export interface RichEditor {
  readonly view: EditorView
  readonly place: Store<Place>
  /** Runs a command of the toolbar and gives the focus back to the text. */
  run: (command: Command) => void
}

interface Options {
  element: HTMLElement
  html: string
  attributes: Record<string, string>
  onChange: (html: string) => void
  /** The person asks for the link of the selection by its key. */
  onLink: () => void
  /** So many pictures of a paste or a drop are not taken into the text. */
  onLeftOut: (pictures: number) => void
}

const { nodes, marks } = schema

function placeOf(state: EditorState): Place {
  const on = [
    ...[marks.strong, marks.em].filter((mark) => hasMark(state, mark)),
    ...[nodes.bullet_list, nodes.ordered_list, nodes.blockquote].filter((node) => isWithin(state, node)),
  ].map(({ name }) => name)
  return {
    level: headingLevel(state),
    on: new Set(on),
    inTable: isInTable(state),
    link: linkAt(state)?.href,
    alt: pictureAlt(state),
  }
}
const saysTheSame = (one: Place, other: Place): boolean =>
  JSON.stringify([one, ...one.on]) === JSON.stringify([other, ...other.on])

/** Says what a paste or a drop loses: pictures that are not of the library, as mark-up or as files. */
function tellingLeftOut(tell: Options['onLeftOut']) {
  const look = (data: DataTransfer | null): false => {
    const html = data?.getData('text/html') ?? ''
    const count = html === '' ? pictureFilesIn(data) : picturesLeftOut(html)
    if (count > 0) tell(count)
    return false // the rest is taken as ever
  }
  return {
    paste: (_: EditorView, { clipboardData }: ClipboardEvent) => look(clipboardData),
    drop: (_: EditorView, event: DragEvent) => {
      // a browser would leave the form and show the file
      if (pictureFilesIn(event.dataTransfer) > 0) event.preventDefault()
      return look(event.dataTransfer)
    },
  }
}

/** Makes an element the editor of a text. */
export function createEditor({
  element,
  html,
  attributes,
  onChange,
  onLink,
  onLeftOut,
}: Options): RichEditor {
  const start = EditorState.create({
    doc: documentOf(html),
    plugins: [typingPlugin(), ...keyPlugins(onLink), history(), gapCursor(), tableEditing()],
  })
  const place = createStore(placeOf(start))
  const view: EditorView = new EditorView(
    { mount: element },
    {
      state: start,
      attributes,
      transformPastedHTML: cleanPaste,
      handleDOMEvents: tellingLeftOut(onLeftOut),
      handlePaste: linkPasted,
      dispatchTransaction(transaction) {
        const state = view.state.apply(transaction)
        view.updateState(state)
        if (transaction.docChanged) onChange(htmlOf(state.doc))
        const next = placeOf(state)
        if (!saysTheSame(next, place.get())) place.set(next)
      },
    },
  )
  const run = (command: Command) => {
    view.dispatch(closeHistory(view.state.tr)) // one undo takes back this command, not what was typed before it
    command(view.state, view.dispatch, view)
    view.dispatch(closeHistory(view.state.tr))
    view.focus()
  }
  return { view, place, run }
}
