import { Input } from '@mantine/core'
import { useId, useRef, useState, type RefObject } from 'react'
import { newButton, parseAppearance, type Appearance } from '@flou/shared/content/appearance/appearance.ts'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { fieldTexts, lookTexts } from '../../core/texts/fields.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useFieldInput, useFormView } from '../form/FormContext.ts'
import { useUndoOffer } from '../form/useUndoOffer.ts'
import type { FieldProps } from '../fieldProps.ts'
import { AddEntry } from '../nested/limit/AddEntry.tsx'
import { useListLimit } from '../nested/limit/useListLimit.ts'
import { BannerEditor } from './BannerEditor.tsx'
import { ButtonEditor } from './ButtonEditor.tsx'
import { AppearanceSketch } from './AppearanceSketch.tsx'
import classes from './AppearanceField.module.css'

type Buttons = Appearance['buttons']

interface ButtonOptions {
  path: string
  buttons: Buttons
  box: RefObject<HTMLElement | null>
  onChange: (buttons: Buttons) => void
}

function useButtons({ path, buttons, box, onChange }: ButtonOptions) {
  const t = useTextsOf(fieldTexts)
  const look = useTextsOf(lookTexts)
  const offerUndo = useUndoOffer(path)
  return {
    change: (changed: number, part: Partial<Buttons[number]>) =>
      onChange(buttons.map((button, at) => (at === changed ? { ...button, ...part } : button))),
    remove: (index: number) => {
      const removed = buttons.slice(index, index + 1)
      offerUndo(t('items.removed', { name: look('look.button', { number: index + 1 }) }), (now) => {
        const current = parseAppearance(String(now))
        return JSON.stringify({ ...current, buttons: current.buttons.toSpliced(index, 0, ...removed) })
      })
      onChange(buttons.toSpliced(index, 1))
      box.current?.querySelector<HTMLElement>('[data-add]')?.focus()
    },
  }
}

function useAppearance(path: string) {
  const { initial, setValue } = useFieldInput<string>(path)
  const [appearance, setAppearance] = useState(() => parseAppearance(initial))
  const set = (part: Partial<Appearance>) => {
    const next = { ...appearance, ...part }
    setAppearance(next)
    setValue(JSON.stringify(next))
  }
  return [appearance, set] as const
}

/** Editor of customProperty: banner and buttons, stored as JSON text. */
export function AppearanceField({ field, path, label, error }: FieldProps<FieldOf<'appearance'>>) {
  const t = useTextsOf(lookTexts)
  const errorId = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const interfaceLanguage = useLanguage()
  const { errors, language } = useFormView()
  const [appearance, set] = useAppearance(path)
  const errorAt = (at: string) => {
    const code = errors[`${path}.${at}`]
    return code === undefined ? undefined : messageText(code, interfaceLanguage)
  }
  const errorOf = (part: string) => (name: string) => errorAt(`${part}.${name}`)
  const wrong = error ?? errorAt('buttons')
  const limit = useListLimit(LIMITS.items, appearance.buttons.length)
  const hasBanner = field.fieldGroups.includes('banner')
  const buttons = useButtons({
    path,
    box,
    buttons: appearance.buttons,
    onChange: (next) => set({ buttons: next }),
  })
  return (
    <fieldset className={classes.box} ref={box} aria-describedby={wrong === undefined ? undefined : errorId}>
      <legend>{label}</legend>
      {hasBanner && (
        <BannerEditor
          path={`${path}.banner`}
          banner={appearance.banner}
          errorOf={errorOf('banner')}
          onChange={(part) => set({ banner: { ...appearance.banner, ...part } })}
        />
      )}
      {appearance.buttons.map((button, index) => (
        <ButtonEditor
          path={`${path}.buttons.${index}`}
          // eslint-disable-next-line react/no-array-index-key -- every input is controlled by the list
          key={index}
          button={button}
          number={index + 1}
          errorOf={errorOf(`buttons.${index}`)}
          onChange={(part) => buttons.change(index, part)}
          onRemove={() => buttons.remove(index)}
        />
      ))}
      {wrong !== undefined && (
        <Input.Error role="alert" id={errorId}>
          {wrong}
        </Input.Error>
      )}
      <AddEntry limit={limit} onAdd={() => set({ buttons: [...appearance.buttons, newButton()] })}>
        {t('look.addButton')}
      </AddEntry>
      <AppearanceSketch appearance={appearance} hasBanner={hasBanner} language={language} />
    </fieldset>
  )
}
