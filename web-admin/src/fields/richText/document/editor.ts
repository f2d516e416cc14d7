import { gapCursor } from '@tiptap/pm/gapcursor'
import { closeHistory, history } from '@tiptap/pm/history'
import { EditorState, type Command, type Plugin } from '@tiptap/pm/state'
import { isInTable, tableEditing } from '@tiptap/pm/tables'
import { EditorView } from '@tiptap/pm/view'
import { createStore, type Store } from '../../../core/state/store.ts'
import { cleanPaste, type Upload } from '../clipboard/cleanPaste.ts'
import { REVEALED } from '../../form/FormContext.ts'
import type { LeftOut } from '../clipboard/leftOut.ts'
import { hasMark, headingLevel, isWithin, pictureTexts, type PictureTexts } from './edits.ts'
import { documentOf, htmlOf } from './html.ts'
import { keyPlugins } from './keys.ts'
import { linkAt, linkPasted, type LinkedText } from './links.ts'
import { insertPictures, pictureHandlers } from './pictureFiles.ts'
import { schema } from './schema.ts'
import { shownSelectionPlugin } from './shownSelection.ts'
import { slashPlugin, type SlashMenuState } from './slash.ts'
import { typingPlugin } from './typing.ts'
import { createUploadViews, type UploadView } from './uploadViews.ts'

export interface CursorState {
  readonly level: number
  readonly on: ReadonlySet<string>
  readonly inTable: boolean
  readonly link: LinkedText | undefined
  readonly picture: PictureTexts | undefined
}

export interface RichEditor {
  readonly view: EditorView
  readonly cursor: Store<CursorState>
  readonly uploads: Store<readonly UploadView[]>
  readonly slash: SlashMenuState
  /** Uploads pictures into the text, by default at the cursor. */
  insertFiles: (files: readonly File[], at?: number) => void
  /** Runs a toolbar command and returns focus to the text. */
  run: (command: Command) => void
}

interface Options {
  element: HTMLElement
  html: string
  attributes: Record<string, string>
  onChange: (html: string) => void
  onLink: () => void
  onLeftOut: (leftOut: LeftOut) => void
  onRevealed: (view: EditorView) => void
  upload: Upload
}

const { nodes, marks } = schema

function cursorStateOf(state: EditorState): CursorState {
  const on = [
    ...[marks.strong, marks.em, marks.strike, marks.code].filter((mark) => hasMark(state, mark)),
    ...[nodes.bullet_list, nodes.ordered_list, nodes.blockquote, nodes.callout, nodes.code_block].filter(
      (node) => isWithin(state, node),
    ),
  ].map(({ name }) => name)
  return {
    level: headingLevel(state),
    on: new Set(on),
    inTable: isInTable(state),
    link: linkAt(state),
    picture: pictureTexts(state),
  }
}
const isSameState = (one: CursorState, other: CursorState): boolean =>
  JSON.stringify([one, ...one.on]) === JSON.stringify([other, ...other.on])

const pluginsFor = (onLink: Options['onLink'], slashMenu: Plugin) => [
  typingPlugin(),
  slashMenu,
  ...keyPlugins(onLink),
  history(),
  gapCursor(),
  tableEditing(),
  shownSelectionPlugin(),
]

export function createEditor({ element, html, attributes, ...options }: Options): RichEditor {
  const { onChange, onLink, onLeftOut, onRevealed, upload } = options
  const { plugin, slash } = slashPlugin()
  const start = EditorState.create({ doc: documentOf(html), plugins: pluginsFor(onLink, plugin) })
  const cursor = createStore(cursorStateOf(start))
  const { uploads, nodeView: picture } = createUploadViews()
  const insertFiles = (files: readonly File[], at?: number) => insertPictures(view, upload(files), at)
  const view: EditorView = new EditorView(
    { mount: element },
    {
      state: start,
      attributes,
      transformPastedHTML: (pasted) => cleanPaste(pasted, upload),
      nodeViews: { picture },
      handleDOMEvents: { ...pictureHandlers({ onPictures: insertFiles, onLeftOut }), [REVEALED]: onRevealed },
      handlePaste: linkPasted,
      dispatchTransaction(transaction) {
        const state = view.state.apply(transaction)
        view.updateState(state)
        if (transaction.docChanged) onChange(htmlOf(state.doc))
        const next = cursorStateOf(state)
        if (!isSameState(next, cursor.get())) cursor.set(next)
      },
    },
  )
  const run = (command: Command) => {
    view.dispatch(closeHistory(view.state.tr)) // a separate undo step for each command
    command(view.state, view.dispatch, view)
    view.dispatch(closeHistory(view.state.tr))
    view.focus()
  }
  return { view, cursor, run, uploads, slash, insertFiles }
}
