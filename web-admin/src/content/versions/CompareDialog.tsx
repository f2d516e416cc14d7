import { Alert, Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { VersionRow } from '@flou/shared/api.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { Dialog } from '../../elements/Dialog.tsx'
import { versionTexts } from '../../texts/content/versions.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { RecordDiff } from '../compare/RecordDiff.tsx'
import { recordDiff } from '../compare/diff/recordDiff.ts'
import { useFormHandle, useFormView } from '../form/FormContext.ts'
import { hasPreview } from '../preview/hasPreview.ts'
import { PreviewPane } from '../preview/PreviewPane.tsx'
import { Switch } from '../preview/Switch.tsx'
import { formValues } from '../form/recordValues.ts'
import { timeText } from '../timeText.ts'
import { useContents } from './useVersions.ts'
import classes from './Versions.module.css'

/** Stands for what the form holds, which is no version yet. */
const FORM = 0

interface ChoiceProps {
  label: string
  value: number
  versions: readonly VersionRow[]
  hasForm?: boolean
  onChoose: (version: number) => void
}

function VersionChoice({ label, value, versions, hasForm, onChoose }: ChoiceProps) {
  const t = useTextsOf(versionTexts)
  const language = useLanguage()
  return (
    <label className={classes['choice']}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(Number(event.target.value))}>
        {hasForm && <option value={FORM}>{t('versions.form')}</option>}
        {versions.map(({ version, created, by }) => (
          <option key={version} value={version}>
            {t('versions.number', { number: version })} – {timeText(created, language)}, {by.name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface Props {
  address: string
  versions: readonly VersionRow[]
  /** The version that is compared with what the form holds, to begin with. */
  start: number
  onClose: () => void
}

/** The states to compare; undefined while one is on its way. */
function useStates(address: string, from: number, to: number) {
  const { form, type } = useFormHandle()
  const [one, other] = useContents(address, to === FORM ? [from] : [from, to])
  const [now] = useState(form.getValues)
  const [today] = useState(() => new Date())
  const values = (record: typeof one) => record?.data && formValues(type.shape, record.data, today)
  return { before: values(one), after: to === FORM ? now : values(other), error: one?.error ?? other?.error }
}

/** Two versions, or one and what the form holds: what differs in both languages, or the page as it was. */
export function CompareDialog({ address, versions, start, onClose }: Props) {
  const t = useTextsOf(versionTexts)
  const failureText = useFailureText()
  const { type, id } = useFormHandle()
  const { language } = useFormView()
  const [from, setFrom] = useState(start)
  const [to, setTo] = useState(FORM)
  const [shown, setShown] = useState<'changes' | 'page'>('changes')
  const { before, after, error } = useStates(address, from, to)
  const diffs = before && after && recordDiff(type.shape, before, after)
  return (
    <Dialog title={t('versions.dialog')} isWide onClose={onClose}>
      <div className={classes['choices']}>
        <VersionChoice label={t('versions.from')} value={from} versions={versions} onChoose={setFrom} />
        <VersionChoice label={t('versions.to')} value={to} versions={versions} hasForm onChoose={setTo} />
      </div>
      {hasPreview(type) && (
        <Switch
          label={t('versions.dialog')}
          value={shown}
          onChange={setShown}
          choices={(['changes', 'page'] as const).map((value) => ({ value, label: t(`versions.${value}`) }))}
        />
      )}
      {error && <Alert color="danger">{failureText(error)}</Alert>}
      {!error && !diffs && <Skeleton height={160} mt="md" />}
      {diffs && shown === 'changes' && (
        <section className={classes['diff']} aria-label={t('versions.changes')} tabIndex={0}>
          {diffs.length > 0 && <p role="status">{t('diff.count', { count: diffs.length })}</p>}
          <RecordDiff diffs={diffs} typeKey={type.key} />
        </section>
      )}
      {before && shown === 'page' && (
        <div className={classes['page']}>
          <VersionPage key={from} read={before} of={{ type, id, language }} />
        </div>
      )}
    </Dialog>
  )
}

interface PageProps {
  read: Record<string, unknown>
  of: Pick<Parameters<typeof PreviewPane>[0], 'type' | 'id' | 'language'>
}

/** The page as the version had it. */
function VersionPage({ read, of }: PageProps) {
  const [values] = useState(() => () => read)
  return <PreviewPane {...of} read={values} />
}
