import type { Text } from '../locale.ts'
import type { AnyType } from './define.ts'
import type { AreaIcon, CustomScreenName, HeadingName, Office } from './offices.ts'
import type { Permission } from './permissions.ts'

interface RecordScreen {
  readonly type: string
  readonly label: Text
  /** Query parameter that takes the record's id if the path does not. */
  readonly query?: string
}

export interface Screen<T extends AnyType = AnyType> {
  readonly type?: T
  readonly custom?: CustomScreenName
  readonly path: Readonly<Record<Office, readonly string[]>>
  readonly idName: string
  readonly label?: Text
  readonly isUnlisted?: boolean
  /** Permission required in addition to the area's. */
  readonly alsoPermission?: Permission
  /** True if every signed-in user may open it: it shows only their own data. */
  readonly isForEveryone?: boolean
  readonly leadsTo?: string
  readonly form?: string
  readonly ofRecord?: RecordScreen
}

interface ScreenOptions {
  older?: readonly string[]
  also?: readonly string[]
  idName?: string
  label?: Text
  isUnlisted?: boolean
  alsoPermission?: Permission
}
interface CustomScreenOptions extends ScreenOptions {
  only?: Office
  isForEveryone?: boolean
  leadsTo?: string
  form?: string
  ofRecord?: RecordScreen
}

export const screen = <T extends AnyType>(
  path: string,
  type: T,
  {
    older,
    also = [],
    idName = 'id',
    label = 'plural' in type ? type.plural : type.label,
    isUnlisted,
    alsoPermission,
  }: ScreenOptions = {},
): Screen<T> => ({
  type,
  path: { dashboard2: [path, ...also], dashboard: older ?? [path, ...also] },
  idName,
  label,
  ...(isUnlisted !== undefined && { isUnlisted }),
  ...(alsoPermission !== undefined && { alsoPermission }),
})

export const customScreen = (
  path: string,
  custom: CustomScreenName,
  {
    older,
    also = [],
    idName = 'id',
    label,
    only,
    isForEveryone,
    leadsTo,
    form,
    ofRecord,
  }: CustomScreenOptions = {},
): Screen<never> => ({
  custom,
  path: {
    dashboard2: only === 'dashboard' ? [] : [path, ...also],
    dashboard: only === 'dashboard2' ? [] : (older ?? [path, ...also]),
  },
  idName,
  ...(label && { label }),
  ...(isForEveryone !== undefined && { isForEveryone }),
  ...(leadsTo !== undefined && { leadsTo }),
  ...(form !== undefined && { form }),
  ...(ofRecord && { ofRecord }),
})

export const inboxScreens = (
  path: string,
  form: string,
  { label, ofRecord }: Pick<CustomScreenOptions, 'ofRecord'> & { label: Text },
): readonly Screen<never>[] => [
  customScreen(path, 'inboxList', { form, label, ...(ofRecord && { ofRecord }) }),
  customScreen(path === '' ? 'detail/:id' : `${path}/detail/:id`, 'inboxDetail', { form, label }),
]

export interface AreaGroup {
  readonly label: Text
  readonly icon: AreaIcon
}

export interface Area {
  readonly key: string
  readonly permission: Permission
  readonly label: Text
  readonly icon: AreaIcon
  readonly heading: HeadingName
  readonly group?: AreaGroup
  readonly path: Readonly<Record<Office, string>>
  readonly screens: readonly Screen[]
  readonly hasTabs?: true
}
export const area = <const A extends Area>(spec: A): A => spec
