import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { useUsages } from '../../core/records/useUsages.ts'
import { publicStateTexts } from '../../core/texts/recordState.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { ReplaceButton } from '../../fields/replace/ReplaceButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { ReplacedRecord } from '../../fields/replace/planChange.ts'
import { LoadMore } from '../../ui/table/LoadMore.tsx'
import { UsageList } from '../../ui/UsageList.tsx'

interface Props extends ReplacedRecord {
  onClose: () => void
}

export function UsedByDialog({ onClose, ...replaced }: Props) {
  const t = useTextsOf(publicStateTexts)
  const failureText = useFailureText()
  const usages = useUsages(replaced.path)
  const { data, error } = usages
  return (
    <Dialog title={t('usage.title')} onClose={onClose}>
      {!data && !error && <Skeleton height={20} />}
      {error && <Text size="sm">{failureText(error)}</Text>}
      {data?.length === 0 && <Text size="sm">{t('usage.none')}</Text>}
      {data && data.length > 0 && (
        <>
          <Text size="sm">{t('usage.hint')}</Text>
          <UsageList usages={data} />
          <LoadMore list={usages} />
        </>
      )}
      <Group justify="flex-end" mt="md">
        <ReplaceButton replaced={replaced} usages={data} />
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('usage.close')}
        </Button>
      </Group>
    </Dialog>
  )
}
