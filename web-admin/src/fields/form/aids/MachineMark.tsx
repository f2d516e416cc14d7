import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { TRANSLATION_PATHS } from '@flou/shared/translation/translationPaths.ts'
import type { Language } from '@flou/shared/locale.ts'
import { isUnchecked, markName } from '@flou/shared/translation/machine.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { textAt } from '../../../core/records/entries.ts'
import { api } from '../../../core/session/current.ts'
import { notifyError } from '../../../core/state/notify.ts'
import { machineTexts } from '../../../core/texts/glossary.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import { useObserved } from '../useObserved.ts'
import { useMachineMarks } from './useMachineMarks.ts'

export interface MachineMarkProps {
  path: string
  label: string
  column: Language
}

/** Marks a machine translation until a person edits or confirms it. */
export function MachineMark({ path, label, column }: MachineMarkProps) {
  const t = useTextsOf(machineTexts)
  const failureText = useFailureText()
  const { marks, about, refresh } = useMachineMarks(path, column)
  const isMarked = useObserved((values) =>
    isUnchecked(marks, markName(column, about.name), textAt(values, path)),
  )
  const check = useMutation({
    mutationFn: () => api(TRANSLATION_PATHS.machineChecked, { method: 'POST', body: about }),
    onSuccess: refresh,
    onError: (error: unknown) => notifyError(failureText(error)),
  })
  if (!isMarked) return null
  return (
    <FieldHint>
      <Badge tone="soon">{t('machine.unchecked')}</Badge>{' '}
      <Button
        size="compact-sm"
        variant="subtle"
        loading={check.isPending}
        aria-label={t('machine.checkedOf', { name: label })}
        onClick={() => check.mutate()}
      >
        {t('machine.checked')}
      </Button>
    </FieldHint>
  )
}
