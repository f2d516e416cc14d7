import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { TRANSLATION_PATHS } from '@flou/shared/translation/translationPaths.ts'
import type { MachineRequest } from '@flou/shared/translation/machine.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { textAt } from '../../../core/records/entries.ts'
import { api } from '../../../core/session/current.ts'
import { notifyError } from '../../../core/state/notify.ts'
import { machineTexts } from '../../../core/texts/glossary.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle } from '../FormContext.ts'
import { pathInOtherLanguage } from '../languages/copyLanguage.ts'
import type { MemoryMatchesProps } from './MemoryMatches.tsx'
import { useMachineMarks } from './useMachineMarks.ts'
import { useInsertText } from '../useReplaceTexts.ts'

/** Inserts a draft of the machine-translation service, which stays marked until a person edits or confirms it. */
export function MachineButton({ path, label, isMarkup, to }: MemoryMatchesProps) {
  const t = useTextsOf(machineTexts)
  const failureText = useFailureText()
  const { form } = useFormHandle()
  const insert = useInsertText(path)
  const { about, refresh } = useMachineMarks(path, to)
  const translate = useMutation({
    async mutationFn() {
      const values = form.getValues()
      const source = textAt(values, pathInOtherLanguage(path, values) ?? '')
      const body: MachineRequest = { ...about, source, isMarkup }
      const { data } = await api<{ text: string }>(TRANSLATION_PATHS.machine, { method: 'POST', body })
      insert(data.text, t('machine.inserted', { name: label }))
    },
    onSuccess: refresh,
    onError: (error: unknown) => notifyError(failureText(error)),
  })
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={translate.isPending}
      aria-label={t('machine.translateOf', { name: label })}
      onClick={() => translate.mutate()}
    >
      {t('machine.translate')}
    </Button>
  )
}
