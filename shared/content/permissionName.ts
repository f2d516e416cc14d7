import type { Permission } from './permissions.ts'
import { REGISTRY } from './registry.ts'
import type { Language } from '../locale.ts'

/** Keys of more than one area, or of none. */
const FURTHER: Readonly<Partial<Record<Permission, string>>> = {
  Contact: 'Kontak',
  'Feedback Form': 'Formulir Masukan',
  NewsLetter: 'Buletin',
  'Custom Script': 'Skrip Khusus',
  'Personal Data': 'Data Pribadi',
}

/** What people call a permission: its key in English (spec §2), the area it opens in Indonesian. */
export function permissionName(key: Permission, language: Language): string {
  if (language === 'en') return key
  return FURTHER[key] ?? REGISTRY.areas.find(({ permission }) => permission === key)?.label.id ?? key
}
