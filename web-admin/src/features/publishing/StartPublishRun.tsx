import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { contentTypes } from '@flou/shared/content/registry.ts'
import type { PublishRunRequest } from '@flou/shared/publishing/publishing.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { publishingTexts, type PublishingKey } from '../../core/texts/publishing.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'

const PAGE_TYPES = contentTypes().filter(({ publicPath }) => publicPath !== undefined)

interface Props {
  isBusy: boolean
  onStart: (request: PublishRunRequest) => void
}

const CONFIRMATIONS = {
  renderAll: {
    request: { kind: 'all' },
    titleKey: 'publishing.renderAllAsk',
    hint: 'publishing.renderAllHint',
  },
  rebuild: {
    request: { kind: 'all', isForced: true },
    titleKey: 'publishing.rebuildAsk',
    hint: 'publishing.rebuildHint',
  },
} as const satisfies Record<
  string,
  { request: PublishRunRequest; titleKey: PublishingKey; hint: PublishingKey }
>
type Question = keyof typeof CONFIRMATIONS

interface ConfirmDialogProps {
  question: Question
  onCancel: () => void
  onConfirm: (request: PublishRunRequest) => void
}

function ConfirmDialog({ question, onCancel, onConfirm }: ConfirmDialogProps) {
  const t = useTextsOf(publishingTexts)
  const { request, titleKey, hint } = CONFIRMATIONS[question]
  return (
    <Dialog title={t(titleKey)} onClose={onCancel}>
      <Text size="sm">{t(hint)}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('publishing.cancel')}
        </Button>
        <Button onClick={() => onConfirm(request)}>{t(`publishing.${question}`)}</Button>
      </Group>
    </Dialog>
  )
}

export function StartPublishRun({ isBusy, onStart }: Props) {
  const t = useTextsOf(publishingTexts)
  const language = useLanguage()
  const [question, setQuestion] = useState<Question>()
  const options = PAGE_TYPES.map(({ key, plural }) => ({ value: key, label: plural[language] }))
  return (
    <Group align="end" gap="sm">
      <NativeSelect
        name="type"
        label={t('publishing.renderType')}
        value=""
        data={[{ value: '', label: t('publishing.chooseType') }, ...options]}
        disabled={isBusy}
        onChange={(event) =>
          event.currentTarget.value !== '' && onStart({ kind: 'type', type: event.currentTarget.value })
        }
      />
      <Button variant="default" loading={isBusy} onClick={() => setQuestion('rebuild')}>
        {t('publishing.rebuild')}
      </Button>
      <Button loading={isBusy} onClick={() => setQuestion('renderAll')}>
        {t('publishing.renderAll')}
      </Button>
      {question && (
        <ConfirmDialog
          question={question}
          onCancel={() => setQuestion(undefined)}
          onConfirm={(request) => {
            setQuestion(undefined)
            onStart(request)
          }}
        />
      )}
    </Group>
  )
}
