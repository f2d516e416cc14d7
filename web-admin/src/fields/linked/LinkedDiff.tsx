import { useLanguage } from '../../core/texts/useText.ts'
import { useTitles } from '../../core/records/useOptions.ts'
import type { DiffProps, ValueProps } from '../diff/recordDiff.ts'
import { Sides } from '../diff/Sides.tsx'
import { MediaThumbnail } from './MediaThumbnail.tsx'

/** Returns the ids in a reference or list; 0 means none. */
const idsOf = (value: unknown): number[] => [
  ...new Set([value].flat().filter((id): id is number => typeof id === 'number' && id > 0)),
]

export const Pictures = ({ value }: Pick<ValueProps, 'value'>) =>
  idsOf(value).map((id) => <MediaThumbnail key={id} id={id} />)

export function MediaDiff({ diff }: DiffProps) {
  const pictures = (value: unknown) => idsOf(value).length > 0 && <Pictures value={value} />
  return <Sides before={pictures(diff.before)} after={pictures(diff.after)} />
}

export function useReferenceText(field: ValueProps['field'], values: readonly unknown[]) {
  const language = useLanguage()
  const to = 'to' in field ? String(field.to) : ''
  const { data = [] } = useTitles(to, [...new Set(values.flatMap(idsOf))])
  return (value: unknown): string =>
    idsOf(value)
      .map((id) => data.find((option) => option.id === id)?.title[language] ?? `#${id}`)
      .join(', ')
}

export const ReferenceTitles = ({ field, value }: ValueProps) => useReferenceText(field, [value])(value)

export function ReferenceDiff({ diff: { field, before, after } }: DiffProps) {
  const titles = useReferenceText(field, [before, after])
  return <Sides before={titles(before)} after={titles(after)} />
}
