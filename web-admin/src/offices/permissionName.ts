import type { Permission } from '@flou/shared/content/permissions.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Language } from '@flou/shared/locale.ts'

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
