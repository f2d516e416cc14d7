import { Button, Group, Loader } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ChangeKind, ChangeRow } from '@flou/shared/workflow.ts'
import { Dialog } from '../../elements/Dialog.tsx'
import { pendingTexts } from '../../texts/content/pending.ts'
import { versionTexts } from '../../texts/content/versions.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { RecordDiff } from '../compare/RecordDiff.tsx'
import { recordDiff } from '../compare/diff/recordDiff.ts'
import { SideTextsProvider, type SideTexts } from '../compare/sideTexts.ts'
import { useFormHandle } from '../form/FormContext.ts'
import { formValues } from '../form/recordValues.ts'
import { changeAddress } from '../pending/changeAddress.ts'
import { useChange } from '../pending/useChange.ts'
import { timeText } from '../timeText.ts'
import classes from './Conflict.module.css'

const SIDE_TEXTS: SideTexts = {
  before: 'conflict.theirs',
  after: 'conflict.mine',
  removed: 'conflict.onlyTheirs',
  added: 'conflict.onlyMine',
}

/** Kinds that store content: others move or delete the record, and what was typed is no answer to them. */
const WITH_CONTENT: ReadonlySet<ChangeKind> = new Set(['create', 'update', 'publish', 'restoreVersion'])

interface Props {
  /** Somebody else's open change. */
  change: ChangeRow
  onTakeOver: () => Promise<void>
  onKeep: () => void
}

/** What the other person submitted, beside what stands in the form. */
function Differences({ change }: Pick<Props, 'change'>) {
  const { form, type } = useFormHandle()
  const { data } = useChange(change.id)
  const [mine] = useState(() => form.getValues())
  if (!data) return <Loader size="sm" />
  const theirs = formValues(type.shape, { ...data.after }, new Date(change.updated))
  return (
    <SideTextsProvider value={SIDE_TEXTS}>
      <RecordDiff diffs={recordDiff(type.shape, theirs, mine)} typeKey={type.key} />
    </SideTextsProvider>
  )
}

/**
 * Somebody else's change of the same record is open (decision 21). What they wrote is shown and kept; what was typed here becomes the
 * next content of the change, or stays in the form.
 */
export function TakeOverDialog({ change, onTakeOver, onKeep }: Props) {
  const t = useTextsOf({ ...pendingTexts, ...versionTexts })
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const { author, updated, kind, id } = change
  const hasContent = WITH_CONTENT.has(kind)
  const said = { name: author.name, time: timeText(updated, language) }
  const takeOver = () => {
    setBusy(true)
    void onTakeOver().finally(() => setBusy(false))
  }
  return (
    <Dialog title={t('takeOver.title')} isWide={hasContent} onClose={onKeep}>
      <p className={classes['hint']}>{t(hasContent ? 'takeOver.hint' : 'takeOver.otherHint', said)}</p>
      {hasContent && (
        <section className={classes['fields']} aria-label={t('takeOver.fields')} tabIndex={0}>
          <Differences change={change} />
        </section>
      )}
      <Group justify="flex-end" mt="md">
        <Button component={Link} to={changeAddress(id)} target="_blank" variant="default">
          {t('takeOver.open', said)}
        </Button>
        <Button onClick={onKeep} variant="default" data-autofocus>
          {t('form.keepEditing')}
        </Button>
        {hasContent && (
          <Button loading={isBusy} onClick={takeOver}>
            {t('takeOver.mine')}
          </Button>
        )}
      </Group>
    </Dialog>
  )
}
