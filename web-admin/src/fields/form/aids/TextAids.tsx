import type { Field } from '@flou/shared/content/declaration.ts'
import { textPath } from '@flou/shared/content/values/errorKey.ts'
import type { Language } from '@flou/shared/locale.ts'
import { TEXT_KINDS } from '@flou/shared/translation/textUnits.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useFormHandle } from '../FormContext.ts'
import type { MachineMarkProps } from './MachineMark.tsx'
import type { TermWarningsProps } from './TermWarningList.tsx'
import { useTextAids } from './TextAidsProvider.tsx'

const TermWarningList = lazyPart<TermWarningsProps>(
  async () => (await import('./TermWarningList.tsx')).TermWarningList,
)
const MachineMark = lazyPart<MachineMarkProps>(async () => (await import('./MachineMark.tsx')).MachineMark)

interface Props {
  field: Field
  path: string
  label: string
  column: Language
}

/** Warnings of the glossary below a text, and its mark while it is an unchecked machine translation. */
export function TextAids({ field, path, label, column }: Props) {
  const { mode } = useFormHandle()
  const { warnings, hasTranslator } = useTextAids()
  if (!TEXT_KINDS.has(field.kind)) return null
  const own = warnings[`${column} ${textPath(path.split('.'))}`]
  return (
    <>
      {own && <TermWarningList path={path} label={label} warnings={own} />}
      {hasTranslator && mode === 'update' && <MachineMark path={path} label={label} column={column} />}
    </>
  )
}
