import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import type { MachineMarks } from '@flou/shared/translation/machine.ts'
import type { Table } from './dynamo/table.ts'
import type { Key } from './keys.ts'

interface MarkItem {
  digest: string
}

interface MarkedText {
  type: string
  id: number
  mark: string
}

const markKey = ({ type, id, mark }: MarkedText): Key<MarkItem> => ({
  pk: `translation-machine#${type}#${id}`,
  sk: mark,
})

export async function readMarks(table: Table, { type, id }: Omit<MarkedText, 'mark'>): Promise<MachineMarks> {
  const { items } = await table.query<Key & MarkItem>({
    KeyConditionExpression: 'pk = :record',
    ExpressionAttributeValues: { ':record': markKey({ type, id, mark: '' }).pk },
  })
  return Object.fromEntries(items.map(({ sk, digest }) => [sk, digest]))
}

export const storeMark = (table: Table, marked: MarkedText, text: string): Promise<unknown> =>
  table.put({ ...markKey(marked), digest: fingerprint(text) })

export const removeMark = (table: Table, marked: MarkedText): Promise<unknown> =>
  table.transact([{ Delete: { Key: markKey(marked) } }])
