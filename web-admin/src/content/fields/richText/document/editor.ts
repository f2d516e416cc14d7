import { gapCursor } from '@tiptap/pm/gapcursor'
import { closeHistory, history } from '@tiptap/pm/history'
import { EditorState, type Command } from '@tiptap/pm/state'
import { isInTable, tableEditing } from '@tiptap/pm/tables'
import { EditorView } from '@tiptap/pm/view'
import { createStore, type Store } from '../../../../state/createStore.ts'
import { cleanPaste, type Upload } from '../clipboard/cleanPaste.ts'
import type { LeftOut } from '../clipboard/leftOut.ts'
import { hasMark, headingLevel, isWithin, pictureAlt } from './edits.ts'
import { documentOf, htmlOf } from './html.ts'
import { keyPlugins } from './keys.ts'
import { linkAt, linkPasted, type LinkedText } from './links.ts'
import { placePictures, takingPictures } from './pictureFiles.ts'
import { schema } from './schema.ts'
import { shownSelectionPlugin } from './shownSelection.ts'
import { typingPlugin } from './typing.ts'
import { createUploadViews, type ShownUpload } from './uploadViews.ts'

/** What the toolbar shows of the place the cursor is at. */
export interface Place {
  readonly level: number
  readonly on: ReadonlySet<string>
  readonly inTable: boolean
  readonly link: LinkedText | undefined
  readonly alt: string | undefined
}

export interface RichEditor {
  readonly view: EditorView
  readonly place: Store<Place>
  /** The pictures that are being uploaded, or were since the editor is there. */
  readonly uploads: Store<readonly ShownUpload[]>
  /** Uploads pictures into the text, by default to where the cursor is. */
  insertFiles: (files: readonly File[], at?: number) => void
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
  /** Parts of a paste or a drop are not taken into the text. */
  onLeftOut: (parts: LeftOut) => void
  upload: Upload
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
    link: linkAt(state),
    alt: pictureAlt(state),
  }
}
const saysTheSame = (one: Place, other: Place): boolean =>
  JSON.stringify([one, ...one.on]) === JSON.stringify([other, ...other.on])

const pluginsFor = (onLink: Options['onLink']) => [
  typingPlugin(),
  ...keyPlugins(onLink),
  history(),
  gapCursor(),
  tableEditing(),
  shownSelectionPlugin(),
]

/** Makes an element the editor of a text. */
export function createEditor({ element, html, attributes, ...options }: Options): RichEditor {
  const { onChange, onLink, onLeftOut, upload } = options
  const start = EditorState.create({ doc: documentOf(html), plugins: pluginsFor(onLink) })
  const place = createStore(placeOf(start))
  const { shown: uploads, nodeView: picture } = createUploadViews()
  const insertFiles = (files: readonly File[], at?: number) => placePictures(view, upload(files), at)
  const view: EditorView = new EditorView(
    { mount: element },
    {
      state: start,
      attributes,
      transformPastedHTML: (pasted) => cleanPaste(pasted, upload),
      nodeViews: { picture },
      handleDOMEvents: takingPictures({ onPictures: insertFiles, onLeftOut }),
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
  return { view, place, run, uploads, insertFiles }
}
