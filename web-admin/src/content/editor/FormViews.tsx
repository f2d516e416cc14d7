import { useMemo } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { SidePanel } from './SidePanel.tsx'
import { EditorBody } from './EditorBody.tsx'
import { useFormHandle, useFormView } from '../form/FormContext.ts'
import { formShape } from '../fields/formShape.ts'
import { useFormViewName, hasPreview } from '../preview/formView.ts'
import classes from '../preview/Preview.module.css'
import { lazyPart } from '../../elements/lazyPart.tsx'

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
