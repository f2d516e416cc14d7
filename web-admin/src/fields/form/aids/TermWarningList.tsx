import { Button } from '@mantine/core'
import { insertTerm, type TermWarning } from '@flou/shared/translation/terms.ts'
import { textAt } from '../../../core/records/entries.ts'
import { glossaryTexts } from '../../../core/texts/glossary.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import { useFormHandle } from '../FormContext.ts'
import { useInsertText } from '../useReplaceTexts.ts'

export interface TermWarningsProps {
  path: string
  label: string
  warnings: readonly TermWarning[]
}

/** Warnings of the glossary beneath a text; a click inserts the term. */
export function TermWarningList({ path, label, warnings }: TermWarningsProps) {
  const t = useTextsOf(glossaryTexts)
  const { form } = useFormHandle()
  const insert = useInsertText(path)
  const use = (warning: TermWarning) =>
    insert(
      insertTerm(textAt(form.getValues(), path), warning),
      t('glossary.used', { term: warning.use, name: label }),
    )
  return warnings.map((warning) => {
    const { term, found } = warning
    return (
      <FieldHint key={term.id}>
        {t(`glossary.${term.kind}`, { found, use: warning.use })} {term.note}{' '}
        <Button size="compact-sm" variant="subtle" onClick={() => use(warning)}>
          {t('glossary.use', { use: warning.use })}
        </Button>
      </FieldHint>
    )
  })
}
