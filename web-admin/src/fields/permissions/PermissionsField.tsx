import { Button, Checkbox, Group, Input } from '@mantine/core'
import { useId, useState } from 'react'
import { permissionList } from '@flou/shared/content/permissions.ts'
import type { PermissionEntry } from '@flou/shared/content/fields/value.ts'
import { permissionName } from '@flou/shared/content/labels/permissionName.ts'
import { permissionTexts } from '../../core/texts/accounts.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useFieldInput } from '../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import classes from './PermissionsField.module.css'

/** Adds keys that are newer than the role, switched off. */
const withAllKeys = (stored: readonly PermissionEntry[]) =>
  permissionList((key) => stored.some(({ menuName, permitted }) => menuName === key && permitted))

export function PermissionsField({ path, label, error, field }: FieldProps) {
  const t = useTextsOf(permissionTexts)
  const language = useLanguage()
  const { initial, setValue } = useFieldInput<readonly PermissionEntry[]>(path)
  const errorId = useId()
  const [list, setList] = useState(() => withAllKeys(initial))
  const set = (permitted: (entry: PermissionEntry) => boolean) => {
    const next = list.map((entry) => ({ ...entry, permitted: permitted(entry) }))
    setList(next)
    setValue(next)
  }
  const count = list.filter(({ permitted }) => permitted).length
  return (
    <fieldset className={classes.box} aria-describedby={error ? errorId : undefined}>
      <legend>
        {label} {field.required && <span aria-hidden="true">*</span>}
      </legend>
      <Group gap="xs" mb="xs">
        <Button size="compact-sm" variant="default" onClick={() => set(() => true)}>
          {t('permissions.all')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => set(() => false)}>
          {t('permissions.none')}
        </Button>
        <span aria-live="polite">{t('permissions.count', { count, total: list.length })}</span>
      </Group>
      {error && (
        <Input.Error role="alert" id={errorId}>
          {error}
        </Input.Error>
      )}
      <ul className={classes.keys}>
        {list.map(({ menuId, menuName, permitted }) => (
          <li key={menuId}>
            <Checkbox
              name={`${path}.${menuName}`}
              label={permissionName(menuName, language)}
              checked={permitted}
              onChange={(event) => {
                const isOn = event.currentTarget.checked
                set((entry) => (entry.menuId === menuId ? isOn : entry.permitted))
              }}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
