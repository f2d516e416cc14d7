import type { Permission } from '../permissions.ts'
import { REGISTRY } from '../registry.ts'
import type { Language } from '../../locale.ts'

const SHARED_PERMISSIONS: Readonly<Partial<Record<Permission, string>>> = {
  Contact: 'Kontak',
  'Feedback Form': 'Formulir Masukan',
  NewsLetter: 'Buletin',
  'Custom Script': 'Skrip Khusus',
  'Personal Data': 'Data Pribadi',
}

export function permissionName(key: Permission, language: Language): string {
  if (language === 'en') return key
  return (
    SHARED_PERMISSIONS[key] ?? REGISTRY.areas.find(({ permission }) => permission === key)?.label.id ?? key
  )
}
