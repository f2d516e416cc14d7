import { Button, Group, Skeleton } from '@mantine/core'
import { pageCheckTexts } from '../../../core/texts/pageCheck.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { FindingList } from './FindingList.tsx'
import { usePageCheck } from './usePageCheck.ts'

export function PageCheckDialog({ onClose }: { onClose: () => void }) {
  const t = useTextsOf(pageCheckTexts)
  const { data, error, isFetching, refetch, drop } = usePageCheck()
  return (
    <Dialog title={t('pageCheck.title')} onClose={onClose}>
      {isFetching && (
        <div role="status">
          {t('pageCheck.running')}
          <Skeleton height={80} mt="sm" />
        </div>
      )}
      {!isFetching && <LoadFailure error={error} title={t('pageCheck.failed')} onRetry={refetch} />}
      {data && !data.hasPage && <p>{t('pageCheck.noPage')}</p>}
      {data?.findings.length === 0 && <p role="status">{t('pageCheck.none')}</p>}
      {data && <FindingList findings={data.findings} onJump={onClose} onChecked={drop} />}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('shell.close')}
        </Button>
      </Group>
    </Dialog>
  )
}
