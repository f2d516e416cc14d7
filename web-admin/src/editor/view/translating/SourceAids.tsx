import type { Field } from '@flou/shared/content/declaration.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { TEXT_KINDS } from '@flou/shared/translation/textUnits.ts'
import { useLanguage } from '../../../core/texts/useText.ts'
import { MachineButton } from '../../../fields/form/aids/MachineButton.tsx'
import { MemoryMatches } from '../../../fields/form/aids/MemoryMatches.tsx'
import { useTextAids } from '../../../fields/form/aids/TextAidsProvider.tsx'
import { useContentLanguage, useFormHandle } from '../../../fields/form/FormContext.ts'
import { SourceText } from './SourceText.tsx'

/** Source of a text, with what is known about its translation. */
export function SourceAids({ field, path }: { field: Field; path: string }) {
  const { type } = useFormHandle()
  const language = useLanguage()
  const to = useContentLanguage()
  const { hasTranslator } = useTextAids()
  const label = fieldLabel(type.key, path.split('.').at(-1) ?? path)[language]
  const text = { path, label, isMarkup: field.kind === 'richText', to }
  return (
    <>
      <SourceText field={field} path={path} />
      {TEXT_KINDS.has(field.kind) && <MemoryMatches {...text} />}
      {TEXT_KINDS.has(field.kind) && hasTranslator && <MachineButton {...text} />}
    </>
  )
}
