import { useState } from 'react'
import { newItem } from '@flou/shared/content/values/initial.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { useFormHandle, useFormView } from '../form/FormContext.ts'
import { valueAt } from '../../core/records/entries.ts'
import { inserted, moved, reorderedErrors, without } from './listOrder.ts'

const newKey = () => crypto.randomUUID()

/** List entries with stable keys, which are not stored in the record. Reordering remounts no input. */
export function useItems(
  path: string,
  declaration: Declaration,
  arranged = (next: readonly unknown[]) => next,
) {
  const { form } = useFormHandle()
  const { errors } = useFormView()
  const value = valueAt(form.getValues(), path)
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const [knownKeys, setKeys] = useState<readonly string[]>(() => items.map(newKey))
  const keys = items.map((_, index) => knownKeys[index] ?? `${path}-${index}`)

  function arrange(order: readonly number[], added?: { key: string; item: unknown }): void {
    setKeys(order.map((index) => (index < 0 ? added?.key : keys[index]) ?? newKey()))
    const next = order.map((index) => (index < 0 ? added?.item : items[index]))
    form.setFieldValue(path, arranged(next), { forceUpdate: false })
    if (Object.keys(errors).some((key) => key.startsWith(`${path}.`))) {
      form.setErrors(reorderedErrors(errors, path, order))
    }
  }
  const positions = items.map((_, index) => index)
  const insert = (index: number, item: unknown): string => {
    const added = { key: newKey(), item }
    arrange(inserted(positions, index, -1), added)
    return added.key
  }
  return {
    items,
    keys,
    add: () => insert(items.length, newItem(declaration, new Date())),
    insert,
    duplicate: (index: number) => insert(index + 1, structuredClone(items[index])),
    remove: (index: number) => arrange(without(positions, index)),
    move: (from: number, to: number) => arrange(moved(positions, from, to)),
    reorder: arrange,
  }
}
