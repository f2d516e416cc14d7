import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import { ScrollButtons } from '../../elements/ScrollButtons.tsx'
import '../fields/fieldInputs.ts'
import { draftIn } from '../draft/draftIn.ts'
import { DriftProvider } from '../form/languages/DriftContext.ts'
import { useDrift } from './languages/useDrift.ts'
import { useConfirmedSend } from './useConfirmedSend.ts'
import { useReveal } from './useReveal.ts'
import { FormHead } from './head/FormHead.tsx'
import { FormHandleProvider, FormViewProvider, type ContentForm, type FormView } from '../form/FormContext.ts'
import type { FormErrors } from '../form/formErrors.ts'
import { hasTexts } from '../fields/formLayout.ts'
import { LanguageTabs } from './languages/LanguageTabs.tsx'
import { languagesShown, useSideBySide } from './languages/sideBySide.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { FormViews } from './FormViews.tsx'
import { useEditing } from '../saving/useEditing.ts'
import { type Editing } from '../saving/editing.ts'
import { usePriceCheckedSave } from '../priceEffect/usePriceCheckedSave.ts'
import { useScheduledSave } from '../standing/useScheduledSave.tsx'
import { useCarriedFocus } from './carriedFocus.ts'
import { Banners, StandingTools, StoredParts } from './RecordParts.tsx'
import { useSaveKeys } from './saveKeys.ts'

interface Props extends Omit<Editing, 'onErrors'> {
  title: string
  /** Beside the save button: back, delete. */
  tools?: ReactNode
  /** The API address whose versions can be restored. */
  versionsOf?: string
}

/** The button that threw the draft away is gone with it: the focus goes to where the form begins. */
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

/** Keeps the focus where the person works when the form, or a part of it, makes way for another. */
function useFormFocus(root: RefObject<HTMLElement | null>, { isDraft, reveal }: FormFocus): void {
  useFocusAfterDraft(root, isDraft)
  useCarriedFocus(root, reveal)
}

/** The fields of a type, below the choice of a language where it has texts. */
function Fields({ type, onLanguage }: Pick<Props, 'type'> & { onLanguage: (language: Language) => void }) {
  const views = <FormViews type={type} />
  return hasTexts(type.shape) ? <LanguageTabs onLanguage={onLanguage}>{views}</LanguageTabs> : views
}

/** Saves; asks first where that does more than a person may expect: to prices, or to what is on the site. */
function useAskedSave(options: Parameters<typeof usePriceCheckedSave>[0]) {
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

/** Only codes and texts are ever set. */
const errorsOf = ({ errors }: ContentForm) => errors as FormErrors

/** The form of a record or section, derived from its declaration. */
export function RecordForm({ title, tools, versionsOf, ...options }: Props) {
  const root = useRef<HTMLFormElement>(null)
  const reveal = useReveal(root)
  const { isDraft, sendDraft = options.sendDraft } = draftIn({ ...options, address: versionsOf })
  const { send, onConfirm } = useConfirmedSend(options.send)
  const editing = useEditing({ ...options, send, sendDraft, onErrors: reveal.errors })
  const { form, handle, phase } = editing
  const { language, setLanguage, sought } = reveal
  const { isOn } = useSideBySide()
  const languages = languagesShown(isOn, language)
  const view: FormView = {
    errors: errorsOf(form),
    language,
    languages,
    sought,
    keyOf: (path) => form.key(path),
  }
  const drift = useDrift({ handle, record: options.record, address: versionsOf, reveal: reveal.field })
  const { save, questions } = useAskedSave({ ...options, form, isDraft, save: editing.save, onConfirm })
  useSaveKeys(save, sendDraft !== undefined)
  useFormFocus(root, { isDraft, reveal: (path) => reveal.field(path, form.getValues()) })
  return (
    <FormHandleProvider value={handle}>
      <FormViewProvider value={view}>
        <form
          ref={root}
          noValidate
          // Enter in a field of one line neither saves nor publishes (decision 49)
          onSubmit={(event) => event.preventDefault()}
        >
          <FormHead
            title={title}
            record={options.record}
            phase={phase}
            tools={
              <>
                {tools}
                {versionsOf && <StandingTools address={versionsOf} editing={editing} {...options} />}
              </>
            }
            address={versionsOf}
            nextAt={editing.nextAt}
            onTry={editing.sendAgain}
            isDraft={isDraft}
            canDraft={sendDraft !== undefined}
            onSave={save}
          />
          <Banners record={options.record} address={versionsOf} editing={editing} />
          <DriftProvider value={drift}>
            <Fields type={options.type} onLanguage={setLanguage} />
          </DriftProvider>
        </form>
        {questions}
        {versionsOf && <StoredParts address={versionsOf} editing={editing} {...options} />}
        <ScrollButtons />
        <LeaveGuard isDirty={editing.holdsWork()} holdsWork={editing.holdsWork} onLeave={editing.giveUp} />
      </FormViewProvider>
    </FormHandleProvider>
  )
}
