import { useMemo } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { BesidePanel } from './BesidePanel.tsx'
import { EditorBody } from './EditorBody.tsx'
import { useFormHandle, useFormView } from '../form/FormContext.ts'
import { askedShape } from '../fields/askedShape.ts'
import { useFormViewName } from '../preview/formView.ts'
import { hasPreview } from '../preview/hasPreview.ts'
import classes from '../preview/Preview.module.css'
import { later } from '../../elements/later.tsx'

/** Loaded when a preview is first asked for. */
const PreviewPane = later(async () => (await import('../preview/PreviewPane.tsx')).PreviewPane, {
  Waiting: PageLoading,
})

/** A form's fields, the page they make, or both. Fields stay in place behind the preview: nothing typed in them is lost. */
export function FormViews({ type }: { type: AnyType }) {
  const { id, form, edits } = useFormHandle()
  const shape = useMemo(() => askedShape(type), [type])
  const { language } = useFormView()
  const { view } = useFormViewName()
  if (type.single && type.beside !== undefined)
    return (
      <div className={classes['beside']}>
        <div className={classes['editor']}>
          <EditorBody shape={shape} />
        </div>
        <BesidePanel name={type.beside} />
      </div>
    )
  if (!hasPreview(type)) return <EditorBody shape={shape} />
  return (
    <div className={classes['views']} data-view={view}>
      <div hidden={view === 'preview'} className={classes['editor']}>
        <EditorBody shape={shape} />
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
