import { Button } from '@mantine/core'
import { useState } from 'react'
import { newButton, parseAppearance, type Appearance } from '@flou/shared/content/appearance.ts'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { messageText } from '@flou/shared/messages.ts'
import { Icon } from '../../../elements/Icon.tsx'
import { lookTexts } from '../../../texts/look.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { useFieldInput, useFormView } from '../../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { BannerEditor } from './BannerEditor.tsx'
import { ButtonEditor } from './ButtonEditor.tsx'
import { LiveLook } from './LiveLook.tsx'
import classes from './AppearanceField.module.css'

/** customProperty: banner and buttons, kept as JSON text in the record, edited as what it means (spec §3). */
export function AppearanceField({ field, path, label }: FieldProps<FieldOf<'appearance'>>) {
  const t = useTextsOf(lookTexts)
  const interfaceLanguage = useLanguage()
  const { errors, language } = useFormView()
  const { initial, change } = useFieldInput<string>(path)
  const [look, setLook] = useState(() => parseAppearance(initial))
  const set = (part: Partial<Appearance>) => {
    const next = { ...look, ...part }
    setLook(next)
    change(JSON.stringify(next))
  }
  const errorOf = (part: string) => (name: string) => {
    const code = errors[`${path}.${part}.${name}`]
    return code === undefined ? undefined : messageText(code, interfaceLanguage)
  }
  const hasBanner = field.parts.includes('banner')
  const setButton = (changed: number, part: Partial<Appearance['buttons'][number]>) =>
    set({ buttons: look.buttons.map((button, at) => (at === changed ? { ...button, ...part } : button)) })
  return (
    <fieldset className={classes.box}>
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
      <Button
        size="xs"
        variant="default"
        className={classes.add}
        leftSection={<Icon name="add" size={16} />}
        onClick={() => set({ buttons: [...look.buttons, newButton()] })}
      >
        {t('look.addButton')}
      </Button>
      <LiveLook look={look} hasBanner={hasBanner} language={language} />
    </fieldset>
  )
}
