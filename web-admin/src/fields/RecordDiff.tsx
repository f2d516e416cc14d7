import type { ComponentType, ReactNode } from 'react'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import { revisionTexts } from '../core/texts/editorDialogs.ts'
import { useLanguage, useTextsOf } from '../core/texts/useText.ts'
import { isDifferent, type DiffProps, type FieldDiff, type ValueProps } from './diff/recordDiff.ts'
import { Sides } from './diff/Sides.tsx'
import classes from './diff/Diff.module.css'
import type { DiffView } from './kindModule.ts'
import { partsOf } from './kinds.ts'
import { MediaDiff, Pictures, ReferenceDiff, ReferenceTitles } from './linked/LinkedDiff.tsx'
import { EntryCount, ItemsDiff } from './nested/ItemsDiff.tsx'
import { AmountDiff } from './number/AmountDiff.tsx'
import { PermissionsDiff } from './permissions/PermissionsDiff.tsx'
import { Blocks, Formatted } from './richText/diff/Blocks.tsx'
import { TextDiff, Words } from './text/TextDiff.tsx'

const ValueText = ({ value, text }: ValueProps) => text(value)

interface DiffModule {
  Diff: ComponentType<DiffProps>
  /** One value, if not its text. */
  Value?: ComponentType<ValueProps>
}

/** Apart from `kinds.ts`, because lists need no comparisons. */
const DIFF_VIEWS: Record<DiffView, DiffModule> = {
  amount: { Diff: AmountDiff },
  blocks: { Diff: Blocks, Value: Formatted },
  entries: { Diff: ItemsDiff, Value: EntryCount },
  lines: { Diff: ({ diff, text }) => <Words before={text(diff.before)} after={text(diff.after)} /> },
  none: { Diff: () => null },
  permissions: { Diff: PermissionsDiff },
  pictures: { Diff: MediaDiff, Value: Pictures },
  records: { Diff: ReferenceDiff, Value: ReferenceTitles },
  sides: { Diff: ({ diff, text }) => <Sides before={text(diff.before)} after={text(diff.after)} /> },
  words: { Diff: TextDiff },
}

export function useValueText(field: Field): (value: unknown) => string {
  const language = useLanguage()
  return (value) => partsOf(field).text(value, { field, language })
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0)

export function PlainValue(props: Omit<ValueProps, 'text'>) {
  const t = useTextsOf(revisionTexts)
  const text = useValueText(props.field)
  const { diff, grid } = partsOf(props.field)
  const { Value = ValueText } = DIFF_VIEWS[diff]
  if (isEmpty(props.value) && !(grid?.isNumeric && props.value === 0))
    return <span className={classes['note']}>{t('diff.empty')}</span>
  return <Value {...props} text={text} />
}

export function DiffValue(props: Omit<DiffProps, 'text'>) {
  const { field, after } = props.diff
  const text = useValueText(field)
  const { Diff } = DIFF_VIEWS[partsOf(field).diff]
  return isDifferent(props.diff) ? (
    <Diff {...props} text={text} />
  ) : (
    <PlainValue field={field} value={after} />
  )
}

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
