import { Button, Textarea, TextInput } from '@mantine/core'
import { useRef, useState, type ChangeEvent } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { SEO_RANGES, suggestedText, type SeoPart } from '@flou/shared/publishing/pageTexts.ts'
import { textLength } from '@flou/shared/strings/letters.ts'
import { seoTexts } from '../../core/texts/fieldEditors.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import type { FieldProps } from '../fieldProps.ts'
import { useContentLanguage, useFormHandle } from '../form/FormContext.ts'
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

function fillIn(input: Input | null, text: string): void {
  if (!input) return
  input.setRangeText(text, 0, input.value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

function useLengthHint(part: SeoPart, count: number): string {
  const t = useTextsOf(seoTexts)
  const { min, max } = SEO_RANGES[part]
  const numbers = { count: String(count), min: String(min), max: String(max) }
  return t(count > max ? 'seo.tooLong' : 'seo.length', numbers)
}

/** Counts its characters, suggests the record's text while empty, and previews what others show of the page. */
export function SeoField(props: FieldProps<SeoTextField>) {
  const { field, label } = props
  const { part } = field
  const t = useTextsOf(seoTexts)
  const ref = useRef<Input>(null)
  const suggestion = useSuggestion(field)
  const { onChange, ...input } = useTextInput(props)
  const [length, setLength] = useState(() => textLength(input.defaultValue))
  const hint = useLengthHint(part, length)
  const shared = {
    ...input,
    ref: (element: Input | null) => void (ref.current = element),
    placeholder: suggestion,
    description: hint,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
      | 'label'
      | 'input'
      | 'description'
      | 'error'
    )[],
    autoComplete: 'off',
    onChange: (event: ChangeEvent<Input>) => {
      setLength(textLength(event.currentTarget.value))
      onChange(event)
    },
  }
  const use = t(`seo.use_${part}`)
  return (
    <>
      {part === 'title' ? (
        <TextInput {...shared} />
      ) : (
        <Textarea {...shared} rows={3} classNames={{ input: 'growing' }} />
      )}
      {length === 0 && suggestion !== '' && (
        <Button
          size="xs"
          variant="default"
          className={classes.use}
          aria-label={`${use}: ${label}`}
          onClick={() => fillIn(ref.current, suggestion)}
        >
          {use}
        </Button>
      )}
      {part === 'description' && <SeoPreview />}
    </>
  )
}
