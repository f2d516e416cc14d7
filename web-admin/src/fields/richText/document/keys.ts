import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from '@tiptap/pm/commands'
import { redo, undo } from '@tiptap/pm/history'
import { undoInputRule } from '@tiptap/pm/inputrules'
import { keymap } from '@tiptap/pm/keymap'
import { liftListItem, sinkListItem, splitListItem } from '@tiptap/pm/schema-list'
import type { Command, Plugin } from '@tiptap/pm/state'
import { goToNextCell } from '@tiptap/pm/tables'
import { keysOf, namesOf, type ShortcutOf } from '../../../core/state/shortcuts.ts'
import { toggleList, toggleQuote } from './edits.ts'
import { linkBeforeEnter, markdownRules } from './markdown.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}
const lineBreak = chainCommands(exitCode, insertBreak)

const headingOf = (level: number) => setBlockType(nodes.heading, { level })

const commandsOf = (onLink: () => void): Readonly<Record<ShortcutOf<'text'>, Command>> => ({
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  underline: toggleMark(marks.underline),
  link: () => {
    onLink()
    return true
  },
  heading2: headingOf(2),
  heading3: headingOf(3),
  heading4: headingOf(4),
  paragraph: setBlockType(nodes.paragraph),
  ordered: toggleList(nodes.ordered_list),
  bullets: toggleList(nodes.bullet_list),
  quote: toggleQuote,
  lineBreak,
  undo,
  redo,
})

export const TEXT_SHORTCUTS = namesOf('text')

/** Common shortcuts of text editors. Tab leaves the text, except in lists and tables. */
function keys(onLink: () => void): Record<string, Command> {
  const commands = commandsOf(onLink)
  const named = TEXT_SHORTCUTS.flatMap((name) =>
    keysOf('text', name).map((combination) => [combination.replaceAll('+', '-'), commands[name]]),
  )
  return {
    ...Object.fromEntries(named),
    Enter: splitListItem(nodes.list_item),
    Tab: chainCommands(sinkListItem(nodes.list_item), goToNextCell(1)),
    'Shift-Tab': chainCommands(liftListItem(nodes.list_item), goToNextCell(-1)),
    Backspace: undoInputRule,
  }
}

export const keyPlugins = (onLink: () => void): Plugin[] => [
  markdownRules,
  keymap({ Enter: linkBeforeEnter }),
  keymap(keys(onLink)),
  keymap(baseKeymap),
]
