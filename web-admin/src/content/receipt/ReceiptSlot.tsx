import { useStore } from '../../state/useStore.ts'
import { followed, isBelow } from './followed.ts'
import { later } from '../../elements/later.tsx'

const Receipt = later(async () => (await import('./Receipt.tsx')).Receipt)

/** Where a record's form or list shows what its latest save has published; empty before the first. */
export function ReceiptSlot({ address }: { address: string | undefined }) {
  const save = useStore(followed)
  if (!save || address === undefined || !isBelow(save, address)) return null
  return <Receipt key={`${save.address} ${save.version}`} save={save} />
}
