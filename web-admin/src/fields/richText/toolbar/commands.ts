import { redo, undo } from '@tiptap/pm/history'
import { toggleMark } from '@tiptap/pm/commands'
import type { Command } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  setCellAttr,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import type { IconName } from '../../../ui/Icon.tsx'
import type { RichKey } from '../../../core/texts/richText.ts'
import {
  insertRule,
  insertTable,
  setHeading,
  toggleCallout,
  toggleCodeBlock,
  toggleList,
  toggleQuote,
} from '../document/edits.ts'
import { schema } from '../document/schema.ts'

const { nodes, marks } = schema

interface Button {
  key: RichKey
  icon: IconName
  command: Command
  shows: string
}

export const FORMATS: readonly Button[] = [
  { key: 'rich.bold', icon: 'bold', command: toggleMark(marks.strong), shows: 'strong' },
  { key: 'rich.italic', icon: 'italic', command: toggleMark(marks.em), shows: 'em' },
  { key: 'rich.bulletList', icon: 'list', command: toggleList(nodes.bullet_list), shows: 'bullet_list' },
  {
    key: 'rich.orderedList',
    icon: 'ordered',
    command: toggleList(nodes.ordered_list),
    shows: 'ordered_list',
  },
  { key: 'rich.blockquote', icon: 'quote', command: toggleQuote, shows: 'blockquote' },
]

type Insert = Omit<Button, 'shows'>

const CALLOUTS: readonly Insert[] = [
  { key: 'rich.callout', icon: 'info', command: toggleCallout('info') },
  { key: 'rich.warning', icon: 'warning', command: toggleCallout('warning') },
  { key: 'rich.codeBlock', icon: 'page', command: toggleCodeBlock },
  { key: 'rich.divider', icon: 'divider', command: insertRule },
]

export const MORE: readonly Insert[] = [
  { key: 'rich.strike', icon: 'strike', command: toggleMark(marks.strike) },
  { key: 'rich.code', icon: 'page', command: toggleMark(marks.code) },
  ...CALLOUTS,
]

export const BLOCKS: readonly Insert[] = [
  { key: 'rich.heading2', icon: 'heading', command: setHeading(2) },
  { key: 'rich.heading3', icon: 'heading', command: setHeading(3) },
  { key: 'rich.heading4', icon: 'heading', command: setHeading(4) },
  { key: 'rich.bulletList', icon: 'list', command: toggleList(nodes.bullet_list) },
  { key: 'rich.orderedList', icon: 'ordered', command: toggleList(nodes.ordered_list) },
  { key: 'rich.blockquote', icon: 'quote', command: toggleQuote },
  { key: 'rich.table', icon: 'table', command: insertTable },
  ...CALLOUTS,
]

export const HISTORY: readonly Insert[] = [
  { key: 'rich.undo', icon: 'undo', command: undo },
  { key: 'rich.redo', icon: 'redo', command: redo },
]

export const TABLE_EDITS: readonly { key: RichKey; command: Command }[] = [
  { key: 'rich.addRowAbove', command: addRowBefore },
  { key: 'rich.addRow', command: addRowAfter },
  { key: 'rich.addColumnBefore', command: addColumnBefore },
  { key: 'rich.addColumn', command: addColumnAfter },
  { key: 'rich.headerRow', command: toggleHeaderRow },
  { key: 'rich.alignLeft', command: setCellAttr('align', null) },
  { key: 'rich.alignRight', command: setCellAttr('align', 'right') },
  { key: 'rich.deleteRow', command: deleteRow },
  { key: 'rich.deleteColumn', command: deleteColumn },
  { key: 'rich.deleteTable', command: deleteTable },
]

export const STYLES = [
  { level: 0, key: 'rich.paragraph' },
  { level: 2, key: 'rich.heading2' },
  { level: 3, key: 'rich.heading3' },
  { level: 4, key: 'rich.heading4' },
] as const
