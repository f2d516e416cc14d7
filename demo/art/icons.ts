import { PRODUCT_ICON_PATHS } from './productIcons.ts'

const COMMON_ICON_PATHS = {
  compute: [
    'M18 18h28v28H18z M26 8v10 M38 8v10 M26 46v10 M38 46v10 M8 26h10 M8 38h10 M46 26h10 M46 38h10',
    'M26 26h12v12H26z',
  ],
  storage: [
    'M12 20c0-5 9-9 20-9s20 4 20 9-9 9-20 9-20-4-20-9z M12 20v24c0 5 9 9 20 9s20-4 20-9V20',
    'M12 32c0 5 9 9 20 9s20-4 20-9',
  ],
  database: ['M14 12h36v12H14z M14 40h36v12H14z', 'M14 26h36v12H14z M21 32h2'],
  network: [
    'M32 22a7 7 0 1 0 0-14 7 7 0 0 0 0 14z M14 56a7 7 0 1 0 0-14 7 7 0 0 0 0 14z M50 56a7 7 0 1 0 0-14 7 7 0 0 0 0 14z',
    'M32 22v12 M14 42v-8h36v8',
  ],
  containers: ['M32 7l22 12v26L32 57 10 45V19z', 'M10 19l22 12 22-12 M32 31v26'],
  gpu: ['M8 18h44v28H8z M52 24h6 M52 32h6 M52 40h6', 'M20 32a7 7 0 1 0 14 0 7 7 0 0 0-14 0z M40 26v12'],
  security: ['M32 7c7 5 14 7 21 7 1 21-6 35-21 43C17 49 10 35 11 14c7 0 14-2 21-7z', 'M22 32l8 8 13-16'],
  backup: ['M12 32a20 20 0 1 1 6 14 M12 56V44h12', 'M32 20v13l9 6'],
  insight: ['M10 54h44 M10 10v44', 'M18 44l10-14 9 8 14-22'],
  support: ['M12 36v-4a20 20 0 0 1 40 0v4 M12 34h7v14h-7z M45 34h7v14h-7z', 'M49 48c0 6-6 9-13 9'],
  price: [
    'M32 56a24 24 0 1 0 0-48 24 24 0 0 0 0 48z',
    'M39 24c-2-3-5-4-8-4-4 0-7 2-7 6 0 8 16 4 16 12 0 4-4 6-8 6s-7-1-9-5 M32 15v5 M32 44v5',
  ],
  region: ['M32 57S12 40 12 26a20 20 0 0 1 40 0c0 14-20 31-20 31z', 'M32 33a7 7 0 1 0 0-14 7 7 0 0 0 0 14z'],
  people: [
    'M24 30a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M8 54c0-11 7-17 16-17s16 6 16 17',
    'M43 30a7 7 0 1 0-2-14 M46 38c7 1 11 7 11 16',
  ],
  finance: ['M8 24L32 9l24 15z M10 55h44 M14 47h36', 'M18 28v15 M32 28v15 M46 28v15'],
  retail: ['M10 12h8l7 28h24l6-20H21', 'M28 52h.1 M46 52h.1'],
  health: ['M12 12h40v40H12z', 'M32 21v22 M21 32h22'],
  education: ['M32 13L58 26 32 39 6 26z M18 33v12c6 7 22 7 28 0V33', 'M54 28v16'],
  government: ['M32 8l20 10H12z M12 54h40 M16 46h32', 'M20 22v20 M32 22v20 M44 22v20'],
  certificate: ['M12 10h40v32H12z M20 20h24 M20 28h14', 'M42 34a7 7 0 1 0 .1 0z M38 46v11l4-3 4 3V46'],
  leaf: ['M12 52C8 26 24 12 54 10c0 30-14 44-40 38', 'M12 56c8-16 16-24 28-32'],
} as const satisfies Record<string, readonly [string, string]>

const ICON_PATHS = { ...COMMON_ICON_PATHS, ...PRODUCT_ICON_PATHS }
export type IconName = keyof typeof ICON_PATHS
export const ICON_NAMES = Object.keys(ICON_PATHS) as IconName[]

export function icon(name: IconName): string {
  const [ink, green] = ICON_PATHS[name]
  const line = 'fill="none" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">` +
    `<rect width="96" height="96" rx="24" fill="#eafadd"/><g transform="translate(16,16)">` +
    `<path d="${ink}" ${line} stroke="#0b2a3c"/><path d="${green}" ${line} stroke="#3f9d12"/></g></svg>`
  )
}

const SOCIAL_PATHS = {
  photo: 'M14 20h10l4-6h8l4 6h10v28H14z M32 42a8 8 0 1 0 0-16 8 8 0 0 0 0 16z',
  career: 'M12 22h40v28H12z M24 22v-8h16v8 M12 34h40',
  video: 'M10 18h44v28H10z M28 25v14l12-7z',
  post: 'M12 14h40v28H32L20 52V42h-8z M21 24h22 M21 32h14',
  code: 'M24 20L12 32l12 12 M40 20l12 12-12 12 M36 14l-8 36',
} as const
export type SocialName = keyof typeof SOCIAL_PATHS
export const SOCIAL_NAMES = Object.keys(SOCIAL_PATHS) as SocialName[]

export const socialSign = (name: SocialName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">` +
  `<path d="${SOCIAL_PATHS[name]}" fill="none" stroke="#0b2a3c" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`
