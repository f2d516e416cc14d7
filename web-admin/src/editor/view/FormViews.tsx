import { useMemo } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { EditorBody } from './EditorBody.tsx'
import { useFormHandle, useFormView } from '../../fields/form/FormContext.ts'
import { formShape } from '../../fields/formShape.ts'
import { useFormViewName, hasPreview } from '../preview/formView.ts'
import classes from '../preview/Preview.module.css'
import { lazyPart, type LazyPart } from '../../ui/lazyPart.tsx'
import type { SidePanelName } from '@flou/shared/content/offices.ts'
import type { SidePanelProps } from '../preview/MailPreview.tsx'

const PANELS = {
  mailPreview: lazyPart<SidePanelProps>(
    async () => (await import('../preview/MailPreview.tsx')).MailPreview,
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

const PreviewPane = lazyPart(async () => (await import('../preview/PreviewPane.tsx')).PreviewPane, {
  Placeholder: PageLoading,
})

/** The fields stay mounted behind the preview, so that nothing typed is lost. */
export function FormViews({ type }: { type: AnyType }) {
  const { id, form, edits } = useFormHandle()
  const declaration = useMemo(() => formShape(type), [type])
  const { language } = useFormView()
  const { view } = useFormViewName()
  if (type.single && type.sidePanel !== undefined)
    return (
      <div className={classes['beside']}>
        <div className={classes['editor']}>
          <EditorBody shape={declaration} />
        </div>
        <SidePanel name={type.sidePanel} />
      </div>
    )
  if (!hasPreview(type)) return <EditorBody shape={declaration} />
  return (
    <div className={classes['views']} data-view={view}>
      <div hidden={view === 'preview'} className={classes['editor']}>
        <EditorBody shape={declaration} />
      </div>
      {view !== 'editor' && (
        <PreviewPane
          type={type}
          id={id}
          language={language}
          read={form.getValues}
          subscribe={edits.subscribe}
        />
      )}
    </div>
  )
}
