import { Button, Input } from '@mantine/core'
import { useState } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { configuredType } from '@flou/shared/content/types/product/packageConfig.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useFieldInput, useFormHandle } from '../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { FieldSwitch } from './FieldSwitch.tsx'
import { FormPreview } from './FormPreview.tsx'
import { visibilityTexts } from '../../core/texts/fieldEditors.ts'
import { FieldHint } from '../../ui/FieldHint.tsx'
import classes from './Visibility.module.css'

export function VisibilityEditor({ path, error }: FieldProps<FieldOf<'choices'>>) {
  const t = useTextsOf(visibilityTexts)
  const language = useLanguage()
  const type = configuredType(useFormHandle().type)
  const { initial, setValue } = useFieldInput<readonly string[]>(path)
  const [hidden, setHidden] = useState<readonly string[]>(initial)
  if (!type) throw new Error('This section configures no type')
  const names = Object.keys(type.declaration.fields)
  const set = (next: readonly string[]) => {
    setHidden(next)
    setValue(next)
  }
  const show = (name: string, isVisible: boolean) =>
    set(names.filter((one) => (one === name ? !isVisible : hidden.includes(one))))
  return (
    <div className={classes.editor}>
      <fieldset className={classes.list}>
        <legend>{t('fields', { name: type.plural[language] })}</legend>
        <FieldHint>{t('hint')}</FieldHint>
        <div className={classes.summary}>
          <span role="status">{t('count', { hidden: hidden.length, total: names.length })}</span>
          {hidden.length > 0 && (
            <Button size="compact-xs" variant="subtle" color="ink" onClick={() => set([])}>
              {t('showAll')}
            </Button>
          )}
        </div>
        {error && <Input.Error role="alert">{error}</Input.Error>}
        <ul>
          {names.map((name) => (
            <FieldSwitch
              key={name}
              type={type}
              name={name}
              isVisible={!hidden.includes(name)}
              onChange={(isVisible) => show(name, isVisible)}
            />
          ))}
        </ul>
      </fieldset>
      <FormPreview type={type} hidden={hidden} />
    </div>
  )
}
