import { useForm } from '@mantine/form'
import { useId, useMemo, useState } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import { withoutFields } from '@flou/shared/content/types/product/hiddenFields.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { FormBody } from '../FormBody.tsx'
import { FormHandleProvider, FormViewProvider, type FormHandle } from '../../form/FormContext.ts'
import { askedShape } from '../askedShape.ts'
import { createEdits } from '../../form/edits.ts'
import type { FormValues } from '../../form/formErrors.ts'
import { visibilityTexts } from './visibilityTexts.ts'
import classes from './Visibility.module.css'

interface Props {
  type: ContentType
  hidden: readonly string[]
}

const VIEW = { errors: {}, language: 'id', languages: ['id'], keyOf: (path: string) => path } as const

/** The form of a new record without the hidden fields: the one its screen shows, to look at only. */
export function FormPreview({ type, hidden }: Props) {
  const t = useTextsOf(visibilityTexts)
  const id = useId()
  const [initialValues] = useState(() => initialOf(type.shape, new Date()))
  const form = useForm<FormValues>({ mode: 'uncontrolled', initialValues })
  // what fields call of the form reads its state through refs: the first one serves
  const [handle] = useState<FormHandle>(() => ({ form, type, mode: 'create', id: 0, edits: createEdits() }))
  const shown = useMemo(() => askedShape(withoutFields(type, hidden)), [type, hidden])
  return (
    <section className={classes.preview} aria-labelledby={id}>
      <h2 id={id}>{t('preview')}</h2>
      <p className={classes.hint}>{t('previewHint')}</p>
      <FormHandleProvider value={handle}>
        <FormViewProvider value={VIEW}>
          <fieldset disabled className={classes.form}>
            <FormBody shape={shown} />
          </fieldset>
        </FormViewProvider>
      </FormHandleProvider>
    </section>
  )
}
