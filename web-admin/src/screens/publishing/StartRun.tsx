import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { contentTypes } from '@flou/shared/content/registry.ts'
import type { RunRequest } from '@flou/shared/publishing.ts'
import { Dialog } from '../../elements/Dialog.tsx'
import { publishingTexts, type PublishingKey } from '../../texts/screens/publishing.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'

const PAGE_TYPES = contentTypes().filter(({ publicPath }) => publicPath !== undefined)

interface Props {
  isBusy: boolean
  onStart: (request: RunRequest) => void
}

/** Confirmation before every page is rendered. */
const QUESTIONS = {
  renderAll: { request: { kind: 'all' }, ask: 'publishing.renderAllAsk', hint: 'publishing.renderAllHint' },
  rebuild: {
    request: { kind: 'all', anew: true },
    ask: 'publishing.rebuildAsk',
    hint: 'publishing.rebuildHint',
  },
} as const satisfies Record<string, { request: RunRequest; ask: PublishingKey; hint: PublishingKey }>
type Question = keyof typeof QUESTIONS

interface AskDialogProps {
  question: Question
  onCancel: () => void
  onConfirm: (request: RunRequest) => void
}

function AskDialog({ question, onCancel, onConfirm }: AskDialogProps) {
  const t = useTextsOf(publishingTexts)
  const { request, ask, hint } = QUESTIONS[question]
  return (
    <Dialog title={t(ask)} onClose={onCancel}>
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

/** Renders the pages of one type, or all of them. */
export function StartRun({ isBusy, onStart }: Props) {
  const t = useTextsOf(publishingTexts)
  const language = useLanguage()
  const [question, setQuestion] = useState<Question>()
  const options = PAGE_TYPES.map(({ key, plural }) => ({ value: key, label: plural[language] }))
  return (
    <Group align="end" gap="sm">
      <NativeSelect
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
        <AskDialog
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
