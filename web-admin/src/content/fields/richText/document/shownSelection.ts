import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { linkAt } from './links.ts'

const key = new PluginKey<boolean>('shownSelection')

/** Marks what is selected, or the link at the cursor, in the text: the browser shows no selection outside of what has the focus. */
export const showSelection = ({ tr }: EditorState, isShown: boolean): Transaction => tr.setMeta(key, isShown)

export const shownSelectionPlugin = (): Plugin<boolean> =>
  new Plugin<boolean>({
    key,
    state: {
      init: () => false,
      apply: (transaction, isShown) => {
        const next: unknown = transaction.getMeta(key)
        return typeof next === 'boolean' ? next : isShown
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
