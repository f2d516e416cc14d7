import { createContext, useContext } from 'react'
import type { Field } from '@flou/shared/content/declaration.ts'
import { textPath } from '@flou/shared/content/values/errorKey.ts'
import { otherLanguage } from '@flou/shared/locale.ts'
import type { PreviousSources } from '@flou/shared/translation/queue.ts'
import { valueAt } from '../../../core/records/entries.ts'
import { translatingTexts } from '../../../core/texts/translation.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useContentLanguage, useFormHandle, useFormView } from '../../../fields/form/FormContext.ts'
import { pathInOtherLanguage } from '../../../fields/form/languages/copyLanguage.ts'
import { DiffValue, PlainValue } from '../../../fields/RecordDiff.tsx'
import classes from './SourceText.module.css'

const PreviousContext = createContext<PreviousSources>({})
export const PreviousSourcesProvider = PreviousContext.Provider

/** Changes of the source since the last translation; without any, the source if its column is not shown. */
export function SourceText({ field, path }: { field: Field; path: string }) {
  const t = useTextsOf(translatingTexts)
  const { form, type } = useFormHandle()
  const { languages } = useFormView()
  const language = otherLanguage(useContentLanguage())
  const before = useContext(PreviousContext)[textPath(path.split('.'))]
  const source = valueAt(form.getValues(), pathInOtherLanguage(path, form.getValues()) ?? '')
  if (!before && languages.length > 1) return null
  const diff = { key: path, path: [], names: [], field, before: before?.value, after: source }
  return (
    <div className={classes.source}>
      <p>{t(before ? 'translating.changes' : 'translating.source')}</p>
      <div lang={language}>
        {before ? <DiffValue diff={diff} typeKey={type.key} /> : <PlainValue field={field} value={source} />}
      </div>
    </div>
  )
}
