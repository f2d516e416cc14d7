import { Switch } from '@mantine/core'
import type { ContentType } from '@flou/shared/content/define.ts'
import { isHideable } from '@flou/shared/content/types/product/hiddenFields.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { isHideableIn } from '@flou/shared/content/types/product/packageConfig.ts'
import { ISO_CODE, LANGUAGES } from '@flou/shared/locale.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { visibilityTexts } from '../../core/texts/fieldEditors.ts'
import classes from './Visibility.module.css'

interface Props {
  type: ContentType
  name: string
  isVisible: boolean
  onChange: (isVisible: boolean) => void
}

export function FieldSwitch({ type, name, isVisible, onChange }: Props) {
  const t = useTextsOf(visibilityTexts)
  const language = useLanguage()
  const label = fieldLabel(type.key, name)
  const other = LANGUAGES.find((one) => one !== language) ?? language
  const field = type.declaration.fields[name]
  const isFixed = isVisible && !isHideableIn(type, name)
  const names = (
    <>
      <span className={classes.name}>{label[language]}</span>
      {label[other] !== label[language] && (
        <span className={classes.other} lang={ISO_CODE[other]}>
          {label[other]}
        </span>
      )}
    </>
  )
  if (isFixed) {
    return (
      <li className={classes.row} data-name={name}>
        <span className={classes.names}>
          {names}
          <span className={classes.why}>{t(field && isHideable(field) ? 'whyNamed' : 'whyRequired')}</span>
        </span>
        <span className={classes.always}>{t('always')}</span>
      </li>
    )
  }
  return (
    <li data-name={name}>
      <label className={classes.row}>
        <span className={classes.names}>{names}</span>
        <span className={classes.state}>{t(isVisible ? 'visible' : 'hidden')}</span>
        <Switch
          name={`visible.${name}`}
          checked={isVisible}
          aria-label={label[language]}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </label>
    </li>
  )
}
