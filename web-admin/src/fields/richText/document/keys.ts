import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from '@tiptap/pm/commands'
import { redo, undo } from '@tiptap/pm/history'
import { inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from '@tiptap/pm/inputrules'
import { keymap } from '@tiptap/pm/keymap'
import { liftListItem, sinkListItem, splitListItem } from '@tiptap/pm/schema-list'
import type { Command, Plugin } from '@tiptap/pm/state'
import { goToNextCell } from '@tiptap/pm/tables'
import { toggleList, toggleQuote } from './edits.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}
const lineBreak = chainCommands(exitCode, insertBreak)

const headingKeys = Object.fromEntries(
  [2, 3, 4].map((level) => [`Mod-Alt-${level}`, setBlockType(nodes.heading, { level })]),
)

/** Common shortcuts of text editors. Tab leaves the text, except in lists and tables. */
const keys = (onLink: () => void): Record<string, Command> => ({
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-u': toggleMark(marks.underline),
  'Mod-k': () => {
    onLink()
    return true
  },
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  'Mod-Alt-0': setBlockType(nodes.paragraph),
  ...headingKeys,
  'Shift-Mod-7': toggleList(nodes.ordered_list),
  'Shift-Mod-8': toggleList(nodes.bullet_list),
  'Shift-Mod-9': toggleQuote,
  'Shift-Enter': lineBreak,
  Enter: splitListItem(nodes.list_item),
  Tab: chainCommands(sinkListItem(nodes.list_item), goToNextCell(1)),
  'Shift-Tab': chainCommands(liftListItem(nodes.list_item), goToNextCell(-1)),
  Backspace: undoInputRule,
})

/** Markdown shortcuts at the start of a line: `- `, `1. `, `> `, `## ` to `#### `. */
const rules = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list, (match) => ({ start: Number(match[1]) })),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, (match) => ({ level: match[1]?.length ?? 2 })),
  ],
})

export const keyPlugins = (onLink: () => void): Plugin[] => [rules, keymap(keys(onLink)), keymap(baseKeymap)]
