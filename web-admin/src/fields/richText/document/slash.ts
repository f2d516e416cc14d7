import { Plugin, type Command, type EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { createStore, type Store } from '../../../core/state/store.ts'

/** Text after a typed slash at the start of a word, and its place. */
export interface SlashQuery {
  readonly query: string
  readonly from: number
}

const LONGEST = 30
const SLASH = /(?:^|\s)\/([\p{L}\d]*)$/u

function queryAt({ selection }: EditorState): SlashQuery | undefined {
  const { $from, empty } = selection
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return undefined
  const start = Math.max(0, $from.parentOffset - LONGEST)
  const match = SLASH.exec($from.parent.textBetween(start, $from.parentOffset, undefined, ' '))
  const query = match?.[1]
  return query === undefined ? undefined : { query, from: $from.pos - query.length - 1 }
}

export const withoutSlash =
  ({ query, from }: SlashQuery): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.delete(from, from + query.length + 1))
    return true
  }

export interface SlashMenuState {
  readonly query: Store<SlashQuery | undefined>
  /** The menu returns true for keys that it takes. @returns how to stop listening */
  readonly listen: (onKey: (key: string) => boolean) => () => void
}

function setChanged(store: Store<SlashQuery | undefined>, next: SlashQuery | undefined): void {
  const present = store.get()
  if (next?.from !== present?.from || next?.query !== present?.query) store.set(next)
}

/** Opens a menu at a slash that is typed; Escape closes it until another one is typed. */
export function slashPlugin(): { plugin: Plugin; slash: SlashMenuState } {
  const query = createStore<SlashQuery | undefined>(undefined)
  let takeKey: ((key: string) => boolean) | undefined
  const listen = (onKey: typeof takeKey) => {
    takeKey = onKey
    return () => {
      takeKey = undefined
    }
  }
  let openedAt: number | undefined
  const follow = (view: EditorView) => {
    const found = view.hasFocus() ? queryAt(view.state) : undefined
    setChanged(query, found?.from === openedAt ? found : undefined)
  }
  const close = () => {
    openedAt = undefined
    setChanged(query, undefined)
  }
  const plugin = new Plugin({
    props: {
      handleTextInput: (_, ...[from, , text]) => {
        if (text === '/') openedAt = from
        return false
      },
      handleDOMEvents: {
        blur: close,
      },
      handleKeyDown: (_, event) => {
        if (query.get() === undefined || event.isComposing) return false
        if (event.key !== 'Escape') return takeKey?.(event.key) ?? false
        event.stopPropagation()
        close()
        return true
      },
    },
    view: () => ({ update: follow }),
  })
  return { plugin, slash: { query, listen } }
}
