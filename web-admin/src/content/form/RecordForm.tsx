import { useEffect, useRef, type ReactNode } from 'react'
import { ScrollButtons } from '../../layout/ScrollButtons.tsx'
import { DriftProvider } from './drift/DriftContext.ts'
import { useDrift } from './drift/useDrift.ts'
import { useReveal } from './useReveal.ts'
import { FormHead } from './FormHead.tsx'
import { FormHandleProvider, FormViewProvider, type FormView } from './FormContext.ts'
import type { FormErrors } from '../saving/formErrors.ts'
import { hasTexts } from './formLayout.ts'
import { LanguageTabs } from './LanguageTabs.tsx'
import { languagesShown, useSideBySide } from './languages/sideBySide.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { RestoreBanner } from '../journal/RestoreBanner.tsx'
import { FormViews } from '../preview/FormViews.tsx'
import { useEditing, type Editing } from '../saving/useEditing.ts'
import { VersionsPanel } from '../versions/VersionsPanel.tsx'
import { later } from '../../elements/later.tsx'

/** Loaded when someone else was quicker. */
const ConflictDialog = later(async () => (await import('../conflict/ConflictDialog.tsx')).ConflictDialog)

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
  const reveal = useReveal(root)
  const editing = useEditing({ ...options, onErrors: reveal.errors })
  const { form, handle, phase, outcome } = editing
  const { conflict } = outcome
  const { language, setLanguage, sought } = reveal
  const errors = form.errors as FormErrors // only codes and texts are ever set
  const { isOn } = useSideBySide()
  const languages = languagesShown(isOn, language)
  const view: FormView = { errors, language, languages, sought, keyOf: (path) => form.key(path) }
  const drift = useDrift({ handle, record: options.record, address: versionsOf, reveal: reveal.field })
  const save = () => void editing.save()
  useSaveKey(save)
  const body = <FormViews type={options.type} />
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
          <FormHead
            title={title}
            phase={phase}
            tools={tools}
            address={versionsOf}
            nextAt={editing.nextAt}
            onTry={editing.sendAgain}
          />
          <RestoreBanner left={editing.left} />
          <DriftProvider value={drift}>
            {hasTexts(options.type.shape) ? (
              <LanguageTabs onLanguage={setLanguage}>{body}</LanguageTabs>
            ) : (
              body
            )}
          </DriftProvider>
        </form>
        {versionsOf && (
          <VersionsPanel
            address={versionsOf}
            holdsWork={editing.holdsWork}
            onRestored={(record) => {
              options.onSaved(record, false)
              void editing.takeOver(record)
            }}
          />
        )}
        <ScrollButtons />
        <LeaveGuard isDirty={editing.holdsWork()} holdsWork={editing.holdsWork} onLeave={editing.giveUp} />
        {conflict && versionsOf && (
          <ConflictDialog
            current={conflict}
            address={versionsOf}
            baseVersion={editing.baseVersion()}
            onDecide={(decision) => void editing.decide(conflict, decision)}
            onKeep={() => outcome.setConflict(undefined)}
          />
        )}
      </FormViewProvider>
    </FormHandleProvider>
  )
}
