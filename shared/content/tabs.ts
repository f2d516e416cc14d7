import type { Text } from '../locale.ts'
import type { Office } from './offices.ts'
import { shape, type Fields, type Shape } from './shape.ts'

/** Fields of either part that an editor shows together below a tab (spec §2). */
export interface Tab {
  readonly label: Text
  readonly fields: readonly string[]
  /** The one office whose editor has the tab; in the other one its fields stand above the tabs. */
  readonly office?: Office
}

export const tab = (label: Text, ...fields: readonly string[]): Tab => ({ label, fields })

/** A tab that only the older back-office has. */
export const olderTab = (label: Text, ...fields: readonly string[]): Tab => ({
  label,
  fields,
  office: 'dashboard',
})

export const MANAGE_BUTTON = { en: 'Buttons', id: 'Kelola tombol' } as const
export const MANAGE_BANNER = { en: 'Banner', id: 'Kelola banner' } as const
export const SEO_TAB = { en: 'SEO', id: 'SEO' } as const

const partOf = ({ fields, localized, localizedName }: Shape, isIn: (name: string) => boolean): Shape => {
  const those = (all: Fields): Fields =>
    Object.fromEntries(Object.entries(all).filter(([name]) => isIn(name)))
  return shape({ fields: those(fields), localized: those(localized), localizedName })
}

/** How an office's editor divides a type: what stands above the tabs, and what each tab shows. */
export function tabbedShape(
  { shape: whole, tabs = [] }: { readonly shape: Shape; readonly tabs?: readonly Tab[] },
  office: Office,
): { above: Shape; tabs: { label: Text; shape: Shape }[] } {
  const shown = tabs.filter((one) => one.office === undefined || one.office === office)
  const tabbed = new Set(shown.flatMap(({ fields }) => fields))
  return {
    above: partOf(whole, (name) => !tabbed.has(name)),
    tabs: shown.map(({ label, fields }) => ({
      label,
      shape: partOf(whole, (name) => fields.includes(name)),
    })),
  }
}
