import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { contentTypes } from '@flou/shared/content/registry.ts'
import type { RunRequest } from '@flou/shared/publishing.ts'
import { Dialog } from '../../elements/Dialog.tsx'
import { publishingTexts } from '../../texts/screens/publishing.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'

const PAGE_TYPES = contentTypes().filter(({ publicPath }) => publicPath !== undefined)

interface Props {
  isBusy: boolean
  onStart: (request: RunRequest) => void
}

function AskDialog({ onCancel, onConfirm }: { onCancel: () => void; onConfirm: () => void }) {
  const t = useTextsOf(publishingTexts)
  return (
    <Dialog title={t('publishing.renderAllAsk')} onClose={onCancel}>
      <Text size="sm">{t('publishing.renderAllHint')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('publishing.cancel')}
        </Button>
        <Button onClick={onConfirm}>{t('publishing.renderAll')}</Button>
      </Group>
    </Dialog>
  )
}

/** Renders the pages of one type, or all of them. */
export function StartRun({ isBusy, onStart }: Props) {
  const t = useTextsOf(publishingTexts)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
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
      <Button loading={isBusy} onClick={() => setAsking(true)}>
        {t('publishing.renderAll')}
      </Button>
      {isAsking && (
        <AskDialog
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            onStart({ kind: 'all' })
          }}
        />
      )}
    </Group>
  )
}
