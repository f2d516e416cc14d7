import { revisionTexts } from '../../core/texts/editorDialogs.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import type { FieldDiff } from '../compare/diff/recordDiff.ts'
import { RecordDiff } from '../compare/RecordDiff.tsx'
import { SideTextsProvider, type SideTexts } from '../compare/Sides.tsx'
import classes from './Conflict.module.css'
import type { ChangedBy, Choices, Side } from './merge.ts'

const SIDES = ['mine', 'theirs'] as const

/** Conflict of two edits, or merge of a change request with the record. */
type Wording = 'conflict' | 'merge'

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
}

interface ChoiceProps {
  name: string
  label: string
  value: Side
  changedBy: ChangedBy | undefined
  wording: Wording
  onChoose: (side: Side) => void
}

function SideChoice({ name, label, value, changedBy, wording, onChoose }: ChoiceProps) {
  const t = useTextsOf(revisionTexts)
  return (
    <fieldset className={classes['choice']}>
      <legend className="visuallyHidden">{label}</legend>
      {SIDES.map((side) => (
        <label key={side}>
          <input type="radio" name={name} checked={value === side} onChange={() => onChoose(side)} />
          {t(wording === 'merge' ? `merge.${side}` : `conflict.${side}`)}
        </label>
      ))}
      {changedBy && (
        <span className={classes['by']} data-by={changedBy}>
          {t(wording === 'merge' ? `merge.by.${changedBy}` : `conflict.by.${changedBy}`)}
        </span>
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

/** Differing fields with a choice of the side to keep. */
export function SideChoices({ label, typeKey, diffs, choices, by, wording, onChoose }: Props) {
  return (
    <section className={classes['fields']} aria-label={label} tabIndex={0}>
      <SideTextsProvider value={SIDE_TEXTS[wording]}>
        <RecordDiff
          diffs={diffs}
          typeKey={typeKey}
          renderChoice={({ key }, name) => (
            <SideChoice
              name={`side.${key}`}
              label={name}
              value={choices[key] ?? 'mine'}
              changedBy={by?.[key]}
              wording={wording}
              onChoose={(side) => onChoose(key, side)}
            />
          )}
        />
      </SideTextsProvider>
    </section>
  )
}
