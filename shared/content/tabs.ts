import type { Text } from '../locale.ts'
import type { Office } from './offices.ts'
import { declareFields, type Fields, type Declaration } from './declaration.ts'

export interface Tab {
  readonly label: Text
  readonly fields: readonly string[]
  readonly office?: Office
}

export const tab = (label: Text, ...fields: readonly string[]): Tab => ({ label, fields })

export const olderTab = (label: Text, ...fields: readonly string[]): Tab => ({
  label,
  fields,
  office: 'dashboard',
})

export const MANAGE_BUTTON = { en: 'Buttons', id: 'Tombol' } as const
export const MANAGE_BANNER = { en: 'Banner', id: 'Banner' } as const
export const SEO_TAB = { en: 'SEO', id: 'SEO' } as const

const pickFields = (
  { fields, localized, translationsKey }: Declaration,
  isIn: (name: string) => boolean,
): Declaration => {
  const those = (all: Fields): Fields =>
    Object.fromEntries(Object.entries(all).filter(([name]) => isIn(name)))
  return declareFields({ fields: those(fields), localized: those(localized), translationsKey })
}

export function splitByTabs(
  { declaration: whole, tabs = [] }: { readonly declaration: Declaration; readonly tabs?: readonly Tab[] },
  office: Office,
): { above: Declaration; tabs: { label: Text; declaration: Declaration }[] } {
  const visibleTabs = tabs.filter((one) => one.office === undefined || one.office === office)
  const tabbed = new Set(visibleTabs.flatMap(({ fields }) => fields))
  return {
    above: pickFields(whole, (name) => !tabbed.has(name)),
    tabs: visibleTabs.map(({ label, fields }) => ({
      label,
      declaration: pickFields(whole, (name) => fields.includes(name)),
    })),
  }
}
