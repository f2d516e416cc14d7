import { useRef } from 'react'
import type { Editing } from '../saving/editing.ts'

/** Adds the product name, typed to confirm a large price change, to the request. */
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
