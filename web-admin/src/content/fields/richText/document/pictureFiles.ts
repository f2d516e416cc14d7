import { GapCursor } from '@tiptap/pm/gapcursor'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, Slice, type Attrs, type Node } from '@tiptap/pm/model'
import { Selection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { dropPoint } from '@tiptap/pm/transform'
import type { EditorView } from '@tiptap/pm/view'
import { broughtBy } from '../clipboard/brought.ts'
import { hasLeftOut, type LeftOut } from '../clipboard/leftOut.ts'
import { schema } from './schema.ts'

const { picture } = schema.nodes

/** The id of the upload that a picture is of; undefined for one that is in the library. */
export const uploadOf = ({ type, attrs }: Node): string | undefined => {
  const id: unknown = attrs['data-upload']
  return type === picture && typeof id === 'string' ? id : undefined
}

/** Where the node of an upload ends. */
function endOf(doc: Node, upload: string | undefined): number | undefined {
  let end: number | undefined
  doc.descendants((node, pos) => {
    if (upload !== undefined && uploadOf(node) === upload) end = pos + node.nodeSize
    return end === undefined
  })
  return end
}

/** The cursor goes behind the pictures, so that what is typed next replaces none of them. */
function selectBehind(tr: Transaction, upload: string | undefined): Transaction {
  const end = endOf(tr.doc, upload)
  if (end === undefined) return tr
  const place = tr.doc.resolve(end)
  const { nodeAfter } = place
  if (nodeAfter?.isTextblock) return tr.setSelection(TextSelection.create(tr.doc, end + 1))
  return tr.setSelection(!nodeAfter || nodeAfter.isLeaf ? new GapCursor(place) : Selection.near(place))
}

/**
 * Puts pictures that are being uploaded into the text.
 * @param uploads the ids of their uploads
 * @param at a position in the text; by default they replace the selection
 */
export function placePictures(view: EditorView, uploads: readonly string[], at?: number): void {
  if (uploads.length === 0) return
  const nodes = uploads.map((id) => picture.create({ 'data-upload': id }))
  const slice = new Slice(Fragment.from(nodes), 0, 0)
  const { tr } = view.state
  if (at === undefined) tr.replaceSelection(slice)
  else {
    const point = dropPoint(tr.doc, at, slice) ?? at
    tr.replaceRange(point, point, slice)
  }
  view.dispatch(closeHistory(selectBehind(tr, uploads.at(-1)).scrollIntoView()))
  view.focus()
}

/** Pictures that have just arrived, by the uploads they were. */
export const arrivedFrom = new WeakMap<Node, string>()

/** Turns the pictures whose uploads have arrived into pictures of the library; what was typed as their alternative text stays. */
export function finishPictures(view: EditorView, arrived: (upload: string) => Attrs | undefined): void {
  const { tr } = view.state
  view.state.doc.descendants((node, pos) => {
    const upload = uploadOf(node)
    const found = upload === undefined ? undefined : arrived(upload)
    if (upload === undefined || !found) return
    const attrs = { ...found, alt: node.attrs['alt'] || found['alt'], 'data-upload': null }
    for (const [name, value] of Object.entries(attrs)) tr.setNodeAttribute(pos, name, value)
    const picture = tr.doc.nodeAt(pos)
    if (picture) arrivedFrom.set(picture, upload)
  })
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false))
}

interface Takers {
  /** Uploads pictures and puts them into the text. */
  onPictures: (files: readonly File[], at?: number) => void
  onLeftOut: (parts: LeftOut) => void
}

/** Takes the pictures of a paste or a drop, and tells what of it the text does not take. */
export function takingPictures({ onPictures, onLeftOut }: Takers) {
  const take = (event: Event, data: DataTransfer | null, at?: number): boolean => {
    const { pictures, leftOut } = broughtBy(data)
    if (hasLeftOut(leftOut)) onLeftOut(leftOut)
    if (pictures.length > 0) onPictures(pictures, at)
    const isTaken = pictures.length + leftOut.files > 0
    // a browser would leave the form and show the file
    if (isTaken || (event.type === 'drop' && (data?.files.length ?? 0) > 0)) event.preventDefault()
    return isTaken
  }
  return {
    paste: (_: EditorView, event: ClipboardEvent) => take(event, event.clipboardData),
    drop: (view: EditorView, event: DragEvent) =>
      // what is moved within the text has a file of it too
      view.dragging === null &&
      take(event, event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
  }
}
