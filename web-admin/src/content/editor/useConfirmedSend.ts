import { useRef } from 'react'
import type { Editing } from '../saving/editing.ts'

/** Sends what a form holds with the product's name, once that was typed to confirm a great change of prices. */
export function useConfirmedSend(send: Editing['send']) {
  const confirmed = useRef('')
  const confirming: Editing['send'] = (body, key) =>
    send({ ...body, ...(confirmed.current !== '' && { confirmedProduct: confirmed.current }) }, key)
  return {
    send: confirming,
    onConfirm: (product: string) => {
      confirmed.current = product
    },
  }
}
