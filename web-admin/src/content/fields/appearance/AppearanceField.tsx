import { Input } from '@mantine/core'
import { useId, useState } from 'react'
import { newButton, parseAppearance, type Appearance } from '@flou/shared/content/appearance.ts'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { messageText } from '@flou/shared/messages.ts'
import { lookTexts } from '../../../texts/content/look.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { useFieldInput, useFormView } from '../../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { AddEntry } from '../nested/limit/AddEntry.tsx'
import { useListLimit } from '../nested/limit/useListLimit.ts'
import { BannerEditor } from './BannerEditor.tsx'
import { ButtonEditor } from './ButtonEditor.tsx'
import { LiveLook } from './LiveLook.tsx'
import classes from './AppearanceField.module.css'

/** customProperty: banner and buttons, kept as JSON text in the record, edited as what it means (spec §3). */
export function AppearanceField({ field, path, label, error }: FieldProps<FieldOf<'appearance'>>) {
  const t = useTextsOf(lookTexts)
  const errorId = useId()
  const interfaceLanguage = useLanguage()
  const { errors, language } = useFormView()
  const { initial, change } = useFieldInput<string>(path)
  const [look, setLook] = useState(() => parseAppearance(initial))
  const set = (part: Partial<Appearance>) => {
    const next = { ...look, ...part }
    setLook(next)
    change(JSON.stringify(next))
  }
  const errorAt = (at: string) => {
    const code = errors[`${path}.${at}`]
    return code === undefined ? undefined : messageText(code, interfaceLanguage)
  }
  const errorOf = (part: string) => (name: string) => errorAt(`${part}.${name}`)
  /** What is wrong with the whole, or with how many buttons there are. */
  const wrong = error ?? errorAt('buttons')
  const limit = useListLimit(LIMITS.items, look.buttons.length)
  const hasBanner = field.parts.includes('banner')
  const setButton = (changed: number, part: Partial<Appearance['buttons'][number]>) =>
    set({ buttons: look.buttons.map((button, at) => (at === changed ? { ...button, ...part } : button)) })
  return (
    <fieldset className={classes.box} aria-describedby={wrong === undefined ? undefined : errorId}>
      <legend>{label}</legend>
      {hasBanner && (
        <BannerEditor
          banner={look.banner}
          errorOf={errorOf('banner')}
          onChange={(part) => set({ banner: { ...look.banner, ...part } })}
        />
      )}
      {look.buttons.map((button, index) => (
        <ButtonEditor
          // eslint-disable-next-line react/no-array-index-key -- every input is controlled by the list
          key={index}
          button={button}
          number={index + 1}
          errorOf={errorOf(`buttons.${index}`)}
          onChange={(part) => setButton(index, part)}
          onRemove={() => set({ buttons: look.buttons.filter((_, at) => at !== index) })}
        />
      ))}
      {wrong !== undefined && (
        <Input.Error role="alert" id={errorId}>
          {wrong}
        </Input.Error>
      )}
      <AddEntry limit={limit} onAdd={() => set({ buttons: [...look.buttons, newButton()] })}>
        {t('look.addButton')}
      </AddEntry>
      <LiveLook look={look} hasBanner={hasBanner} language={language} />
    </fieldset>
  )
}
