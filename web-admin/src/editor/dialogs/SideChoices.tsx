import { useId, useMemo } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { revisionTexts } from '../../core/texts/editorDialogs.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { itemName } from '../../fields/nested/itemName.ts'
import { partsOf } from '../../fields/kinds.ts'
import { textOf, type FieldDiff } from '../../fields/diff/recordDiff.ts'
import { wordsDiff } from '../../fields/diff/sequenceDiff.ts'
import { DiffValue, PlainValue, RecordDiff } from '../../fields/RecordDiff.tsx'
import { SideTextsProvider, type SideTexts } from '../../fields/diff/Sides.tsx'
import classes from './Conflict.module.css'
import type { ChangedBy, Choices, Side } from './merge.ts'

const SIDES = ['mine', 'theirs'] as const

/** Conflict of two edits, or merge of a change request or a release with another version. */
type Wording = 'conflict' | 'merge' | 'mergeRelease'

const SIDE_NAMES = {
  conflict: { mine: 'conflict.mine', theirs: 'conflict.theirs' },
  merge: { mine: 'merge.mine', theirs: 'merge.theirs' },
  mergeRelease: { mine: 'mergeRelease.mine', theirs: 'mergeRelease.theirs' },
} as const satisfies Record<Wording, unknown>

const SIDE_TEXTS: Record<Wording, SideTexts> = {
  conflict: {
    before: 'conflict.theirs',
    after: 'conflict.mine',
    removed: 'conflict.onlyTheirs',
    added: 'conflict.onlyMine',
  },
  merge: {
    before: 'merge.record',
    after: 'merge.change',
    removed: 'merge.onlyRecord',
    added: 'merge.onlyChange',
  },
  mergeRelease: {
    before: 'mergeRelease.theirs',
    after: 'mergeRelease.mine',
    removed: 'mergeRelease.onlyTheirs',
    added: 'mergeRelease.onlyMine',
  },
}

/** Differences lead from theirs to mine. */
const KIND_OF_SIDE = { mine: 'added', theirs: 'removed' } as const
const valueOn = (side: Side, { before, after }: FieldDiff) => (side === 'mine' ? after : before)

function MarkedWords({ diff, side }: { diff: FieldDiff; side: Side }) {
  const runs = useMemo(() => wordsDiff(textOf(diff.before), textOf(diff.after)), [diff])
  return runs
    .filter(({ kind }) => kind === 'same' || kind === KIND_OF_SIDE[side])
    .map(({ kind, text, at }) =>
      kind === 'same' ? <span key={at}>{text}</span> : <mark key={at}>{text}</mark>,
    )
}

function ItemNames({ diff, side }: { diff: FieldDiff; side: Side }) {
  const language = useLanguage()
  const value = valueOn(side, diff)
  const { of: shape } = diff.field as FieldDiff['field'] & { of: Declaration }
  const names = (Array.isArray(value) ? value : []).map((item) => itemName(shape, item, language))
  return names.filter(Boolean).join(' · ') || <PlainValue field={diff.field} value={value} />
}

function SideValue({ diff, side }: { diff: FieldDiff; side: Side }) {
  const value = valueOn(side, diff)
  const view = partsOf(diff.field).diff
  if (view === 'words' && value) return <MarkedWords diff={diff} side={side} />
  if (view === 'entries') return <ItemNames diff={diff} side={side} />
  return <PlainValue field={diff.field} value={value} />
}

interface FieldProps {
  diff: FieldDiff
  typeKey: string
  label: string
  value: Side
  changedBy: ChangedBy | undefined
  wording: Wording
  onChoose: (side: Side) => void
}

const WITH_DETAILS: ReadonlySet<string> = new Set(['blocks', 'entries', 'permissions'])

function SideCard({ side, ...props }: Omit<FieldProps, 'label' | 'changedBy' | 'typeKey'> & { side: Side }) {
  const t = useTextsOf(revisionTexts)
  const id = useId()
  const { diff, value, wording, onChoose } = props
  const isChosen = value === side
  return (
    <label className={classes['side']} data-chosen={isChosen || undefined}>
      <span className={classes['sideName']}>
        <input
          type="radio"
          name={`side.${diff.key}`}
          checked={isChosen}
          aria-labelledby={`${id}name`}
          aria-describedby={`${id}value`}
          onChange={() => onChoose(side)}
        />
        <span id={`${id}name`}>{t(SIDE_NAMES[wording][side])}</span>
        {isChosen && <Badge tone="good">{t('conflict.outcome')}</Badge>}
      </span>
      <span
        id={`${id}value`}
        className={classes['sideValue']}
        {...(diff.language && { lang: diff.language })}
      >
        <SideValue diff={diff} side={side} />
      </span>
    </label>
  )
}

function FieldChoice({ label, changedBy, typeKey, ...props }: FieldProps) {
  const t = useTextsOf(revisionTexts)
  const { diff, wording } = props
  return (
    <fieldset className={classes['choice']}>
      <legend className="visuallyHidden">{label}</legend>
      {changedBy && (
        <span className={classes['by']} data-by={changedBy}>
          {t(wording === 'conflict' ? `conflict.by.${changedBy}` : `merge.by.${changedBy}`)}
        </span>
      )}
      <div className={classes['sides']}>
        {SIDES.map((side) => (
          <SideCard key={side} side={side} {...props} />
        ))}
      </div>
      {WITH_DETAILS.has(partsOf(diff.field).diff) && (
        <details className={classes['details']}>
          <summary>{t('conflict.details')}</summary>
          <DiffValue diff={diff} typeKey={typeKey} />
        </details>
      )}
    </fieldset>
  )
}

interface Props {
  label: string
  typeKey: string
  diffs: readonly FieldDiff[]
  choices: Choices
  /** Changed sides by field; undefined until loaded. */
  by: Readonly<Record<string, ChangedBy>> | undefined
  wording: Wording
  onChoose: (field: string, side: Side) => void
}

/** Differing fields with both sides; the chosen one is marked as the outcome. */
export function SideChoices({ label, typeKey, diffs, choices, by, wording, onChoose }: Props) {
  return (
    <section className={classes['fields']} aria-label={label} tabIndex={0}>
      <SideTextsProvider value={SIDE_TEXTS[wording]}>
        <RecordDiff
          diffs={diffs}
          typeKey={typeKey}
          renderField={(diff, name) => (
            <FieldChoice
              diff={diff}
              typeKey={typeKey}
              label={name}
              value={choices[diff.key] ?? 'mine'}
              changedBy={by?.[diff.key]}
              wording={wording}
              onChoose={(side) => onChoose(diff.key, side)}
            />
          )}
        />
      </SideTextsProvider>
    </section>
  )
}
