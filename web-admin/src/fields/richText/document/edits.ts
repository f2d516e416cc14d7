import { lift, setBlockType, wrapIn } from '@tiptap/pm/commands'
import type { Attrs, MarkType, NodeType } from '@tiptap/pm/model'
import { liftListItem, wrapInList } from '@tiptap/pm/schema-list'
import {
  NodeSelection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from '@tiptap/pm/state'
import { schema } from './schema.ts'

const { nodes } = schema

function depthOf({ selection: { $from } }: EditorState, ...types: NodeType[]): number | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if (types.includes($from.node(depth).type)) return depth
  }
  return undefined
}
export const isWithin = (state: EditorState, type: NodeType): boolean => depthOf(state, type) !== undefined

export function hasMark({ selection, doc, storedMarks }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type)
}

/** Returns the heading level at the cursor; 0 for plain text. */
export const headingLevel = ({ selection: { $from } }: EditorState): number =>
  $from.parent.type === nodes.heading ? Number($from.parent.attrs['level']) : 0

export const setHeading = (level: number): Command =>
  level === 0 ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level })

export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const depth = depthOf(state, nodes.bullet_list, nodes.ordered_list)
    if (depth === undefined) return wrapInList(type)(state, dispatch, view)
    const { $from } = state.selection
    if ($from.node(depth).type === type) return liftListItem(nodes.list_item)(state, dispatch, view)
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type))
    return true
  }

export const toggleQuote: Command = (state, dispatch, view) =>
  isWithin(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch, view)

/** Wraps in a callout, changes its tone, or unwraps one of the same tone. */
export const toggleCallout =
  (tone: 'info' | 'warning'): Command =>
  (state, dispatch, view) => {
    const depth = depthOf(state, nodes.callout)
    if (depth === undefined) return wrapIn(nodes.callout, { tone })(state, dispatch, view)
    const { $from } = state.selection
    if ($from.node(depth).attrs['tone'] === tone) return lift(state, dispatch)
    dispatch?.(state.tr.setNodeAttribute($from.before(depth), 'tone', tone))
    return true
  }

export const toggleCodeBlock: Command = (state, dispatch, view) =>
  setBlockType(isWithin(state, nodes.code_block) ? nodes.paragraph : nodes.code_block)(state, dispatch, view)

export const insertRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.horizontal_rule.create()).scrollIntoView())
  return true
}

export const insertTable: Command = (state, dispatch) => {
  const row = (cell: NodeType) =>
    nodes.table_row.create(
      null,
      [1, 2, 3].map(() => cell.createAndFill()).filter((one) => one !== null),
    )
  const table = nodes.table.create(null, [
    row(nodes.table_header),
    row(nodes.table_cell),
    row(nodes.table_cell),
  ])
  if (!dispatch) return true
  const { from } = state.selection
  const tr = state.tr.replaceSelectionWith(table)
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))).scrollIntoView())
  return true
}

export const insertPicture =
  (attrs: Attrs): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.picture.create(attrs)).scrollIntoView())
    return true
  }

export interface PictureDescription {
  readonly alt: string
  readonly isDecorative: boolean
}
export interface PictureTexts extends PictureDescription {
  readonly caption: string
}

export const descriptionOf = (attrs: Attrs): PictureDescription => ({
  alt: String(attrs['alt'] ?? ''),
  isDecorative: attrs['data-decorative'] === 'true',
})

/** Attributes of a described picture; decorative ones have no alternative text. */
export const attrsOf = ({ alt, isDecorative }: PictureDescription): Attrs =>
  isDecorative ? { alt: '', 'data-decorative': 'true' } : { alt, 'data-decorative': null }

/** Texts of the selected picture. */
export const pictureTexts = ({ selection }: EditorState): PictureTexts | undefined =>
  selection instanceof NodeSelection && selection.node.type === nodes.picture
    ? { ...descriptionOf(selection.node.attrs), caption: String(selection.node.attrs['caption'] ?? '') }
    : undefined

/** Selects the first picture that has no description. */
export const selectUndescribedPicture: Command = (state, dispatch) => {
  let at: number | undefined
  state.doc.descendants((node, position) => {
    const { alt, isDecorative } = descriptionOf(node.attrs)
    if (node.type === nodes.picture && alt.trim() === '' && !isDecorative) at ??= position
    return at === undefined
  })
  if (at === undefined) return false
  dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, at)).scrollIntoView())
  return true
}

export const setPictureTexts =
  ({ caption, ...description }: PictureTexts): Command =>
  (state, dispatch) => {
    const { selection, tr } = state
    if (pictureTexts(state) === undefined) return false
    setAttrs(tr, selection.from, { ...attrsOf(description), caption })
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, selection.from)))
    return true
  }

export function setAttrs(tr: Transaction, at: number, attrs: Attrs): Transaction {
  for (const [name, value] of Object.entries(attrs)) tr.setNodeAttribute(at, name, value)
  return tr
}
