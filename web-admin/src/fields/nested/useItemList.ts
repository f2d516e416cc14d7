import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { offerUndo } from '../../core/state/notify.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { useFormView } from '../form/FormContext.ts'
import type { ItemActions } from './ItemHead.tsx'
import { keepFocus } from './focus.ts'
import { itemName } from './itemName.ts'
import { useDragOrder } from './useDragOrder.ts'
import { numbered } from './listOrder.ts'
import { useItems } from './useItems.ts'
import { useListLimit } from './limit/useListLimit.ts'

/** Longer lists start folded, so that a form opens fast. */
const OPEN_UP_TO = 2

interface Options {
  field: FieldOf<'items'>
  path: string
  label: string
  box: RefObject<HTMLElement | null>
}

/** Stable actions that call the latest render's functions; a late undo uses the current list. */
function useLatest<T extends ItemActions>(now: T) {
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  const [actions] = useState<ItemActions>(() => ({
    toggle: (index) => latest.current.toggle(index),
    move: (index, offset) => latest.current.move(index, offset),
    duplicate: (index) => latest.current.duplicate(index),
    remove: (index) => latest.current.remove(index),
    drag: (index, event) => latest.current.drag(index, event),
  }))
  return { actions, latest }
}

function useOpen(keys: readonly string[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(keys.length <= OPEN_UP_TO ? keys : []))
  return {
    open,
    toggle: (key: string) =>
      setOpen((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key])),
    openOne: (key: string) => setOpen((now) => new Set([...now, key])),
    openAll: (isOpen: boolean) => setOpen(new Set(isOpen ? keys : [])),
  }
}

function useSoughtEntry(path: string, keys: readonly string[], open: (key: string) => void) {
  const { sought } = useFormView()
  const latest = useRef({ path, keys, open })
  useLayoutEffect(() => {
    latest.current = { path, keys, open }
  })
  useEffect(() => {
    const list = latest.current
    if (!sought?.path.startsWith(`${list.path}.`)) return
    const [index] = sought.path.slice(list.path.length + 1).split('.')
    list.open(list.keys[Number(index)] ?? '')
  }, [sought])
}

export function useItemList({ field, path, label, box }: Options) {
  const t = useTextsOf(fieldTexts)
  const { language } = useFormView()
  const list = useItems(path, field.of, numbered)
  const { items, keys } = list
  const limit = useListLimit(field.max, items.length)
  const { open, toggle, openOne, openAll } = useOpen(keys)
  useSoughtEntry(path, keys, openOne)
  const [spoken, setSpoken] = useState('')
  const nameOf = (index: number) =>
    itemName(field.of, items[index], language) || t('items.number', { label, number: index + 1 })

  function moveTo(from: number, to: number) {
    if (to < 0 || to >= items.length) return
    keepFocus(() => {
      setSpoken(t('items.moved', { name: nameOf(from), position: to + 1, count: items.length }))
      list.move(from, to)
    })
  }
  function remove(index: number) {
    const item = items[index]
    const undo = () => latest.current.insert(index, item)
    offerUndo(t('items.removed', { name: nameOf(index) }), t('items.undo'), undo)
    list.remove(index)
    box.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  const { drag, start } = useDragOrder({ list: box, onDrop: moveTo })
  const { actions, latest } = useLatest({
    insert: list.insert,
    toggle: (index: number) => toggle(keys[index] ?? ''),
    move: (index: number, offset: number) => moveTo(index, index + offset),
    duplicate: (index: number) => limit.unlessFull(() => toggle(list.duplicate(index))),
    remove,
    drag: start,
  })
  const add = () => toggle(list.add())
  return { items, keys, open, drag, limit, spoken, nameOf, actions, add, openAll }
}
