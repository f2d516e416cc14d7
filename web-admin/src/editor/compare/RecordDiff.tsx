import type { ReactNode } from 'react'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { revisionTexts } from '../../core/texts/editorDialogs.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { DiffValue } from './DiffValue.tsx'
import type { FieldDiff } from './diff/recordDiff.ts'
import classes from './Diff.module.css'

interface Props {
  diffs: readonly FieldDiff[]
  typeKey: string
  /** Shows a field in another way than as a difference. */
  renderField?: (diff: FieldDiff, label: string) => ReactNode
}

export function RecordDiff({ diffs, typeKey, renderField }: Props) {
  const t = useTextsOf(revisionTexts)
  const language = useLanguage()
  const labelOf = ({ names }: FieldDiff) =>
    names.map((name) => fieldLabel(typeKey, name)[language]).join(' › ')
  if (diffs.length === 0) return <p className={classes['note']}>{t('diff.same')}</p>
  return (
    <ul className={classes['diffs']}>
      {diffs.map((diff) => (
        <li key={diff.key}>
          <h4 className={classes['label']}>
            {labelOf(diff)}
            {diff.language && <span className={classes['language']}>{t(`language.${diff.language}`)}</span>}
          </h4>
          {renderField?.(
            diff,
            [labelOf(diff), diff.language && t(`language.${diff.language}`)].filter(Boolean).join(', '),
          ) ?? (
            <div className={classes['value']} {...(diff.language && { lang: diff.language })}>
              <DiffValue diff={diff} typeKey={typeKey} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
