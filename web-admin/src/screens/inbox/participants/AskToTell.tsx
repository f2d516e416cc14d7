import { useState } from 'react'
import { TellDialog } from './TellDialog.tsx'
import { useEventNews } from './useEventNews.ts'

/** After an event was saved: asks whether participants are to be told, where it now takes place otherwise than they know. */
export function AskToTell({ id, version }: { id: number; version: number }) {
  const { data } = useEventNews(String(id), version)
  const [isClosed, setClosed] = useState(false)
  if (isClosed || !data || data.confirmed + data.waiting === 0) return null
  return <TellDialog event={String(id)} news={data} onClose={() => setClosed(true)} />
}
