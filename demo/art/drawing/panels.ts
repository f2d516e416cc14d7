import { between, type Random } from './random.ts'
import { SIGNS } from './signs.ts'

type Drawing = (random: Random) => string

const bars: Drawing = (random) =>
  Array.from({ length: 7 }, (_, index) => {
    const height = between(random, 25, 70) + index * 6
    return `<rect x="${20 + index * 29}" y="${140 - height}" width="18" height="${height}" rx="4" fill="${index === 5 ? '#64e818' : '#3fa9d8'}"/>`
  }).join('')

const curve: Drawing = (random) => {
  const points = Array.from({ length: 8 }, (_, index) => [
    16 + index * 30,
    120 - index * 9 - between(random, -14, 14),
  ])
  const line = points.map(([x, y]) => `${x},${y}`).join(' ')
  return (
    `<path d="M16,60 H226 M16,95 H226 M16,130 H226" stroke="#7fa2bb" stroke-opacity="0.35" stroke-width="2"/>` +
    `<polygon points="16,142 ${line} 226,142" fill="#64e818" fill-opacity="0.25"/>` +
    `<polyline points="${line}" fill="none" stroke="#64e818" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<circle cx="226" cy="${points[7]?.[1]}" r="9" fill="#fff" stroke="#64e818" stroke-width="5"/>`
  )
}

const code: Drawing = (random) =>
  Array.from({ length: 7 }, (_, row) => {
    const indent = [0, 16, 32, 32, 16, 32, 0][row] ?? 0
    const first = between(random, 26, 60)
    const second = between(random, 40, 90)
    const colours = ['#64e818', '#7fd0ff', '#ffbf47', '#b9adff']
    return (
      `<rect x="${18 + indent}" y="${18 + row * 19}" width="${first}" height="9" rx="4.5" fill="${colours[row % 4]}"/>` +
      `<rect x="${26 + indent + first}" y="${18 + row * 19}" width="${second}" height="9" rx="4.5" fill="#9db8cb" fill-opacity="0.75"/>`
    )
  }).join('')

const dials: Drawing = () =>
  [0, 1, 2]
    .map((index) => {
      const x = 48 + index * 72
      const turn = [150, 120, 170][index] ?? 0
      return (
        `<circle cx="${x}" cy="56" r="26" fill="none" stroke="#56748c" stroke-width="9"/>` +
        `<circle cx="${x}" cy="56" r="26" fill="none" stroke="${['#64e818', '#2cc4b0', '#ffbf47'][index]}" stroke-width="9" stroke-dasharray="${turn} 400" stroke-linecap="round" transform="rotate(-90 ${x} 56)"/>`
      )
    })
    .join('') +
  `<polyline points="18,130 50,118 78,126 108,104 140,116 170,100 222,108" fill="none" stroke="#7fd0ff" stroke-width="5" stroke-linejoin="round"/>`

const heartbeat: Drawing = () =>
  `<path d="M16,86 H70 L86,50 L108,126 L126,66 L138,86 H226" fill="none" stroke="#64e818" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>` +
  `<path d="M190,28 h14 v-14 h14 v14 h14 v14 h-14 v14 h-14 v-14 h-14 z" fill="#ff7f61" transform="translate(-12,6)"/>`

const list: Drawing = () =>
  [0, 1, 2, 3]
    .map(
      (row) =>
        `<circle cx="34" cy="${32 + row * 33}" r="11" fill="${row === 3 ? '#56748c' : '#64e818'}"/>` +
        `<path d="M28,${32 + row * 33} l5,5 l8,-9" fill="none" stroke="#06202e" stroke-width="3.5"/>` +
        `<rect x="58" y="${23 + row * 33}" width="${[150, 120, 136, 96][row]}" height="8" rx="4" fill="#b8cedd"/>` +
        `<rect x="58" y="${36 + row * 33}" width="${[80, 100, 64, 70][row]}" height="6" rx="3" fill="#6f8ca3"/>`,
    )
    .join('')

const shop: Drawing = () =>
  `<path d="M40,34 h22 l18,66 h84 l18,-48 h-108" fill="none" stroke="#64e818" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/>` +
  `<circle cx="96" cy="124" r="12" fill="#fff"/><circle cx="150" cy="124" r="12" fill="#fff"/>`

const shield: Drawing = () =>
  `<path d="M120,12 C142,26 168,30 186,30 C188,86 168,128 120,150 C72,128 52,86 54,30 C72,30 98,26 120,12 Z" fill="#64e818"/>` +
  `<path d="M120,12 C142,26 168,30 186,30 C188,86 168,128 120,150 Z" fill="#3fae0b"/>` +
  `<path d="M92,80 l20,22 l38,-44" fill="none" stroke="#ffffff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`

const padlock: Drawing = () =>
  `<path d="M90,76 V50 a30,30 0 0 1 60,0 V76" fill="none" stroke="#d6e4ee" stroke-width="14"/>` +
  `<rect x="70" y="70" width="100" height="76" rx="14" fill="#ffbf47"/><rect x="120" y="70" width="50" height="76" rx="14" fill="#e0962a"/>` +
  `<circle cx="120" cy="102" r="11" fill="#3b2a08"/><rect x="115" y="102" width="10" height="26" rx="5" fill="#3b2a08"/>`

const key: Drawing = () =>
  `<g fill="none" stroke="#ffbf47" stroke-width="15"><circle cx="76" cy="80" r="34"/><path d="M110,80 H212 M178,80 V112 M206,80 V104" stroke-linecap="round"/></g>` +
  `<circle cx="76" cy="80" r="10" fill="#e0962a"/>`

const cap: Drawing = () =>
  `<path d="M120,34 L226,76 L120,118 L14,76 Z" fill="#64e818"/><path d="M62,98 V130 C90,152 150,152 178,130 V98 L120,120 Z" fill="#3fae0b"/>` +
  `<path d="M206,84 V132" stroke="#ffbf47" stroke-width="7" stroke-linecap="round"/><circle cx="206" cy="136" r="9" fill="#ffbf47"/>`

const branch: Drawing = () =>
  `<g fill="none" stroke="#7fd0ff" stroke-width="7"><path d="M40,80 H100 M100,80 C140,80 130,36 176,36 M100,80 C140,80 130,124 176,124 M100,80 H176"/></g>` +
  `<circle cx="40" cy="80" r="18" fill="#fff"/><circle cx="104" cy="80" r="20" fill="#64e818"/>` +
  [36, 80, 124].map((y) => `<circle cx="190" cy="${y}" r="15" fill="#2cc4b0"/>`).join('')

const waves: Drawing = (random) =>
  [0, 1, 2]
    .map((row) => {
      const lift = between(random, 14, 34)
      return `<path d="M10,${48 + row * 36} q27,${-lift} 55,0 t55,0 t55,0 t55,0" fill="none" stroke="${['#64e818', '#7fd0ff', '#b9adff'][row]}" stroke-width="7" stroke-linecap="round"/>`
    })
    .join('')

export const PANELS = {
  bars,
  curve,
  code,
  dials,
  heartbeat,
  list,
  shop,
  shield,
  padlock,
  key,
  cap,
  branch,
  waves,
  ...SIGNS,
} as const
export type PanelName = keyof typeof PANELS
