import type { ComponentType } from 'react'
import type { FieldKind } from '@flou/shared/content/fields/kind.ts'
import type { Shape } from '@flou/shared/content/shape.ts'
import { versionTexts } from '../../texts/content/versions.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { MediaThumbnail } from '../fields/linked/MediaThumbnail.tsx'
import { useTitles } from '../useOptions.ts'
import { Blocks } from './Blocks.tsx'
import { Items } from './Items.tsx'
import type { FieldDiff } from './diff/recordDiff.ts'
import { Sides } from './Sides.tsx'
import { valueText } from './valueText.ts'
import { Words } from './Words.tsx'

export interface DiffProps {
  diff: FieldDiff
  typeKey: string
}
type View = ComponentType<DiffProps>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const idsOf = (value: unknown): number[] =>
  [value].flat().filter((id): id is number => typeof id === 'number' && id > 0)

const TextDiff: View = ({ diff }) => <Words before={textOf(diff.before)} after={textOf(diff.after)} />
const RichDiff: View = ({ diff }) => <Blocks before={textOf(diff.before)} after={textOf(diff.after)} />

function useValueText({ field }: FieldDiff) {
  const t = useTextsOf(versionTexts)
  const language = useLanguage()
  return (value: unknown) => valueText(value, { field, language, yes: t('diff.yes'), no: t('diff.no') })
}

const ValueDiff: View = ({ diff }) => {
  const text = useValueText(diff)
  return <Sides before={text(diff.before)} after={text(diff.after)} />
}
/** Values of several lines: what changed in them is marked. */
const LinesDiff: View = ({ diff }) => {
  const text = useValueText(diff)
  return <Words before={text(diff.before)} after={text(diff.after)} />
}

const pictures = (value: unknown) => {
  const ids = [...new Set(idsOf(value))]
  return ids.length > 0 && ids.map((id) => <MediaThumbnail key={id} id={id} />)
}
const MediaDiff: View = ({ diff }) => <Sides before={pictures(diff.before)} after={pictures(diff.after)} />

const ReferenceDiff: View = ({ diff }) => {
  const language = useLanguage()
  const to = 'to' in diff.field ? String(diff.field.to) : ''
  const { data = [] } = useTitles(to, [...new Set([...idsOf(diff.before), ...idsOf(diff.after)])])
  const titles = (value: unknown) =>
    idsOf(value)
      .map((id) => data.find((option) => option.id === id)?.title[language] ?? `#${id}`)
      .join(', ')
  return <Sides before={titles(diff.before)} after={titles(diff.after)} />
}

const ItemsDiff: View = ({ diff, typeKey }) => (
  <Items
    shape={(diff.field as FieldDiff['field'] & { of: Shape }).of} // only items come here
    before={Array.isArray(diff.before) ? diff.before : []}
    after={Array.isArray(diff.after) ? diff.after : []}
    typeKey={typeKey}
  />
)

/** How a difference in each kind of field is shown; a new kind does not compile without one. */
const VIEWS = {
  text: TextDiff,
  longText: TextDiff,
  richText: RichDiff,
  code: TextDiff,
  formula: TextDiff,
  url: TextDiff,
  email: TextDiff,
  slug: TextDiff,
  password: () => null,
  number: ValueDiff,
  money: ValueDiff,
  toggle: ValueDiff,
  date: ValueDiff,
  dateTime: ValueDiff,
  time: ValueDiff,
  colour: ValueDiff,
  choice: ValueDiff,
  choices: ValueDiff,
  media: MediaDiff,
  mediaList: MediaDiff,
  reference: ReferenceDiff,
  references: ReferenceDiff,
  appearance: LinesDiff,
  permissions: LinesDiff,
  items: ItemsDiff,
  // groups are walked into: their fields are told one by one
  group: () => null,
} as const satisfies Record<FieldKind, View>

/** What differs in one field. */
export function DiffValue(props: DiffProps) {
  const View: View = VIEWS[props.diff.field.kind as FieldKind] // declared fields have a declared kind
  return <View {...props} />
}
