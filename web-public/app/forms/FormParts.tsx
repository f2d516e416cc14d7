import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { FORM_PROBLEM, formAnchor, sentAnchor, TRAP_NAME } from '@flou/shared/forms/anchors.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import type { ReactNode } from 'react'
import { ConsentNote } from './ConsentNote.tsx'
import { FormField } from './FormField.tsx'
import styles from './Form.module.css'
import { formTexts } from '../texts/forms.ts'
import { useTexts } from '../texts/useTexts.ts'
import { useSubmission, type SubmissionState } from './useSubmission.ts'

export interface SubmissionFormProps {
  form: FormDeclaration
  prefilled?: Readonly<Record<string, string | number>>
  options?: Readonly<Record<string, readonly string[]>>
  note?: ReactNode
  /** Message after sending without script; with script the server's message is shown. */
  thanks?: string
}

function Sent({ form, state, thanks }: { form: string; state: SubmissionState; thanks: string | undefined }) {
  const { t } = useTexts(formTexts)
  const { formState, reset, sentRef } = state
  const { phase, reference, summary, code } = formState
  const isSent = phase === 'sent'
  return (
    <div
      id={sentAnchor(form)}
      ref={sentRef}
      className={styles['sent']}
      data-shown={isSent ? '' : undefined}
      tabIndex={-1}
      role="status"
    >
      <p className={styles['thanks']}>{(isSent && summary) || (thanks ?? t('thanks'))}</p>
      {isSent && reference !== '' && <p>{t('reference', { reference })}</p>}
      {isSent && code !== '' && (
        <p>
          <img src={code} alt={t('code', { reference })} width={180} height={180} />
          <br />
          {t('entrance')}
        </p>
      )}
      <p>
        <a href={`#${formAnchor(form)}`} className="arrow-link" onClick={reset}>
          {t('another')}
        </a>
      </p>
    </div>
  )
}

/** Excludes a field from password managers. */
const NOT_FILLED = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
}

/** Honeypot field for bots. */
function Trap() {
  const { t } = useTexts(formTexts)
  return (
    <div className={styles['trap']} aria-hidden="true">
      <label>
        {t('trap')}
        <input name={TRAP_NAME} tabIndex={-1} autoComplete="off" {...NOT_FILLED} />
      </label>
    </div>
  )
}

function SendButton({ isSending }: { isSending: boolean }) {
  const { t } = useTexts(formTexts)
  return (
    <button type="submit" className={`button ${styles['send']}`} aria-disabled={isSending || undefined}>
      {isSending && <span className={styles['progress']} aria-hidden="true" />}
      {t(isSending ? 'sending' : 'send')}
    </button>
  )
}

/**
 * Form of a declared submission. Works without script; with script it validates inline, preserves input and
 * shows the response in place.
 */
export function HydratedForm({ form, prefilled, options, note, thanks }: SubmissionFormProps) {
  const { t, language } = useTexts(formTexts)
  const state = useSubmission(form)
  const { formState, cities, formRef, onSubmit, onInput, onChange } = state
  const { problems, phase } = formState
  const summary = phase === 'sent' ? '' : formState.summary
  const visible = Object.entries(form.fields).filter(([, { isHidden }]) => !isHidden)
  return (
    <>
      <Sent form={form.key} state={state} thanks={thanks} />
      <form
        id={formAnchor(form.key)}
        ref={formRef}
        method="post"
        action={FORM_PATHS.form(form.key)}
        className={styles['form']}
        data-sent={phase === 'sent' ? '' : undefined}
        onSubmit={onSubmit}
        onInput={onInput}
        onChange={onChange}
      >
        <input type="hidden" name="_language" value={language} />
        {Object.entries(prefilled ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Trap />
        <p className={styles['note']}>{t('required')}</p>
        <p className={styles['summary']} role="alert" hidden={summary === ''} {...{ [FORM_PROBLEM]: '' }}>
          {summary}
        </p>
        {visible.map(([name, field]) => (
          <FormField
            key={name}
            form={form.key}
            name={name}
            field={field}
            problem={problems[name]}
            options={options?.[name]}
            cities={field.kind === 'city' ? cities : undefined}
          />
        ))}
        <div className={styles['end']}>
          {note}
          <ConsentNote className={styles['note']} />
          <SendButton isSending={phase === 'sending'} />
        </div>
      </form>
    </>
  )
}
