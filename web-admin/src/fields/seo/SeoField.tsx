import { Button, Textarea, TextInput } from '@mantine/core'
import { useState, type ChangeEvent } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { fillableSeoTexts, suggestedText } from '@flou/shared/publishing/pageTexts.ts'
import { SEO_RANGES, type SeoPart } from '@flou/shared/limits.ts'
import { seoLength } from '@flou/shared/strings/seoLength.ts'
import { valueAt } from '../../core/records/entries.ts'
import { seoTexts } from '../../core/texts/seo.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import type { FieldProps } from '../fieldProps.ts'
import { useColumnLanguage, useContentLanguage, useFormHandle, useFormView } from '../form/FormContext.ts'
import { useReplaceTexts } from '../form/useReplaceTexts.ts'
import { useObserved } from '../form/useObserved.ts'
import { useTextInput } from '../text/useTextInput.ts'
import { SeoPreview } from './SeoPreview.tsx'
import classes from './Seo.module.css'

type SeoTextField = FieldOf<'text' | 'longText'> & { part: SeoPart; from: readonly string[] }
type Input = HTMLInputElement | HTMLTextAreaElement

const SUGGESTION_MS = 300

function useSuggestion({ from }: SeoTextField): string {
  const { type } = useFormHandle()
  const language = useContentLanguage()
  const { declaration } = type
  return useObserved((values) => suggestedText({ declaration, values, language }, from), SUGGESTION_MS)
}

/** Fills the empty texts of both languages; the first field keeps the focus that the button loses. */
function FillButton({ path }: { path: string }) {
  const t = useTextsOf(seoTexts)
  const { form, type } = useFormHandle()
  const { reveal } = useFormView()
  const replace = useReplaceTexts()
  const count = useObserved((values) => fillableSeoTexts(type, values).length, SUGGESTION_MS)
  if (count === 0) return null
  const fill = () => {
    const values = form.getValues()
    const texts = fillableSeoTexts(type, values)
    replace(
      texts.map((one) => ({ path: one.path, before: valueAt(values, one.path), after: one.text })),
      t('seo.filled'),
    )
    reveal?.(path)
  }
  return (
    <Button size="xs" variant="default" className={classes.use} onClick={fill}>
      {t('seo.fill')}
    </Button>
  )
}

const HINTS = { short: 'seo.tooShort', long: 'seo.tooLong', right: 'seo.length' } as const

/** Counts the text that the page shows, as the check before publishing does. */
function LengthHint({ part, own, suggestion }: { part: SeoPart; own: string; suggestion: string }) {
  const t = useTextsOf(seoTexts)
  const isReplaced = own.trim() === '' && suggestion !== ''
  const { count, problem } = seoLength(part, isReplaced ? suggestion : own)
  const { min, max } = SEO_RANGES[part]
  const hint = t(HINTS[problem ?? 'right'], { count: String(count), min: String(min), max: String(max) })
  return (
    <span className={classes.length} data-problem={problem}>
      {isReplaced ? t('seo.whileEmpty', { hint }) : hint}
    </span>
  )
}

/** Counts its characters, suggests the record's text while empty, and previews what others show of the page. */
export function SeoField(props: FieldProps<SeoTextField>) {
  const { field } = props
  const { part } = field
  const column = useColumnLanguage()
  const { languages } = useFormView()
  const canFill = part === 'title' && field.required && (column === undefined || column === languages[0])
  const suggestion = useSuggestion(field)
  const { onChange, ...input } = useTextInput(props)
  const [own, setOwn] = useState(input.defaultValue)
  const shared = {
    ...input,
    placeholder: suggestion,
    description: <LengthHint part={part} own={own} suggestion={suggestion} />,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
      | 'label'
      | 'input'
      | 'description'
      | 'error'
    )[],
    autoComplete: 'off',
    onChange: (event: ChangeEvent<Input>) => {
      setOwn(event.currentTarget.value)
      onChange(event)
    },
  }
  return (
    <>
      {part === 'title' ? (
        <TextInput {...shared} />
      ) : (
        <Textarea {...shared} rows={3} classNames={{ input: 'growing' }} />
      )}
      {canFill && <FillButton path={props.path} />}
      {part === 'description' && <SeoPreview />}
    </>
  )
}
