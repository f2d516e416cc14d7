import { Button, Textarea, TextInput } from '@mantine/core'
import { useRef, useState, type ChangeEvent } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { suggestedText } from '@flou/shared/publishing/pageTexts.ts'
import { SEO_RANGES, type SeoPart } from '@flou/shared/limits.ts'
import { seoLength } from '@flou/shared/strings/seoLength.ts'
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
  const { field, label } = props
  const { part } = field
  const t = useTextsOf(seoTexts)
  const ref = useRef<Input>(null)
  const suggestion = useSuggestion(field)
  const { onChange, ...input } = useTextInput(props)
  const [own, setOwn] = useState(input.defaultValue)
  const shared = {
    ...input,
    ref: (element: Input | null) => void (ref.current = element),
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
  const use = t(`seo.use_${part}`)
  return (
    <>
      {part === 'title' ? (
        <TextInput {...shared} />
      ) : (
        <Textarea {...shared} rows={3} classNames={{ input: 'growing' }} />
      )}
      {own === '' && suggestion !== '' && (
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
