import type { AreaIcon } from '@flou/shared/content/offices.ts'

/** Icon paths: 24 × 24, stroked in the text colour. */
const PATHS = {
  home: 'M4 11 12 4l8 7M6 10v9h4v-5h4v5h4v-9',
  menu: 'M4 6h16M4 12h16M4 18h10',
  slider: 'M4 6h16v9H4zM9 19h.01M12 19h.01M15 19h.01',
  news: 'M5 5h11v14H6a1 1 0 0 1-1-1zM16 9h3v9a1 1 0 0 1-1 1h-2M8 9h5M8 12h5M8 15h3',
  page: 'm9 8-4 4 4 4M15 8l4 4-4 4',
  contact: 'M4 6h16v12H4zM4 7l8 6 8-6',
  footer: 'M4 5h16v14H4zM4 14h16M7 17h4M14 17h3',
  user: 'M12 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c.6-3.6 3.4-5.5 7-5.5s6.4 1.9 7 5.5',
  admin: 'M12 3.5 19 6v5.5c0 4.2-2.7 7.3-7 9-4.3-1.7-7-4.8-7-9V6zM9 12l2 2 4-4',
  settings: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h3M11 12h9M9 10v4',
  visits: 'M5 20V10M12 20V4M19 20v-7M3 20h18',
  publishing: 'M12 15V4M8 8l4-4 4 4M5 13v6h14v-6',
  audit: 'M12 7v5l3 2M12 20a8 8 0 1 0-7.5-5.2M4 19v-4.5h4.5',
  logout: 'M14 5H6v14h8M10 12h10M17 9l3 3-3 3',
  external: 'M10 6H6v12h12v-4M13 5h6v6M19 5l-8 8',
  add: 'M12 5v14M5 12h14',
  edit: 'M5 19h3L18 9l-3-3L5 16zM13 8l3 3',
  trash: 'M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.5 11v5M13.5 11v5',
  restore: 'M5 12a7 7 0 1 0 2-5L4.5 9.5M4.5 5v4.5H9',
  filter: 'M4 6h16M7 12h10M10 18h4',
  search: 'M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM15.5 15.5 20 20',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  chevron: 'm9 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  back: 'M19 12H5M11 6l-6 6 6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  warning: 'M12 4 3 20h18zM12 10v4M12 17h.01',
  info: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 11v5M12 8h.01',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15 9h.01',
  tiles: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  video: 'M4 6h16v12H4zM10 9.5v5l4.5-2.5z',
  folder: 'M4 6h6l2 2h8v11H4z',
  switch: 'M4 8h14M15 5l3 3-3 3M20 16H6M9 13l-3 3 3 3',
  globe: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM4 12h16M12 4c3 3 3 13 0 16M12 4c-3 3-3 13 0 16',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  ordered: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 14h3l-3 4h3',
  quote: 'M6 8h4v4c0 2.5-1.3 4-3 4.5M14 8h4v4c0 2.5-1.3 4-3 4.5',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  heading: 'M6 5v14M18 5v14M6 12h12',
  strike: 'M4 12h16M8 8.5C8 6.5 9.7 5 12 5s3.5 1 4 2M8 16c.5 2 2 3 4 3 2.3 0 4-1.3 4-3.3',
  divider: 'M4 12h16M8 6h8M8 18h8',
  expand: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  undo: 'M9 7 5 11l4 4M5 11h9a5 5 0 0 1 0 10h-3',
  more: 'M5 11.5v1M12 11.5v1M19 11.5v1',
  copy: 'M8 8h11v11H8zM5 16V5h11',
  eye: 'M3 12c2-4 5.2-6 9-6s7 2 9 6c-2 4-5.2 6-9 6s-7-2-9-6zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  star: 'm12 4 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  redo: 'm15 7 4 4-4 4M19 11h-9a5 5 0 0 0 0 10h3',
  introduction: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM15.5 8.5l-2 5-5 2 2-5z',
  offer: 'M12.5 4H20v7.5L11.5 20 4 12.5zM16 8h.01',
  shield: 'M12 3.5 19 6v5.5c0 4.2-2.7 7.3-7 9-4.3-1.7-7-4.8-7-9V6z',
  story: 'M5 6h14v10h-8l-4 4v-4H5zM8.5 9.5h7M8.5 12.5h4',
  product: 'm12 3.5 8 4.3v8.4l-8 4.3-8-4.3V7.8zM4 7.8l8 4.2 8-4.2M12 12v8.5',
  solution: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V15h7v-1.1A6 6 0 0 0 12 3z',
  tech: 'M7 7h10v10H7zM10 4v3M14 4v3M10 17v3M14 17v3M4 10h3M4 14h3M17 10h3M17 14h3',
  handshake: 'm3 11 4-5 5 2 5-2 4 5-4 5-5 3-5-3zM12 8l-3 4 2 1.5 3-2 3 3',
  pricing: 'M5 3.5h14v17l-3-2-2.3 2-1.7-2-1.7 2-2.3-2-3 2zM9 8.5h6M9 12h6',
  book: 'M5 5.5A2.5 2.5 0 0 1 7.5 3H19v15H7.5A2.5 2.5 0 0 0 5 20.5zM5 20.5h14V18',
  support: 'M5 14v-2a7 7 0 0 1 14 0v2M5 13h3v5H5zM16 13h3v5h-3zM19 18c0 2-2.5 2.5-5 2.5',
  community:
    'M9 11.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c.5-3 2.8-4.5 6-4.5s5.5 1.5 6 4.5M16 11.5a2.5 2.5 0 1 0 0-5M17.5 14.7c1.9.5 3.2 1.8 3.5 4.3',
  event: 'M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4M8 14h3',
  question:
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM9.8 9.7c.2-1.5 1.1-2.2 2.3-2.2 1.3 0 2.3.8 2.3 2.1 0 1.8-2.3 1.9-2.3 3.6M12 16h.01',
  afterSales: 'M14.5 5.5a4 4 0 0 1 5 5l-9 9-4-4 9-9M5 5l4 4M7.5 4.5 4.5 7.5',
  milestone: 'M6 21V4h11l-2.5 4L17 12H6',
  region:
    'M12 21s-6.5-5.8-6.5-11a6.5 6.5 0 0 1 13 0c0 5.2-6.5 11-6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  terms: 'M6 3.5h8l4 4V20.5H6zM14 3.5v4h4M9 12h6M9 15.5h6',
  translation: 'M4 6h9M8.5 4v2M5.5 6c.6 3 3 5.6 6 6.5M11.5 6c-.6 3-3 5.6-6.5 6.5M12 20l4-9 4 9M13.5 17h5',
  feedback: 'M4 5h16v11h-9l-4 4v-4H4zM12 8v2.5M12 13h.01',
  form: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h4',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4',
  workflow: 'M9 4h6v3H9zM9 5.5H6V20h12V5.5h-3M9 13.5l2.2 2.2 4-4.2',
  enterprise: 'M4 20.5V8l7-4v16.5M11 10h9v10.5M3 20.5h18M7 10h.01M7 14h.01M15 14h.01M15 17h.01',
} as const satisfies Record<AreaIcon, string> & Record<string, string>
export type IconName = keyof typeof PATHS

export const isIconName = (name: unknown): name is IconName =>
  typeof name === 'string' && Object.hasOwn(PATHS, name)

interface Props {
  /** Unknown names from a newer server show the page icon. */
  name: IconName
  size?: number
}

export function Icon({ name, size = 18 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[isIconName(name) ? name : 'page']} />
    </svg>
  )
}
