import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import { Dialog } from '../../elements/Dialog.tsx'
import { versionTexts } from '../../texts/content/versions.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { RecordDiff } from '../compare/RecordDiff.tsx'
import { recordDiff } from '../compare/diff/recordDiff.ts'
import { SideTextsProvider, type SideTexts } from '../compare/sideTexts.ts'
import { useFormHandle } from '../form/FormContext.ts'
import type { FormValues } from '../form/formErrors.ts'
import { formValues } from '../form/recordValues.ts'
import { timeText } from '../timeText.ts'
import { useContents } from '../versions/useVersions.ts'
import classes from './Conflict.module.css'
import { allOf, changedBy, firstChoices, merged, type Choices, type Side } from './merge.ts'
import { SideChoice } from './SideChoice.tsx'

const SIDE_TEXTS: SideTexts = {
  before: 'conflict.theirs',
  after: 'conflict.mine',
  removed: 'conflict.onlyTheirs',
  added: 'conflict.onlyMine',
}

export interface Decision {
  /** What the form is to hold. */
  values: FormValues
  /** Something that was typed is not in it. */
  isMineDiscarded: boolean
  /** Nothing is in it but what is stored already. */
  isAllTheirs: boolean
}

interface Props {
  current: StoredRecord
  /** The API address of the record, and the version that the person started from. */
  address: string
  baseVersion: number
  onDecide: (decision: Decision) => void
  onKeep: () => void
}

/** Mine and theirs, what differs between them, and who changed it. */
function useConflict({ current, address, baseVersion }: Pick<Props, 'current' | 'address' | 'baseVersion'>) {
  const { form, type } = useFormHandle()
  // nothing can be typed while the dialog is open
  const [{ mine, theirs, diffs }] = useState(() => {
    const states = { mine: form.getValues(), theirs: formValues(type.shape, current, new Date()) }
    return { ...states, diffs: recordDiff(type.shape, states.theirs, states.mine) }
  })
  const [started] = useContents(address, baseVersion > 0 ? [baseVersion] : [])
  const base = started?.data && formValues(type.shape, started.data, new Date(current.updated))
  return { type, mine, diffs, by: base && changedBy(type.shape, { base, mine, theirs }) }
}

/**
 * Someone else saved first: field by field and in both languages a person chooses whose words stay. Nothing is overwritten before,
 * and what only one of the two changed is chosen already.
 */
export function ConflictDialog({ current, address, baseVersion, onDecide, onKeep }: Props) {
  const t = useTextsOf(versionTexts)
  const language = useLanguage()
  const { type, mine, diffs, by } = useConflict({ current, address, baseVersion })
  const [chosen, setChosen] = useState<Choices>({})
  const choices: Choices = { ...firstChoices(diffs, by), ...chosen }
  const sides = new Set(Object.values(choices))
  const decide = () =>
    onDecide({
      values: merged(type.shape, mine, { diffs, choices }),
      isMineDiscarded: sides.has('theirs'),
      isAllTheirs: !sides.has('mine'),
    })
  const takeAll = (side: Side) => setChosen(allOf(diffs, side))
  const said = { name: current.updatedBy?.name ?? '–', time: timeText(current.updated, language) }
  return (
    <Dialog title={t('form.conflictTitle')} isWide onClose={onKeep}>
      <p className={classes['hint']}>{t('form.conflictHint', said)}</p>
      {current.live && <p className={classes['hint']}>{t('form.conflictDraft')}</p>}
      {diffs.length > 0 && (
        <div className={classes['bar']}>
          <span role="status">{t('diff.count', { count: diffs.length })}</span>
          <Button size="compact-sm" variant="default" onClick={() => takeAll('mine')}>
            {t('conflict.allMine')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => takeAll('theirs')}>
            {t('conflict.allTheirs')}
          </Button>
        </div>
      )}
      <section className={classes['fields']} aria-label={t('form.conflictFields')} tabIndex={0}>
        <SideTextsProvider value={SIDE_TEXTS}>
          <RecordDiff
            diffs={diffs}
            typeKey={type.key}
            renderChoice={(diff, label) => (
              <SideChoice
                label={label}
                value={choices[diff.key] ?? 'mine'}
                changedBy={by?.[diff.key]}
                onChoose={(side) => setChosen((now) => ({ ...now, [diff.key]: side }))}
              />
            )}
          />
        </SideTextsProvider>
      </section>
      <Group justify="flex-end" mt="md">
        <Button onClick={onKeep} variant="default" data-autofocus>
          {t('form.keepEditing')}
        </Button>
        <Button onClick={decide}>{t(sides.has('mine') ? 'conflict.save' : 'conflict.load')}</Button>
      </Group>
    </Dialog>
  )
}
