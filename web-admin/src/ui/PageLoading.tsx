import { Skeleton } from '@mantine/core'
import { useText } from '../core/texts/useText.ts'

export function PageLoading() {
  const t = useText()
  return (
    <div role="status" aria-label={t('shell.loading')}>
      <Skeleton height={32} width={260} mb="lg" />
      <Skeleton height={48} mb="xs" />
      <Skeleton height={48} mb="xs" />
      <Skeleton height={48} mb="xs" />
    </div>
  )
}
