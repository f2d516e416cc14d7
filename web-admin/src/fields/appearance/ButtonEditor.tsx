import { NativeSelect, TextInput } from '@mantine/core'
import type { AppearanceButton, Position } from '@flou/shared/content/appearance/appearance.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { Menu } from '../../ui/Menu.tsx'
import { fieldTexts, lookTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { AddressInput } from '../text/AddressInput.tsx'
import { selectSample } from '../text/selectSample.ts'
import { ColourInput } from '../colour/ColourInput.tsx'
import { ContrastWarning } from './ContrastWarning.tsx'
import { positionOptions } from './BannerEditor.tsx'
import classes from './AppearanceField.module.css'

interface Props {
  path: string
  button: AppearanceButton
  number: number
  errorOf: (part: string) => string | undefined
  onChange: (part: Partial<AppearanceButton>) => void
  onRemove: () => void
}

const TITLE_KEYS = { id: 'look.titleId', en: 'look.titleEn' } as const

function Titles({
  path,
  button,
  errorOf,
  onChange,
}: Pick<Props, 'path' | 'button' | 'errorOf' | 'onChange'>) {
  const t = useTextsOf(lookTexts)
  const titleOf = (language: Language) =>
    button.contents.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language])?.title ?? ''
  const setTitle = (changed: Language, title: string) =>
    onChange({
      contents: LANGUAGES.map((language) => ({
        languageId: CONTENT_LANGUAGE_ID[language],
        title: language === changed ? title : titleOf(language),
      })),
    })
  return LANGUAGES.map((language, index) => (
    <TextInput
      name={`${path}.contents.${index}.title`}
      key={language}
      label={t(TITLE_KEYS[language])}
      value={titleOf(language)}
      error={errorOf(`contents.${index}.title`)}
      onFocus={selectSample}
      onChange={(event) => setTitle(language, event.currentTarget.value)}
    />
  ))
}

function ButtonHead({ number, onRemove }: Pick<Props, 'number' | 'onRemove'>) {
  const t = useTextsOf(fieldTexts)
  const name = useTextsOf(lookTexts)('look.button', { number })
  return (
    <div className={classes.buttonHead}>
      <strong>{name}</strong>
      <Menu
        name={t('items.actions', { name })}
        items={[
          {
            label: t('items.removeOne'),
            name: t('items.remove', { name }),
            icon: 'trash',
            isDanger: true,
            onChoose: onRemove,
          },
        ]}
      />
    </div>
  )
}

export function ButtonEditor({ path, button, number, errorOf, onChange, onRemove }: Props) {
  const t = useTextsOf(lookTexts)
  return (
    <div className={classes.button} role="group" aria-label={t('look.button', { number })}>
      <ButtonHead number={number} onRemove={onRemove} />
      <div className={classes.parts}>
        <Titles path={path} button={button} errorOf={errorOf} onChange={onChange} />
        <div>
          <AddressInput
            name={`${path}.urlPath`}
            label={t('look.url')}
            initial={button.urlPath}
            error={errorOf('urlPath')}
            onChange={(urlPath) => onChange({ urlPath })}
          />
        </div>
        <NativeSelect
          name={`${path}.buttonPosition`}
          label={t('look.position')}
          data={positionOptions(t)}
          value={button.buttonPosition}
          onChange={(event) => onChange({ buttonPosition: event.currentTarget.value as Position })}
        />
        <ColourInput
          name={`${path}.color`}
          label={t('look.color')}
          value={button.color}
          error={errorOf('color')}
          onChange={(color) => onChange({ color })}
        />
        <ColourInput
          name={`${path}.bgColor`}
          label={t('look.bgColor')}
          value={button.bgColor}
          error={errorOf('bgColor')}
          onChange={(bgColor) => onChange({ bgColor })}
        />
      </div>
      <ContrastWarning
        text={button.color}
        background={button.bgColor}
        onUse={(color) => onChange({ color })}
      />
    </div>
  )
}
