import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { RevisionRow } from '@flou/shared/api.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { revisionTexts } from '../../../core/texts/editorDialogs.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { RecordDiff } from '../../../fields/RecordDiff.tsx'
import { recordDiff } from '../../../fields/diff/recordDiff.ts'
import { useFormHandle, useFormView } from '../../../fields/form/FormContext.ts'
import { hasPreview } from '../preview/formView.ts'
import { PreviewPane } from '../preview/PreviewPane.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { formValues } from '../../../core/records/recordValues.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { useRevisionContents, useRevisions } from './useRevisions.ts'
import classes from './Revisions.module.css'

const FORM_CONTENT = 0

interface ChoiceProps {
  name: 'from' | 'to'
  label: string
  value: number
  revisions: readonly RevisionRow[]
  hasForm?: boolean
  onChoose: (version: number) => void
}

function RevisionChoice({ name, label, value, revisions, hasForm, onChoose }: ChoiceProps) {
  const t = useTextsOf(revisionTexts)
  const language = useLanguage()
  return (
    <label className={classes['choice']}>
      <span>{label}</span>
      <select
        name={name}
        autoComplete="off"
        value={value}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {hasForm && <option value={FORM_CONTENT}>{t('versions.form')}</option>}
        {revisions.map(({ version, created, by }) => (
          <option key={version} value={version}>
            {t('versions.number', { number: version })} – {timeText(created, language)}, {by.name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface Props {
  path: string
  revisions: readonly RevisionRow[]
  start: number
  onClose: () => void
}

function useContentPair(path: string, from: number, to: number) {
  const { form, type } = useFormHandle()
  const [one, other] = useRevisionContents(path, to === FORM_CONTENT ? [from] : [from, to])
  const [now] = useState(form.getValues)
  const [today] = useState(() => new Date())
  const values = (record: typeof one) => record?.data && formValues(type.declaration, record.data, today)
  return {
    before: values(one),
    after: to === FORM_CONTENT ? now : values(other),
    error: one?.error ?? other?.error,
  }
}

export function CompareDialog({ path, revisions, start, onClose }: Props) {
  const t = useTextsOf(revisionTexts)
  const failureText = useFailureText()
  const { type, id } = useFormHandle()
  const { language } = useFormView()
  const [from, setFrom] = useState(start)
  const [to, setTo] = useState(FORM_CONTENT)
  const [view, setView] = useState<'changes' | 'page'>('changes')
  const { before, after, error } = useContentPair(path, from, to)
  const diffs = before && after && recordDiff(type.declaration, before, after)
  return (
    <Dialog title={t('versions.dialog')} isWide onClose={onClose}>
      <div className={classes['choices']}>
        <RevisionChoice
          name="from"
          label={t('versions.from')}
          value={from}
          revisions={revisions}
          onChoose={setFrom}
        />
        <RevisionChoice
          name="to"
          label={t('versions.to')}
          value={to}
          revisions={revisions}
          hasForm
          onChoose={setTo}
        />
      </div>
      {hasPreview(type) && (
        <Switch
          name="compareView"
          label={t('versions.dialog')}
          value={view}
          onChange={setView}
          choices={(['changes', 'page'] as const).map((value) => ({ value, label: t(`versions.${value}`) }))}
        />
      )}
      {error && <Banner tone="bad">{failureText(error)}</Banner>}
      {!error && !diffs && <Skeleton height={160} mt="md" />}
      {diffs && view === 'changes' && (
        <section className={classes['diff']} aria-label={t('versions.changes')} tabIndex={0}>
          {diffs.length > 0 && <p role="status">{t('diff.count', { count: diffs.length })}</p>}
          <RecordDiff diffs={diffs} typeKey={type.key} />
        </section>
      )}
      {before && view === 'page' && (
        <div className={classes['page']}>
          <RevisionPage key={from} read={before} of={{ type, id, language }} />
        </div>
      )}
    </Dialog>
  )
}

interface PageProps {
  read: Record<string, unknown>
  of: Pick<Parameters<typeof PreviewPane>[0], 'type' | 'id' | 'language'>
}

function RevisionPage({ read, of }: PageProps) {
  const [values] = useState(() => () => read)
  return <PreviewPane {...of} read={values} />
}

interface DraftProps {
  apiUrl: string
  start: number
  onClose: () => void
}

export function DraftCompare({ apiUrl, start, onClose }: DraftProps) {
  const { data } = useRevisions(apiUrl)
  const versions = data?.pages.flatMap((page) => page.data) ?? []
  return <CompareDialog path={apiUrl} revisions={versions} start={start} onClose={onClose} />
}
