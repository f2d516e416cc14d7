import type { Language } from '@flou/shared/locale.ts'
import { isUnchecked, markName } from '@flou/shared/translation/machine.ts'
import { textAt } from '../../../core/records/entries.ts'
import { machineTexts } from '../../../core/texts/glossary.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import { useFormHandle } from '../FormContext.ts'
import { useObserved } from '../useObserved.ts'
import { CheckedButton } from './CheckedButton.tsx'
import { useMachineMarks } from './useMachineMarks.ts'

export interface MachineMarkProps {
  path: string
  label: string
  column: Language
}

/** Marks a machine translation until a person edits or confirms it. */
export function MachineMark({ path, label, column }: MachineMarkProps) {
  const t = useTextsOf(machineTexts)
  const { type, id } = useFormHandle()
  const { marks, about } = useMachineMarks(path, column)
  const isMarked = useObserved((values) =>
    isUnchecked(marks, markName(column, about.name), textAt(values, path)),
  )
  if (!isMarked) return null
  return (
    <FieldHint>
      <Badge tone="soon">{t('machine.unchecked')}</Badge>{' '}
      <CheckedButton type={type} id={id} text={{ language: column, path }} label={label} />
    </FieldHint>
  )
}
