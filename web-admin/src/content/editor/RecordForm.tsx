import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import { ScrollButtons } from '../../elements/ScrollButtons.tsx'
import { draftStateOf } from '../draft/draftStateOf.ts'
import { StaleTranslationProvider } from '../form/languages/StaleTranslationContext.ts'
import { useStaleTranslationCheck } from './languages/useStaleTranslationCheck.ts'
import { useConfirmedSend } from './useConfirmedSend.ts'
import { useReveal } from './useReveal.ts'
import { FormHead } from './head/FormHead.tsx'
import { FormHandleProvider, FormViewProvider, type ContentForm, type FormView } from '../form/FormContext.ts'
import type { FormErrors } from '../form/formErrors.ts'
import { hasTexts } from '../fields/formLayout.ts'
import { LanguageTabs } from './languages/LanguageTabs.tsx'
import { visibleLanguages, useSideBySide } from './languages/sideBySide.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { FormViews } from './FormViews.tsx'
import { useEditing } from '../saving/useEditing.ts'
import { type Editing } from '../saving/editing.ts'
import { usePriceCheckedSave } from '../priceEffect/usePriceCheckedSave.ts'
import { useScheduledSave } from '../publicState/useScheduledSave.tsx'
import { useCarriedFocus } from './carriedFocus.ts'
import { Banners, RecordStateTools, StoredRecordDialogs } from './RecordSections.tsx'
import { useSaveKeys } from './saveKeys.ts'

interface Props extends Omit<Editing, 'onErrors'> {
  title: string
  tools?: ReactNode
  apiUrl?: string
}

/** Moves focus to the heading after the discard button unmounts. */
function useFocusAfterDraft(root: RefObject<HTMLElement | null>, isDraft: boolean): void {
  useEffect(() => {
    if (!isDraft) return undefined
    const form = root.current
    return () => {
      if (document.activeElement === document.body) form?.querySelector('h1')?.focus()
    }
  }, [root, isDraft])
}

interface FormFocus {
  isDraft: boolean
  reveal: (path: string) => void
}

function useFormFocus(root: RefObject<HTMLElement | null>, { isDraft, reveal }: FormFocus): void {
  useFocusAfterDraft(root, isDraft)
  useCarriedFocus(root, reveal)
}

function Fields({ type, onLanguage }: Pick<Props, 'type'> & { onLanguage: (language: Language) => void }) {
  const views = <FormViews type={type} />
  return hasTexts(type.declaration) ? <LanguageTabs onLanguage={onLanguage}>{views}</LanguageTabs> : views
}

/** Saves; requires confirmation for large price changes and scheduled publishing. */
function useConfirmedSave(options: Parameters<typeof usePriceCheckedSave>[0]) {
  const price = usePriceCheckedSave(options)
  const scheduled = useScheduledSave({ ...options, save: price.save })
  const questions = (
    <>
      {scheduled.question}
      {price.question}
    </>
  )
  return { save: scheduled.save, questions }
}

const errorsOf = ({ errors }: ContentForm) => errors as FormErrors

export function RecordForm({ title, tools, apiUrl, ...options }: Props) {
  const root = useRef<HTMLFormElement>(null)
  const reveal = useReveal(root)
  const { isDraft, sendDraft = options.sendDraft } = draftStateOf({ ...options, apiUrl })
  const { send, onConfirm } = useConfirmedSend(options.send)
  const editing = useEditing({ ...options, send, sendDraft, onErrors: reveal.errors })
  const { form, handle, phase } = editing
  const { language, setLanguage, sought } = reveal
  const { isOn } = useSideBySide()
  const languages = visibleLanguages(isOn, language)
  const keyOf = (path: string) => form.key(path)
  const view: FormView = { errors: errorsOf(form), language, languages, sought, keyOf }
  const { record } = options
  const staleTranslation = useStaleTranslationCheck({ handle, record, apiUrl, reveal: reveal.field })
  const { save, questions } = useConfirmedSave({ ...options, form, isDraft, save: editing.save, onConfirm })
  useSaveKeys(save, sendDraft !== undefined)
  useFormFocus(root, { isDraft, reveal: (path) => reveal.field(path, form.getValues()) })
  return (
    <FormHandleProvider value={handle}>
      <FormViewProvider value={view}>
        <form
          ref={root}
          noValidate
          // Enter in a single-line field neither saves nor publishes
          onSubmit={(event) => event.preventDefault()}
        >
          <FormHead
            title={title}
            record={record}
            phase={phase}
            tools={
              <>
                {tools}
                {apiUrl && <RecordStateTools apiUrl={apiUrl} editing={editing} {...options} />}
              </>
            }
            apiUrl={apiUrl}
            nextAt={editing.nextAt}
            onTry={editing.sendAgain}
            isDraft={isDraft}
            canDraft={sendDraft !== undefined}
            onSave={save}
          />
          <Banners record={record} apiUrl={apiUrl} editing={editing} />
          <StaleTranslationProvider value={staleTranslation}>
            <Fields type={options.type} onLanguage={setLanguage} />
          </StaleTranslationProvider>
        </form>
        {questions}
        {apiUrl && <StoredRecordDialogs apiUrl={apiUrl} editing={editing} {...options} />}
        <ScrollButtons />
        <LeaveGuard
          isDirty={editing.hasUnsavedWork()}
          hasUnsavedWork={editing.hasUnsavedWork}
          onLeave={editing.discard}
        />
      </FormViewProvider>
    </FormHandleProvider>
  )
}
