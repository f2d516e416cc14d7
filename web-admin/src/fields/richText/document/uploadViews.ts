import { DOMSerializer, type Attrs, type Node } from '@tiptap/pm/model'
import type { EditorView, NodeView, NodeViewConstructor } from '@tiptap/pm/view'
import { createStore, type Store } from '../../../core/state/store.ts'
import { attrsOf, setAttrs, type PictureDescription } from './edits.ts'
import { arrivedFrom, uploadOf } from './pictureFiles.ts'

export interface UploadView {
  readonly upload: string
  readonly dom: HTMLElement
  readonly attrs: Attrs
  readonly describe: (description: PictureDescription) => void
  readonly remove: () => void
}

const CONTROLS = 'input, button, label'

export function createUploadViews() {
  const uploads = createStore<readonly UploadView[]>([])
  const upsert = (next: UploadView) => {
    const others = uploads.get().filter(({ dom }) => dom !== next.dom)
    uploads.set([...others, next])
  }
  const nodeView: NodeViewConstructor = (node, view, getPos) => {
    const upload = uploadOf(node)
    if (upload === undefined) return plainView(node)
    return uploadView({ node, upload, view, getPos, uploads, upsert })
  }
  return { uploads, nodeView }
}

function plainView(node: Node): NodeView {
  const { dom } = DOMSerializer.renderSpec(document, node.type.spec.toDOM?.(node) ?? ['img'])
  return { dom }
}

interface UploadViewOptions {
  node: Node
  upload: string
  view: EditorView
  getPos: () => number | undefined
  uploads: Store<readonly UploadView[]>
  upsert: (next: UploadView) => void
}

/** Keeps the DOM node after the upload, so that typing the alternative text is not interrupted. */
function uploadView({ node, upload, view, getPos, uploads, upsert }: UploadViewOptions): NodeView {
  const dom = document.createElement('div')
  let media: unknown
  const act = (action: (pos: number) => void) => () => {
    const pos = getPos()
    if (pos !== undefined) action(pos)
  }
  const show = ({ attrs }: Node) =>
    upsert({
      upload,
      dom,
      attrs,
      describe: (description) =>
        act((pos) => view.dispatch(setAttrs(view.state.tr, pos, attrsOf(description))))(),
      remove: act((pos) => {
        view.dispatch(view.state.tr.delete(pos, pos + 1))
        view.focus()
      }),
    })
  show(node)
  return {
    dom,
    update(next) {
      if (arrivedFrom.get(next) === upload) media = next.attrs['data-media']
      const isArrived = media !== undefined && next.type === node.type && next.attrs['data-media'] === media
      if (uploadOf(next) !== upload && !isArrived) return false
      show(next)
      return true
    },
    stopEvent: ({ target }) => target instanceof Element && target.closest(CONTROLS) !== null,
    ignoreMutation: () => true,
    destroy: () => uploads.set(uploads.get().filter((one) => one.dom !== dom)),
  }
}
