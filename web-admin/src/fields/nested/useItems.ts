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

  /** @param added new items; position −1 is the first of them, −2 the second. @returns their keys */
  function arrange(order: readonly number[], added: readonly unknown[] = []): string[] {
    const addedKeys = added.map(newKey)
    setKeys(order.map((index) => (index < 0 ? addedKeys[-1 - index] : keys[index]) ?? newKey()))
    const next = order.map((index) => (index < 0 ? added[-1 - index] : items[index]))
    form.setFieldValue(path, arranged(next), { forceUpdate: false })
    if (Object.keys(errors).some((key) => key.startsWith(`${path}.`))) {
      form.setErrors(reorderedErrors(errors, path, order))
    }
    return addedKeys
  }
  const positions = items.map((_, index) => index)
  const insert = (index: number, item: unknown): string =>
    arrange(inserted(positions, index, -1), [item])[0] ?? ''
  return {
    items,
    keys,
    add: () => insert(items.length, newItem(declaration, new Date())),
    insert,
    duplicate: (index: number) => insert(index + 1, structuredClone(items[index])),
    remove: (index: number) => void arrange(without(positions, index)),
    move: (from: number, to: number) => void arrange(moved(positions, from, to)),
    reorder: arrange,
  }
}
