import { shellTexts } from '../texts/shell.ts'
import { useTexts } from '../texts/useTexts.ts'
import type { Head, ListPosition } from './head.ts'

export function useNumberedHead(head: Head, list: ListPosition | undefined): Head {
  const { t } = useTexts(shellTexts)
  if (!list || list.number === 1) return head
  const numbered = (text: string) => `${text} – ${t('pageNumber', { number: list.number })}`
  const { title, name, description } = head
  return { ...head, title: numbered(title), name: numbered(name), description: numbered(description) }
}
