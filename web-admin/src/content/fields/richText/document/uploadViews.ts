import { DOMSerializer, type Attrs, type Node } from '@tiptap/pm/model'
import type { EditorView, NodeView, NodeViewConstructor } from '@tiptap/pm/view'
import { createStore, type Store } from '../../../../state/createStore.ts'
import { arrivedFrom, uploadOf } from './pictureFiles.ts'

/** A picture that was uploaded from the text: its place on the screen, which others fill, and what can be done with it. */
export interface ShownUpload {
  readonly upload: string
  readonly dom: HTMLElement
  readonly attrs: Attrs
  readonly setAlt: (alt: string) => void
  readonly remove: () => void
}

const CONTROLS = 'input, button, label'

/** Keeps the list of uploads that the text shows; `nodeView` is what the editor draws its pictures by. */
export function createUploadViews() {
  const shown = createStore<readonly ShownUpload[]>([])
  const put = (next: ShownUpload) => {
    const others = shown.get().filter(({ dom }) => dom !== next.dom)
    shown.set([...others, next])
  }
  const nodeView: NodeViewConstructor = (node, view, getPos) => {
    const upload = uploadOf(node)
    if (upload === undefined) return plainView(node)
    return uploadView({ node, upload, view, getPos, shown, put })
  }
  return { shown, nodeView }
}

/** A picture of the library as the schema writes it. */
function plainView(node: Node): NodeView {
  const { dom } = DOMSerializer.renderSpec(document, node.type.spec.toDOM?.(node) ?? ['img'])
  return { dom }
}

interface Making {
  node: Node
  upload: string
  view: EditorView
  getPos: () => number | undefined
  shown: Store<readonly ShownUpload[]>
  put: (next: ShownUpload) => void
}

/** Stays where it is once the picture has arrived, so that whoever types its alternative text goes on doing so. */
function uploadView({ node, upload, view, getPos, shown, put }: Making): NodeView {
  const dom = document.createElement('div')
  let media: unknown
  const act = (change: (pos: number) => void) => () => {
    const pos = getPos()
    if (pos !== undefined) change(pos)
  }
  const show = ({ attrs }: Node) =>
    put({
      upload,
      dom,
      attrs,
      setAlt: (alt) => act((pos) => view.dispatch(view.state.tr.setNodeAttribute(pos, 'alt', alt)))(),
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
      // the same picture, on its way or arrived; not another one that has come to its place
      const isArrived = media !== undefined && next.type === node.type && next.attrs['data-media'] === media
      if (uploadOf(next) !== upload && !isArrived) return false
      show(next)
      return true
    },
    stopEvent: ({ target }) => target instanceof Element && target.closest(CONTROLS) !== null,
    ignoreMutation: () => true,
    destroy: () => shown.set(shown.get().filter((one) => one.dom !== dom)),
  }
}
