import { useTranslation } from '../i18n/useTranslation.ts'
import type { Head, ListPlace } from './head.ts'

/** The head of a later page of a list: its texts end with the number. */
export function useNumberedHead(head: Head, list: ListPlace | undefined): Head {
  const { t } = useTranslation()
  if (!list || list.number === 1) return head
  const numbered = (text: string) => `${text} – ${t('pageNumber', { number: list.number })}`
  const { title, name, description } = head
  return { ...head, title: numbered(title), name: numbered(name), description: numbered(description) }
}
