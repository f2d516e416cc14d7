import { useMemo, useEffect, useRef, useState } from 'react'
import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { useFormHandle, useFormView } from '../../fields/form/FormContext.ts'
import { useTranslation } from '../../fields/form/languages/TranslationContext.ts'
import { createStore } from '../../core/state/store.ts'
import { formShape } from '../../fields/formShape.ts'
import { useFormViewName, hasPreview } from '../dialogs/preview/formView.ts'
import classes from '../dialogs/preview/Preview.module.css'
import { lazyPart, type LazyPart } from '../../ui/lazyPart.tsx'
import type { SidePanelName } from '@flou/shared/content/offices.ts'
import type { SidePanelProps } from '../dialogs/preview/MailPreview.tsx'
import { Tabs } from '../../ui/screen/Tabs.tsx'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { splitByTabs } from '@flou/shared/content/tabs.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { editorTexts } from '../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { FormBody } from '../../fields/FormBody.tsx'
import type { FormErrors } from '../../core/records/formErrors.ts'

/** Returns the top-level field of an error path: `contents.0.title` → `title`, `cta.mediaId` → `cta`. */
const fieldOf = ({ translationsKey }: Declaration, path: string): string => {
  const [first = '', , third = ''] = path.split('.')
  return first === translationsKey ? third : first
}

export const errorsIn = (section: Declaration, errors: FormErrors): number =>
  Object.keys(errors).filter((path) => {
    const name = fieldOf(section, path)
    return name in section.fields || name in section.localized
  }).length

export function tabToShow(
  { above, tabs }: { above: Declaration; tabs: readonly { declaration: Declaration }[] },
  errors: FormErrors,
  present: number,
): number {
  const counts = tabs.map(({ declaration }) => errorsIn(declaration, errors))
  if (errorsIn(above, errors) > 0 || (counts[present] ?? 0) > 0) return present
  const first = counts.findIndex((count) => count > 0)
  return first < 0 ? present : first
}

function useTabbedFields(type: ContentType, declaration: Declaration) {
  const { office } = useOffice()
  return useMemo(
    () => splitByTabs({ ...type, declaration: declaration }, office),
    [type, declaration, office],
  )
}

function useOpenTab(sections: ReturnType<typeof useTabbedFields>) {
  const { errors, sought } = useFormView()
  const [open, setOpen] = useState(0)
  const lastErrorCount = useRef(0)
  const lastSought = useRef<typeof sought>(undefined)
  useEffect(() => {
    const count = Object.keys(errors).length
    if (count > lastErrorCount.current) setOpen((present) => tabToShow(sections, errors, present))
    lastErrorCount.current = count
    if (sought && sought !== lastSought.current)
      setOpen((present) => tabToShow(sections, { [sought.path]: '' }, present))
    lastSought.current = sought
  }, [errors, sections, sought])
  return { open, setOpen, errors }
}

function TabbedBody({ type, shape }: { type: ContentType; shape: Declaration }) {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  const sections = useTabbedFields(type, shape)
  const { open, setOpen, errors } = useOpenTab(sections)
  const shownTab = sections.tabs[open]
  return (
    <FormBody shape={sections.above}>
      <Tabs
        label={t('tabs.parts')}
        tabs={sections.tabs.map(({ label, declaration }, index) => ({
          value: String(index),
          label: label[language],
          errorCount: errorsIn(declaration, errors),
        }))}
        value={String(open)}
        onChange={(value) => setOpen(Number(value))}
      >
        {shownTab && <FormBody key={open} shape={shownTab.declaration} />}
      </Tabs>
    </FormBody>
  )
}

function EditorBody({ shape: declaration }: { shape: Declaration }) {
  const { type } = useFormHandle()
  const isNarrowed = useTranslation()?.isNarrowed === true
  return !type.single && type.tabs && !isNarrowed ? (
    <TabbedBody type={type} shape={declaration} />
  ) : (
    <FormBody shape={declaration} />
  )
}

const PANELS = {
  mailPreview: lazyPart<SidePanelProps>(
    async () => (await import('../dialogs/preview/MailPreview.tsx')).MailPreview,
    {
      Placeholder: PageLoading,
    },
  ),
} as const satisfies Record<SidePanelName, LazyPart<SidePanelProps>>

function SidePanel({ name }: { name: SidePanelName }) {
  const { type, form, edits } = useFormHandle()
  const { language } = useFormView()
  const Panel = PANELS[name]
  return (
    <Panel
      type={type}
      language={language}
      read={form.getValues}
      subscribe={edits.subscribe}
      write={form.setFieldValue}
    />
  )
}

const PreviewPane = lazyPart(async () => (await import('../dialogs/preview/PreviewPane.tsx')).PreviewPane, {
  Placeholder: PageLoading,
})

/** The fields stay mounted behind the preview, so that nothing typed is lost. */
export function FormViews({ type }: { type: AnyType }) {
  const { id, form, edits, isInSheet } = useFormHandle()
  const declaration = useMemo(() => formShape(type), [type])
  const { language, reveal, isPublished } = useFormView()
  const { view } = useFormViewName()
  // a store, because state would render all fields at each focus
  const [focused] = useState(() => createStore(''))
  if (type.single && type.sidePanel !== undefined)
    return (
      <div className={classes['beside']}>
        <div className={classes['editor']}>
          <EditorBody shape={declaration} />
        </div>
        <SidePanel name={type.sidePanel} />
      </div>
    )
  if (isInSheet || !hasPreview(type)) return <EditorBody shape={declaration} />
  return (
    <div className={classes['views']} data-view={view}>
      <div
        hidden={view === 'preview'}
        className={classes['editor']}
        onFocus={({ target }) =>
          focused.set(target.closest('[data-field]')?.getAttribute('data-field') ?? '')
        }
      >
        <EditorBody shape={declaration} />
      </div>
      {view !== 'editor' && (
        <PreviewPane
          type={type}
          id={id}
          language={language}
          read={form.getValues}
          subscribe={edits.subscribe}
          fields={reveal && { focused, onChoose: reveal }}
          isPublished={isPublished === true}
        />
      )}
    </div>
  )
}
