import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { FieldList, LocalizedFields } from '../FieldList.tsx'
import type { FieldProps } from '../fieldProps.ts'
import classes from './ItemsField.module.css'

export function GroupField({ field, path, label }: FieldProps<FieldOf<'group'>>) {
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <LocalizedFields shape={field.of} path={path} />
      <FieldList fields={field.of.fields} path={path} />
    </fieldset>
  )
}
