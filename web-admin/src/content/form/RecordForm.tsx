import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import { ScrollButtons } from '../../layout/ScrollButtons.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { focusFirstError, languageToShow } from './focusFirstError.ts'
import { FormHead } from './FormHead.tsx'
import { FormHandleProvider, FormViewProvider, type FormView } from './FormContext.ts'
import type { FormErrors } from '../saving/formErrors.ts'
import { hasTexts } from './formLayout.ts'
import { LanguageTabs } from './LanguageTabs.tsx'
import { languagesShown, useSideBySide } from './languages/sideBySide.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { RestoreBanner } from '../journal/RestoreBanner.tsx'
import { FormViews } from '../preview/FormViews.tsx'
import { showEditor } from '../preview/formView.ts'
import { useEditing, type Editing } from '../saving/useEditing.ts'
import { VersionsPanel } from '../versions/VersionsPanel.tsx'

interface Props extends Omit<Editing, 'onErrors'> {
  title: string
  /** Beside the save button: back, delete. */
  tools?: ReactNode
  /** The API address whose versions can be restored. */
  versionsOf?: string
}

/** Ctrl+S or ⌘S saves. */
function useSaveKey(save: () => void) {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** The form of a record or section, derived from its declaration. */
export function RecordForm({ title, tools, versionsOf, ...options }: Props) {
  const root = useRef<HTMLFormElement>(null)
  const [language, setLanguage] = useState<Language>('id')
  const revealErrors = (errors: FormErrors) => {
    showEditor()
    setLanguage(languageToShow(errors, editing.form.getValues(), language))
    // after the language and the entries with errors have opened
    setTimeout(() => root.current && focusFirstError(root.current, errors), 60)
  }
  const editing = useEditing({ ...options, onErrors: revealErrors })
  const { form, handle, phase, outcome } = editing
  const { conflict } = outcome
  const errors = form.errors as FormErrors // only codes and texts are ever set
  const { isOn } = useSideBySide()
  const languages = languagesShown(isOn, language)
  const view: FormView = { errors, language, languages, keyOf: (path) => form.key(path) }
  const save = () => void editing.save()
  useSaveKey(save)
  const body = <FormViews shape={options.type.shape} />
  return (
    <FormHandleProvider value={handle}>
      <FormViewProvider value={view}>
        <form
          ref={root}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <FormHead title={title} phase={phase} tools={tools} address={versionsOf} />
          <RestoreBanner left={editing.left} />
          {hasTexts(options.type.shape) ? <LanguageTabs onLanguage={setLanguage}>{body}</LanguageTabs> : body}
        </form>
        {versionsOf && (
          <VersionsPanel
            address={versionsOf}
            holdsWork={editing.holdsWork}
            onRestored={(record) => {
              options.onSaved(record)
              void editing.takeOver(record)
            }}
          />
        )}
        <ScrollButtons />
        <LeaveGuard isDirty={editing.holdsWork()} holdsWork={editing.holdsWork} onLeave={editing.giveUp} />
        {conflict && (
          <ConflictDialog
            current={conflict}
            onLoadTheirs={() => outcome.show(conflict)}
            onSaveMine={() => {
              editing.overrule(conflict)
              save()
            }}
            onKeep={() => outcome.setConflict(undefined)}
          />
        )}
      </FormViewProvider>
    </FormHandleProvider>
  )
}
