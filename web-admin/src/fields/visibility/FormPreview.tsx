import { useForm } from '@mantine/form'
import { useId, useMemo, useState } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import { withoutFields } from '@flou/shared/content/types/product/hiddenFields.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { FormBody } from '../FormBody.tsx'
import { FormHandleProvider, FormViewProvider, type FormHandle } from '../form/FormContext.ts'
import { formShape } from '../formShape.ts'
import { createEdits } from '../form/edits.ts'
import type { FormValues } from '../../core/records/formErrors.ts'
import { visibilityTexts } from '../../core/texts/fieldEditors.ts'
import { FieldHint } from '../../ui/FieldHint.tsx'
import classes from './Visibility.module.css'

interface Props {
  type: ContentType
  hidden: readonly string[]
}

const VIEW = { errors: {}, language: 'id', languages: ['id'], keyOf: (path: string) => path } as const

export function FormPreview({ type, hidden }: Props) {
  const t = useTextsOf(visibilityTexts)
  const id = useId()
  const [initialValues] = useState(() => initialOf(type.declaration, new Date()))
  const form = useForm<FormValues>({ mode: 'uncontrolled', initialValues })
  // fields read form state through refs, so that the first handle stays valid
  const [handle] = useState<FormHandle>(() => ({
    form,
    type,
    mode: 'create',
    id: 0,
    edits: createEdits(),
    isInSheet: false,
  }))
  const visibleFields = useMemo(() => formShape(withoutFields(type, hidden)), [type, hidden])
  return (
    <section className={classes.preview} aria-labelledby={id}>
      <h2 id={id}>{t('preview')}</h2>
      <FieldHint>{t('previewHint')}</FieldHint>
      <FormHandleProvider value={handle}>
        <FormViewProvider value={VIEW}>
          <fieldset disabled className={classes.form}>
            <FormBody shape={visibleFields} />
          </fieldset>
        </FormViewProvider>
      </FormHandleProvider>
    </section>
  )
}
