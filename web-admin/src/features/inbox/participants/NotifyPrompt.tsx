import { useState } from 'react'
import { NotifyDialog } from './NotifyDialog.tsx'
import { useEventNews } from './useEventNews.ts'

export function NotifyPrompt({ id, version }: { id: number; version: number }) {
  const { data } = useEventNews(String(id), version)
  const [isClosed, setClosed] = useState(false)
  if (isClosed || !data || data.confirmed + data.waiting === 0) return null
  return <NotifyDialog event={String(id)} news={data} onClose={() => setClosed(true)} />
}
