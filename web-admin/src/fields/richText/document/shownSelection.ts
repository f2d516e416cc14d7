import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { linkAt } from './links.ts'

const key = new PluginKey<boolean>('shownSelection')

/** Highlights the selection or link in the text, because browsers hide the selection without focus. */
export const showSelection = ({ tr }: EditorState, isVisible: boolean): Transaction =>
  tr.setMeta(key, isVisible)

export const shownSelectionPlugin = (): Plugin<boolean> =>
  new Plugin<boolean>({
    key,
    state: {
      init: () => false,
      apply: (transaction, isVisible) => {
        const next: unknown = transaction.getMeta(key)
        return typeof next === 'boolean' ? next : isVisible
      },
    },
    props: {
      decorations: (state) => {
        if (key.getState(state) !== true) return null
        const { from, to } = linkAt(state) ?? state.selection
        if (from === to) return null
        return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: 'shown-selection' })])
      },
    },
  })
