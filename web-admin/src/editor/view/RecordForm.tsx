import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import { draftStateOf, type EditorOptions } from './useSavePorts.ts'
import { StaleTranslationProvider } from '../../fields/form/languages/StaleTranslationContext.ts'
import { TextAidsProvider } from '../../fields/form/aids/TextAidsProvider.tsx'
import { useStaleTranslationCheck } from './useStaleTranslationCheck.ts'
import { useReveal, useCarriedFocus } from './useReveal.ts'
import { FormHead } from './head/FormHead.tsx'
import {
  FormHandleProvider,
  FormViewProvider,
  useFormHandle,
  type ContentForm,
  type FormView,
} from '../../fields/form/FormContext.ts'
import type { FormErrors } from '../../core/records/formErrors.ts'
import { hasTexts } from '@flou/shared/translation/textProblems.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { useTranslateLanguage } from '../../fields/form/languages/TranslationContext.ts'
import type { TranslationDeskProps } from './translating/TranslationDesk.tsx'
import { LanguageTabs, useVisibleLanguages } from './LanguageTabs.tsx'
import { FormViews } from './FormViews.tsx'
import { nextRetryOf, type Phase } from '../state/phase.ts'
import { publicStateOf } from '../../core/records/publicState.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { useEditor, useSaveKeys } from './useEditor.ts'
import { OutdatedNote } from './OutdatedNote.tsx'
import { usePresence } from './usePresence.ts'
import { useRights } from '../../core/session/rights.ts'
import classes from '../../fields/form/RecordForm.module.css'
import { ReadOnlyBanner } from '../../fields/form/ReadOnlyBanner.tsx'
import { Banners, RecordStateTools, FormDialogs } from './RecordSections.tsx'

interface Props extends Omit<EditorOptions, 'onErrors' | 'isDraft'> {
  title: string
  tools?: ReactNode
  parent?: ReactNode
  /** Links below the head, which keeps its buttons early in focus order. */
  links?: ReactNode
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
  isInSheet: boolean
  reveal: (path: string) => void
}

function useFormFocus(root: RefObject<HTMLElement | null>, { isDraft, reveal, isInSheet }: FormFocus): void {
  useFocusAfterDraft(root, isDraft)
  useCarriedFocus(root, reveal, isInSheet)
}

function ReadOnlyFields({ type }: Pick<Props, 'type'>) {
  return (
    <fieldset disabled className={classes['readOnly']}>
      <FormViews type={type} />
    </fieldset>
  )
}

const TranslationDesk = lazyPart<TranslationDeskProps>(
  async () => (await import('./translating/TranslationDesk.tsx')).TranslationDesk,
  { Placeholder: PageLoading },
)

interface FieldsProps extends Pick<Props, 'type' | 'record'> {
  onLanguage: (language: Language) => void
}

function Fields({ type, record, onLanguage }: FieldsProps) {
  const { canEdit } = useRights()
  const translateTo = useTranslateLanguage(useFormHandle().isInSheet)
  const views = canEdit ? <FormViews type={type} /> : <ReadOnlyFields type={type} />
  if (!hasTexts(type.declaration)) return views
  const fields = (
    <TextAidsProvider>
      <LanguageTabs onLanguage={onLanguage}>{views}</LanguageTabs>
    </TextAidsProvider>
  )
  if (!translateTo) return fields
  return (
    <TranslationDesk key={translateTo} record={record} language={translateTo} onLanguage={onLanguage}>
      {fields}
    </TranslationDesk>
  )
}

const ignore = () => {}

const usePermittedKeys: typeof useSaveKeys = (submit, options) => {
  const { canEdit } = useRights()
  useSaveKeys(canEdit ? submit : ignore, options)
}

const errorsOf = ({ errors }: ContentForm) => errors as FormErrors

/** True if visitors see the form's values. */
function useIsPublished({ type, record }: Pick<Props, 'type' | 'record'>, phase: Phase): boolean {
  const [today] = useState(() => todayInJakarta(new Date()))
  return phase.is === 'clean' && publicStateOf(type, record, today) === 'live'
}

export function RecordForm({ title, tools, parent, links, apiUrl, ...options }: Props) {
  const root = useRef<HTMLFormElement>(null)
  const reveal = useReveal(root)
  const { isDraft, sendDraft = options.sendDraft } = draftStateOf({ ...options, apiUrl })
  const editor = useEditor({ ...options, apiUrl, isDraft, sendDraft, onErrors: reveal.errors })
  const { form, handle, phase, state, dispatch } = editor
  const { language, setLanguage, sought } = reveal
  const languages = useVisibleLanguages(handle.isInSheet, language)
  const keyOf = (path: string) => form.key(path)
  const { record, type, release } = options
  const revealField = (path: string) => reveal.field(path, form.getValues())
  const isPublished = useIsPublished(options, phase)
  const errors = errorsOf(form)
  const view: FormView = { errors, language, languages, sought, keyOf, reveal: revealField, isPublished }
  const staleTranslation = useStaleTranslationCheck({ handle, record, apiUrl, reveal: reveal.field })
  usePermittedKeys(editor.submit, { canDraft: sendDraft !== undefined, handle })
  useFormFocus(root, { isDraft, isInSheet: handle.isInSheet, reveal: revealField })
  const { others, saved } = usePresence(handle)
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
            isChecking={state.openQuestion?.question.about === 'page'}
            parent={parent}
            tools={
              <>
                {tools}
                <RecordStateTools apiUrl={apiUrl} editor={editor} {...options} />
              </>
            }
            apiUrl={apiUrl}
            nextAt={nextRetryOf(state)}
            onTry={() => dispatch({ is: 'retried' })}
            {...{ isDraft, others }}
            canDraft={sendDraft !== undefined}
            onCollect={release ? undefined : editor.collect}
            onSave={editor.submit}
            onSaveIn={editor.submitIn}
          />
          {links}
          <ReadOnlyBanner />
          <Banners apiUrl={apiUrl} editor={editor} {...options} />
          <StaleTranslationProvider value={staleTranslation}>
            <Fields type={type} record={record} onLanguage={setLanguage} />
          </StaleTranslationProvider>
          {apiUrl && !release && <OutdatedNote saved={saved} apiUrl={apiUrl} editor={editor} />}
        </form>
        <FormDialogs apiUrl={apiUrl} editor={editor} {...options} />
      </FormViewProvider>
    </FormHandleProvider>
  )
}
