import { Button, Group } from '@mantine/core'
import type { Language } from '@flou/shared/locale.ts'
import { publicStateTexts } from '../../core/texts/recordState.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Dialog } from '../../ui/Dialog.tsx'

interface Props {
  /** The complete language. */
  language: Language
  action: string
  onConfirm: () => void
  onClose: () => void
}

export function OneLanguageDialog({ language, action, onConfirm, onClose }: Props) {
  const t = useTextsOf(publicStateTexts)
  return (
    <Dialog title={t(`oneLanguage.title.${language}`)} onClose={onClose}>
      <p>{t(`oneLanguage.visitors.${language}`)}</p>
      <p>{t(`oneLanguage.later.${language}`)}</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('schedule.cancel')}
        </Button>
        <Button data-autofocus onClick={onConfirm}>
          {action}
        </Button>
      </Group>
    </Dialog>
  )
}
