import { GapCursor } from '@tiptap/pm/gapcursor'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, Slice, type Attrs, type Node } from '@tiptap/pm/model'
import { Selection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { dropPoint } from '@tiptap/pm/transform'
import type { EditorView } from '@tiptap/pm/view'
import { readClipboard } from '../clipboard/readClipboard.ts'
import { hasLeftOut, type LeftOut } from '../clipboard/leftOut.ts'
import { setAttrs } from './edits.ts'
import { schema } from './schema.ts'

const { picture } = schema.nodes

/** Returns the upload id of a picture; undefined for library pictures. */
export const uploadOf = ({ type, attrs }: Node): string | undefined => {
  const id: unknown = attrs['data-upload']
  return type === picture && typeof id === 'string' ? id : undefined
}

function endOf(doc: Node, upload: string | undefined): number | undefined {
  let end: number | undefined
  doc.descendants((node, pos) => {
    if (upload !== undefined && uploadOf(node) === upload) end = pos + node.nodeSize
    return end === undefined
  })
  return end
}

/** Moves the cursor after the pictures, so that typing does not replace them. */
function selectAfter(tr: Transaction, upload: string | undefined): Transaction {
  const end = endOf(tr.doc, upload)
  if (end === undefined) return tr
  const resolved = tr.doc.resolve(end)
  const { nodeAfter } = resolved
  if (nodeAfter?.isTextblock) return tr.setSelection(TextSelection.create(tr.doc, end + 1))
  return tr.setSelection(!nodeAfter || nodeAfter.isLeaf ? new GapCursor(resolved) : Selection.near(resolved))
}

/**
 * Inserts pictures that are uploading.
 * @param uploads upload ids
 * @param at position in the text; by default the selection is replaced
 */
export function insertPictures(view: EditorView, uploads: readonly string[], at?: number): void {
  if (uploads.length === 0) return
  const nodes = uploads.map((id) => picture.create({ 'data-upload': id }))
  const slice = new Slice(Fragment.from(nodes), 0, 0)
  const { tr } = view.state
  if (at === undefined) tr.replaceSelection(slice)
  else {
    const point = dropPoint(tr.doc, at, slice) ?? at
    tr.replaceRange(point, point, slice)
  }
  view.dispatch(closeHistory(selectAfter(tr, uploads.at(-1)).scrollIntoView()))
  view.focus()
}

export const arrivedFrom = new WeakMap<Node, string>()

/** Replaces finished uploads by library pictures; keeps typed descriptions. Not an undo step. */
export function finishPictures(view: EditorView, arrived: (upload: string) => Attrs | undefined): void {
  const { tr } = view.state
  view.state.doc.descendants((node, pos) => {
    const upload = uploadOf(node)
    const found = upload === undefined ? undefined : arrived(upload)
    if (upload === undefined || !found) return
    const { alt, 'data-decorative': decorative } = node.attrs
    const typed = (alt || decorative) && { alt, 'data-decorative': decorative }
    setAttrs(tr, pos, { ...found, ...typed, 'data-upload': null })
    const picture = tr.doc.nodeAt(pos)
    if (picture) arrivedFrom.set(picture, upload)
  })
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false))
}

interface PictureHandlers {
  onPictures: (files: readonly File[], at?: number) => void
  onLeftOut: (leftOut: LeftOut) => void
}

export function pictureHandlers({ onPictures, onLeftOut }: PictureHandlers) {
  const take = (event: Event, data: DataTransfer | null, at?: number): boolean => {
    const { pictures, leftOut } = readClipboard(data)
    if (hasLeftOut(leftOut)) onLeftOut(leftOut)
    if (pictures.length > 0) onPictures(pictures, at)
    const isTaken = pictures.length + leftOut.files > 0
    // the browser would navigate to the file
    if (isTaken || (event.type === 'drop' && (data?.files.length ?? 0) > 0)) event.preventDefault()
    return isTaken
  }
  return {
    paste: (_: EditorView, event: ClipboardEvent) => take(event, event.clipboardData),
    drop: (view: EditorView, event: DragEvent) =>
      // dragging within the text also carries a file
      view.dragging === null &&
      take(event, event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
  }
}
