import type { ReactNode } from 'react'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { editorTexts } from '../core/texts/editor.ts'
import { useTextsOf } from '../core/texts/useText.ts'
import { FieldList, LocalizedFields } from './FieldList.tsx'
import { useFormHandle, useFormView } from './form/FormContext.ts'
import { layoutOf } from './formLayout.ts'
import classes from './form/RecordForm.module.css'

interface Props {
  shape: Declaration
  children?: ReactNode
}

const MANY = 14

export function FormBody({ shape: declaration, children }: Props) {
  const t = useTextsOf(editorTexts)
  const { languages } = useFormView()
  const { type, isInSheet } = useFormHandle()
  const hasOwnTexts = Object.keys(declaration.localized).length > 0
  const titleName = hasOwnTexts && !type.single ? type.title : undefined
  const { title, narrow, wide } = layoutOf(declaration, titleName)
  const hasNarrow = Object.keys(narrow).length > 0
  const hasLongColumn = Object.keys(narrow).length > MANY
  const columns = (
    <div
      className={classes.columns}
      data-two={(hasOwnTexts && hasNarrow && languages.length === 1 && !isInSheet) || undefined}
      data-plain={!hasOwnTexts || undefined}
    >
      {hasOwnTexts && (
        <div className={classes.card}>
          <FieldList fields={title} path="" />
          <LocalizedFields shape={declaration} path="" />
        </div>
      )}
      {hasNarrow && (
        <section
          className={`${classes.card} ${languages.length > 1 ? classes.across : ''}`}
          aria-label={t('form.details')}
        >
          <FieldList fields={narrow} path="" />
        </section>
      )}
      {Object.keys(wide).length > 0 && (
        <div className={`${classes.card} ${classes.wide}`}>
          <FieldList fields={wide} path="" />
        </div>
      )}
      {hasLongColumn && <div className={classes.below}>{children}</div>}
    </div>
  )
  if (hasLongColumn) return columns
  return (
    <>
      {columns}
      {children}
    </>
  )
}
