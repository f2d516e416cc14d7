import type { ComponentType } from 'react'
import { revisionTexts } from '../../core/texts/editorDialogs.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { partsOf } from '../../fields/kinds.ts'
import type { DiffView } from '../../fields/kindModule.ts'
import { MediaThumbnail } from '../../fields/linked/MediaThumbnail.tsx'
import { formattedText } from '../../fields/richText/formattedText.tsx'
import { useTitles } from '../../core/records/useOptions.ts'
import type { FieldDiff } from './diff/recordDiff.ts'
import classes from './Diff.module.css'

interface ValueProps {
  field: FieldDiff['field']
  value: unknown
}

/** Returns the ids in a reference or list; 0 means none. */
export const idsOf = (value: unknown): number[] => [
  ...new Set([value].flat().filter((id): id is number => typeof id === 'number' && id > 0)),
]

export function useValueText(field: FieldDiff['field']): (value: unknown) => string {
  const language = useLanguage()
  return (value) => partsOf(field).text(value, { field, language })
}

export const Pictures = ({ value }: Pick<ValueProps, 'value'>) =>
  idsOf(value).map((id) => <MediaThumbnail key={id} id={id} />)

export function useReferenceText(field: FieldDiff['field'], values: readonly unknown[]) {
  const language = useLanguage()
  const to = 'to' in field ? String(field.to) : ''
  const { data = [] } = useTitles(to, [...new Set(values.flatMap(idsOf))])
  return (value: unknown): string =>
    idsOf(value)
      .map((id) => data.find((option) => option.id === id)?.title[language] ?? `#${id}`)
      .join(', ')
}

const Reference = ({ field, value }: ValueProps) => useReferenceText(field, [value])(value)
function Formatted({ value }: ValueProps) {
  const t = useTextsOf(revisionTexts)
  return (
    <details className={classes['formatted']}>
      <summary>{t('diff.unchangedText')}</summary>
      {formattedText(typeof value === 'string' ? value : '')}
    </details>
  )
}
function Count({ value }: ValueProps) {
  const t = useTextsOf(revisionTexts)
  return t('diff.entries', { count: Array.isArray(value) ? value.length : 0 })
}
const Text = ({ field, value }: ValueProps) => useValueText(field)(value)

const VIEWS: Partial<Record<DiffView, ComponentType<ValueProps>>> = {
  blocks: Formatted,
  pictures: Pictures,
  records: Reference,
  entries: Count,
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0)

export function PlainValue(props: ValueProps) {
  const t = useTextsOf(revisionTexts)
  const kind = partsOf(props.field)
  const View = VIEWS[kind.diff] ?? Text
  if (isEmpty(props.value) && !(kind.grid?.isNumeric && props.value === 0))
    return <span className={classes['note']}>{t('diff.empty')}</span>
  return <View {...props} />
}
