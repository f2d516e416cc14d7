import { Checkbox, Input, NativeSelect } from '@mantine/core'
import { useId, useState } from 'react'
import { RIGHTS, type PermissionEntry, type Right } from '@flou/shared/content/fields/value.ts'
import { permissionName, RIGHT_NAMES } from '@flou/shared/content/labels/permissionName.ts'
import {
  grantList,
  grantOf,
  grantsIn,
  type Grant,
  type Permission,
} from '@flou/shared/content/permissions.ts'
import { permissionTexts } from '../../core/texts/accounts.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Table } from '../../ui/table/Table.tsx'
import { FieldHint } from '../../ui/FieldHint.tsx'
import { useFieldInput } from '../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { GROUP_NAMES, GROUPS, PRESET_NAMES, PRESETS, withRight, type GroupName } from './presets.ts'
import classes from './PermissionsField.module.css'

interface MatrixProps {
  path: string
  grants: ReadonlySet<Grant>
  onChange: (keys: readonly Permission[], rights: readonly Right[], isOn: boolean) => void
}

interface TickProps {
  name: string
  label: string
  keys: readonly Permission[]
  rights: readonly Right[]
}

/** Ticks several rights; partly ticked if only some are set. */
function Tick({ name, label, keys, rights, grants, onChange }: TickProps & Omit<MatrixProps, 'path'>) {
  const all = keys.flatMap((key) => rights.map((right) => grants.has(grantOf(key, right))))
  const isOn = all.every(Boolean)
  return (
    <Checkbox
      name={name}
      aria-label={label}
      checked={isOn}
      indeterminate={!isOn && all.some(Boolean)}
      onChange={() => onChange(keys, rights, !isOn)}
    />
  )
}

function GroupRows({ group, path, ...matrix }: MatrixProps & { group: GroupName }) {
  const t = useTextsOf(permissionTexts)
  const language = useLanguage()
  const groupName = t(`permissions.group.${group}`)
  return (
    <>
      <tr className={classes['group']}>
        <th scope="row">{groupName}</th>
        {RIGHTS.map((right) => (
          <td key={right}>
            <Tick
              name={`${path}.${group}.${right}`}
              label={t('permissions.all', { right: RIGHT_NAMES[right][language], group: groupName })}
              keys={GROUPS[group]}
              rights={[right]}
              {...matrix}
            />
          </td>
        ))}
      </tr>
      {GROUPS[group].map((key) => {
        const name = permissionName(key, language)
        return (
          <tr key={key}>
            <th scope="row">
              <span className={classes['area']}>
                <Tick
                  name={`${path}.${key}`}
                  label={t('permissions.row', { name })}
                  keys={[key]}
                  rights={RIGHTS}
                  {...matrix}
                />
                {name}
              </span>
            </th>
            {RIGHTS.map((right) => (
              <td key={right}>
                <Tick
                  name={`${path}.${key}.${right}`}
                  label={`${name}: ${RIGHT_NAMES[right][language]}`}
                  keys={[key]}
                  rights={[right]}
                  {...matrix}
                />
              </td>
            ))}
          </tr>
        )
      })}
    </>
  )
}

function PresetChoice({ path, onChoose }: { path: string; onChoose: (list: PermissionEntry[]) => void }) {
  const t = useTextsOf(permissionTexts)
  return (
    <NativeSelect
      name={`${path}.preset`}
      label={t('permissions.preset')}
      value=""
      data={[
        { value: '', label: '–' },
        ...PRESET_NAMES.map((name) => ({ value: name, label: t(`permissions.preset.${name}`) })),
      ]}
      onChange={(event) => {
        const preset = PRESET_NAMES.find((name) => name === event.currentTarget.value)
        if (preset) onChoose(grantList(PRESETS[preset]))
      }}
    />
  )
}

function rightsAfter(grants: ReadonlySet<Grant>, key: Permission, change: [readonly Right[], boolean]) {
  const before = RIGHTS.filter((right) => grants.has(grantOf(key, right)))
  const [rights, isOn] = change
  return rights.reduce<Right[]>((result, right) => withRight(result, right, isOn), before)
}

/** Rights of a role: areas by view, edit, publish and delete. */
export function PermissionsField({ path, label, error, field }: FieldProps) {
  const t = useTextsOf(permissionTexts)
  const language = useLanguage()
  const { initial, setValue } = useFieldInput<readonly PermissionEntry[]>(path)
  const errorId = useId()
  const [list, setList] = useState(initial)
  const grants = grantsIn(list)
  const set = (next: PermissionEntry[]) => {
    setList(next)
    setValue(next)
  }
  const change: MatrixProps['onChange'] = (keys, rights, isOn) =>
    set(
      grantList((key, right) =>
        keys.includes(key)
          ? rightsAfter(grants, key, [rights, isOn]).includes(right)
          : grants.has(grantOf(key, right)),
      ),
    )
  const rows = grantList((key, right) => grants.has(grantOf(key, right)))
  const count = rows.filter(({ permitted }) => permitted).length
  return (
    <fieldset className={classes['box']} aria-describedby={error ? errorId : undefined}>
      <legend>
        {label} {field.required && <span aria-hidden="true">*</span>}
      </legend>
      <PresetChoice path={path} onChoose={set} />
      <FieldHint>{t('permissions.hint')}</FieldHint>
      {error && (
        <Input.Error role="alert" id={errorId}>
          {error}
        </Input.Error>
      )}
      <p aria-live="polite">{t('permissions.count', { count, total: rows.length })}</p>
      <Table
        label={label}
        columns={[t('permissions.area'), ...RIGHTS.map((right) => RIGHT_NAMES[right][language])]}
        phone="scroll"
        className={classes['matrix']}
      >
        {GROUP_NAMES.map((group) => (
          <GroupRows key={group} group={group} path={path} grants={grants} onChange={change} />
        ))}
      </Table>
    </fieldset>
  )
}
