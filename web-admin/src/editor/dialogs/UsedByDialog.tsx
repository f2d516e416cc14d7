import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { numberText } from '@flou/shared/texts/translator.ts'
import { useUsages } from '../../core/records/useUsages.ts'
import { publicStateTexts } from '../../core/texts/recordState.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { ReplaceButton } from '../../fields/replace/ReplaceButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { ReplacedRecord } from '../../fields/replace/planChange.ts'
import { LoadMore } from '../../ui/table/LoadMore.tsx'
import { UsageList } from '../../ui/UsageList.tsx'

interface SectionProps {
  list: ReturnType<typeof useUsages>
  hint: string
}

function UsageSection({ list, hint }: SectionProps) {
  const t = useTextsOf(publicStateTexts)
  const language = useLanguage()
  if (!list.data || list.data.usages.length === 0) return null
  const { usages, total, isMinimum } = list.data
  return (
    <>
      <Text size="sm">{hint}</Text>
      <Text size="sm" mt="xs" fw={600}>
        {t(isMinimum ? 'usage.totalAtLeast' : 'usage.total', { total: numberText(total, language) })}
      </Text>
      <UsageList usages={usages} />
      <LoadMore list={list} />
    </>
  )
}

interface Props extends ReplacedRecord {
  onClose: () => void
}

export function UsedByDialog({ onClose, ...replaced }: Props) {
  const t = useTextsOf(publicStateTexts)
  const failureText = useFailureText()
  const references = useUsages(replaced.path)
  const links = useUsages(replaced.path, 'links')
  const usages = references.data && links.data && [...references.data.usages, ...links.data.usages]
  const error = references.error ?? links.error
  return (
    <Dialog title={t('usage.title')} onClose={onClose}>
      {!usages && !error && <Skeleton height={20} />}
      {error && <Text size="sm">{failureText(error)}</Text>}
      {usages?.length === 0 && <Text size="sm">{t('usage.none')}</Text>}
      <UsageSection list={references} hint={t('usage.hint')} />
      <UsageSection list={links} hint={t('usage.links')} />
      <Group justify="flex-end" mt="md">
        <ReplaceButton replaced={replaced} usages={usages} />
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('usage.close')}
        </Button>
      </Group>
    </Dialog>
  )
}
