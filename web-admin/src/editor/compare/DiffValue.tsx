import type { ComponentType } from 'react'
import type { Grant } from '@flou/shared/content/permissions.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { grantNames } from '@flou/shared/content/labels/permissionName.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { partsOf } from '../../fields/kinds.ts'
import type { DiffView } from '../../fields/kindModule.ts'
import { Blocks } from './Blocks.tsx'
import { Items } from './Items.tsx'
import { percentChange, percentText } from './diff/fieldRows.ts'
import { permissionsDiff, wordsDiff } from './diff/sequenceDiff.ts'
import { isDifferent, type FieldDiff } from './diff/recordDiff.ts'
import { Marked, Sides } from './Sides.tsx'
import { idsOf, Pictures, PlainValue, useReferenceText, useValueText } from './PlainValue.tsx'
import classes from './Diff.module.css'

export function Words({ before, after }: { before: string; after: string }) {
  return wordsDiff(before, after).map(({ kind, text, at }) =>
    kind === 'same' ? <span key={at}>{text}</span> : <Marked key={at} as={kind} text={text} />,
  )
}

interface DiffProps {
  diff: FieldDiff
  typeKey: string
}
type View = ComponentType<DiffProps>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const TextDiff: View = ({ diff }) => <Words before={textOf(diff.before)} after={textOf(diff.after)} />
const RichDiff: View = ({ diff }) => <Blocks before={textOf(diff.before)} after={textOf(diff.after)} />

const ValueDiff: View = ({ diff }) => {
  const text = useValueText(diff.field)
  return <Sides before={text(diff.before)} after={text(diff.after)} />
}

const AmountDiff: View = ({ diff }) => {
  const text = useValueText(diff.field)
  const language = useLanguage()
  const percent = percentChange(diff.before, diff.after)
  const after = text(diff.after)
  return (
    <Sides
      before={text(diff.before)}
      after={percent === undefined ? after : `${after} (${percentText(percent, language)})`}
    />
  )
}

const LinesDiff: View = ({ diff }) => {
  const text = useValueText(diff.field)
  return <Words before={text(diff.before)} after={text(diff.after)} />
}

const PermissionsDiff: View = ({ diff }) => {
  const language = useLanguage()
  const { added, removed } = permissionsDiff(diff.before, diff.after)
  const marked = (grants: readonly Grant[], as: 'added' | 'removed') =>
    grantNames(grants, language).map((name) => (
      <li key={name}>
        <Marked as={as} text={name} />
      </li>
    ))
  return (
    <ul className={classes['keys']}>
      {marked(removed, 'removed')}
      {marked(added, 'added')}
    </ul>
  )
}

const MediaDiff: View = ({ diff }) => {
  const pictures = (value: unknown) => idsOf(value).length > 0 && <Pictures value={value} />
  return <Sides before={pictures(diff.before)} after={pictures(diff.after)} />
}

const ReferenceDiff: View = ({ diff }) => {
  const titles = useReferenceText(diff.field, [diff.before, diff.after])
  return <Sides before={titles(diff.before)} after={titles(diff.after)} />
}

const ItemsDiff: View = ({ diff, typeKey }) => (
  <Items
    shape={(diff.field as FieldDiff['field'] & { of: Declaration }).of}
    before={Array.isArray(diff.before) ? diff.before : []}
    after={Array.isArray(diff.after) ? diff.after : []}
    typeKey={typeKey}
  />
)

const VIEWS: Readonly<Record<DiffView, View>> = {
  words: TextDiff,
  blocks: RichDiff,
  sides: ValueDiff,
  amount: AmountDiff,
  lines: LinesDiff,
  permissions: PermissionsDiff,
  pictures: MediaDiff,
  records: ReferenceDiff,
  entries: ItemsDiff,
  none: () => null,
}

export function DiffValue(props: DiffProps) {
  const { field, after } = props.diff
  if (!isDifferent(props.diff)) return <PlainValue field={field} value={after} />
  const View = VIEWS[partsOf(field).diff]
  return <View {...props} />
}
