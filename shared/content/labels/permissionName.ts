import { RIGHTS, type Right } from '../fields/value.ts'
import { PERMISSIONS, type Grant, type Permission } from '../permissions.ts'
import { REGISTRY } from '../registry.ts'
import type { Language, Text } from '../../locale.ts'

const SHARED_PERMISSIONS: Readonly<Partial<Record<Permission, string>>> = {
  Contact: 'Kontak',
  'Feedback Form': 'Formulir Masukan',
  NewsLetter: 'Buletin',
  'Custom Script': 'Skrip Khusus',
  'Personal Data': 'Data Pribadi',
  'Manage Releases': 'Rilis',
}

export function permissionName(key: Permission, language: Language): string {
  if (language === 'en') return key
  return (
    SHARED_PERMISSIONS[key] ?? REGISTRY.areas.find(({ permission }) => permission === key)?.label.id ?? key
  )
}

export const RIGHT_NAMES: Readonly<Record<Right, Text>> = {
  view: { en: 'View', id: 'Lihat' },
  edit: { en: 'Edit', id: 'Ubah' },
  publish: { en: 'Publish', id: 'Terbitkan' },
  delete: { en: 'Delete', id: 'Hapus' },
}

/** Names rights by permission: `News`, or `News (View, Edit)` where some are missing. */
export function grantNames(grants: Iterable<Grant>, language: Language): string[] {
  const listed = new Set(grants)
  return PERMISSIONS.flatMap((key) => {
    const rights = RIGHTS.filter((right) => listed.has(`${key}:${right}`))
    if (rights.length === 0) return []
    const name = permissionName(key, language)
    if (rights.length === RIGHTS.length) return [name]
    return [`${name} (${rights.map((right) => RIGHT_NAMES[right][language]).join(', ')})`]
  })
}
