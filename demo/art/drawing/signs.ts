/** Signs on screens and emblems, 240 wide and 160 high. */
const thick = (colour: string, width = 9) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

const person = (...[x, y, size, colour]: [number, number, number, string]) =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#ffdf8e"/><path d="M${x - size * 1.7},${y + size * 3} C${x - size * 1.7},${y + size * 0.9} ${x + size * 1.7},${y + size * 0.9} ${x + size * 1.7},${y + size * 3} Z" fill="${colour}"/>`

const face = () =>
  `<path d="M50,44 V14 H86 M154,14 H190 V44 M190,116 V146 H154 M86,146 H50 V116" ${thick('#64e818')}/>` +
  person(120, 60, 24, '#2cc4b0')

const call = () =>
  [
    [8, 6, '#2cc4b0'],
    [124, 6, '#8270f2'],
    [8, 84, '#ff7f61'],
    [124, 84, '#64e818'],
  ]
    .map(
      ([x, y, colour]) =>
        `<rect x="${x}" y="${y}" width="108" height="72" rx="8" fill="#1b3650"/>${person(Number(x) + 54, Number(y) + 26, 14, String(colour))}`,
    )
    .join('')

const chat = () =>
  `<path d="M18,22 h120 a14,14 0 0 1 14,14 v36 a14,14 0 0 1 -14,14 h-72 l-26,22 v-22 h-22 a14,14 0 0 1 -14,-14 v-36 a14,14 0 0 1 14,-14 z" fill="#64e818"/>` +
  `<path d="M36,44 h84 M36,64 h56" ${thick('#ffffff', 8)}/>` +
  `<path d="M112,92 h98 a14,14 0 0 1 14,14 v22 a14,14 0 0 1 -14,14 h-10 v18 l-22,-18 h-66 a14,14 0 0 1 -14,-14 v-22 a14,14 0 0 1 14,-14 z" fill="#7fd0ff"/>` +
  [138, 162, 186].map((x) => `<circle cx="${x}" cy="117" r="7" fill="#0d2436"/>`).join('')

const play = () =>
  `<circle cx="120" cy="72" r="52" fill="#64e818"/><path d="M104,46 L148,72 L104,98 Z" fill="#ffffff"/>` +
  `<rect x="18" y="140" width="204" height="8" rx="4" fill="#56748c"/><rect x="18" y="140" width="112" height="8" rx="4" fill="#64e818"/><circle cx="130" cy="144" r="10" fill="#ffffff"/>`

const paper = () =>
  `<path d="M62,6 H148 L184,42 V154 H62 Z" fill="#ffffff"/><path d="M148,6 V42 H184 Z" fill="#b3c9d9"/>` +
  `<path d="M82,64 H164 M82,86 H164 M82,108 H140" ${thick('#7d9ab3', 7)}/><circle cx="160" cy="132" r="20" fill="#64e818"/><path d="M150,132 l8,8 l14,-16" ${thick('#ffffff', 6)}/>`

const lens = () =>
  `<circle cx="104" cy="68" r="48" fill="#12384f"/><circle cx="104" cy="68" r="48" ${thick('#7fd0ff', 13)}/><path d="M140,104 L186,148" ${thick('#ffbf47', 18)}/><path d="M78,70 l18,20 l36,-40" ${thick('#64e818', 11)}/>`

const calendar = () =>
  `<rect x="52" y="22" width="136" height="128" rx="14" fill="#ffffff"/><path d="M52,56 V36 a14,14 0 0 1 14,-14 h108 a14,14 0 0 1 14,14 v20 z" fill="#ff7f61"/><path d="M86,10 V34 M154,10 V34" ${thick('#d6e4ee', 10)}/>` +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map(
      (day) =>
        `<rect x="${68 + (day % 4) * 28}" y="${72 + Math.floor(day / 4) * 34}" width="20" height="22" rx="4" fill="${day === 5 ? '#64e818' : '#b3c9d9'}"/>`,
    )
    .join('')

const mail = () =>
  `<rect x="32" y="30" width="176" height="112" rx="12" fill="#ffffff"/><path d="M32,44 L120,104 L208,44" ${thick('#2cc4b0', 11)}/><circle cx="204" cy="34" r="22" fill="#ff7f61"/><path d="M204,24 v20" ${thick('#ffffff', 7)}/>`

const bug = () =>
  `<path d="M70,52 l24,16 M62,92 h26 M72,136 l22,-18 M170,52 l-24,16 M178,92 h-26 M168,136 l-22,-18" ${thick('#ffb39e', 8)}/><ellipse cx="120" cy="94" rx="38" ry="50" fill="#ff7f61"/><path d="M120,60 V142" ${thick('#d95a3d', 6)}/><circle cx="120" cy="40" r="22" fill="#d95a3d"/>`

const clock = () =>
  `<circle cx="120" cy="80" r="66" fill="#ffffff"/><circle cx="120" cy="80" r="66" ${thick('#64e818', 12)}/><path d="M120,42 V82 L148,100" ${thick('#0b2a3c', 10)}/>`

const leaf = () =>
  `<path d="M64,138 C40,50 110,8 190,14 C194,96 146,150 72,124" fill="#64e818"/><path d="M54,152 C84,98 112,74 156,50" ${thick('#2f8a0a', 9)}/>`

const percent = () =>
  `<path d="M120,6 l22,14 26,-2 8,24 22,14 -8,24 8,24 -22,14 -8,24 -26,-2 -22,14 -22,-14 -26,2 -8,-24 -22,-14 8,-24 -8,-24 22,-14 8,-24 26,2 z" fill="#ff7f61"/><path d="M150,50 L92,112" ${thick('#ffffff', 11)}/><circle cx="96" cy="58" r="13" ${thick('#ffffff')}/><circle cx="146" cy="104" r="13" ${thick('#ffffff')}/>`

const pin = () =>
  `<path d="M120,152 S64,96 64,58 a56,54 0 0 1 112,0 C176,96 120,152 120,152 Z" fill="#ff7f61"/><circle cx="120" cy="58" r="24" fill="#ffffff"/>`

const scales = () =>
  `<path d="M120,16 V140 M84,146 H156 M44,42 H196" ${thick('#ffbf47', 10)}/><path d="M44,44 L18,100 H70 Z M196,44 L170,100 H222 Z" ${thick('#ffdf8e', 5)}/><path d="M14,100 H74 a30,24 0 0 1 -60,0 Z M166,100 H226 a30,24 0 0 1 -60,0 Z" fill="#ffbf47"/>`

const pay = () =>
  `<rect x="34" y="38" width="172" height="104" rx="14" fill="#8270f2"/><rect x="34" y="58" width="172" height="22" fill="#0d2436"/><rect x="52" y="100" width="40" height="24" rx="4" fill="#ffbf47"/><circle cx="190" cy="36" r="30" fill="#64e818"/><path d="M176,36 l10,11 l18,-21" ${thick('#ffffff', 8)}/>`

const NODES = [
  [30, 40],
  [30, 120],
  [100, 20],
  [100, 80],
  [100, 140],
  [170, 50],
  [170, 112],
  [220, 80],
] as const
const LINKS = [
  [0, 2],
  [0, 3],
  [1, 3],
  [1, 4],
  [0, 4],
  [1, 2],
  [2, 5],
  [3, 5],
  [3, 6],
  [4, 6],
  [4, 5],
  [5, 7],
  [6, 7],
] as const
const neurons = () =>
  `<path d="${LINKS.map(([from, to]) => `M${NODES[from].join(',')} L${NODES[to].join(',')}`).join(' ')}" ${thick('#b9adff', 3)}/>` +
  NODES.map(
    ([x, y], index) =>
      `<circle cx="${x}" cy="${y}" r="15" fill="${index === 7 ? '#64e818' : index < 2 ? '#7fd0ff' : '#8270f2'}"/>`,
  ).join('')

const ball = () =>
  `<rect x="8" y="14" width="224" height="132" rx="8" fill="#2f8f3e"/><path d="M120,14 V146 M8,50 H44 V110 H8 M232,50 H196 V110 H232" ${thick('#ffffff', 4)}/><circle cx="120" cy="80" r="26" ${thick('#ffffff', 4)}/><circle cx="152" cy="66" r="10" fill="#ffffff"/>`

const heart = () =>
  `<path d="M120,146 C20,84 50,14 96,22 C112,26 120,42 120,50 C120,42 128,26 144,22 C190,14 220,84 120,146 Z" fill="#ff7f61"/><path d="M62,84 h30 l12,-26 l20,50 l14,-24 h40" ${thick('#ffffff', 8)}/>`

const gear = () =>
  `<g transform="translate(120,80)">${[0, 45, 90, 135].map((turn) => `<rect x="-13" y="-72" width="26" height="144" rx="6" fill="#7fd0ff" transform="rotate(${turn})"/>`).join('')}<circle r="52" fill="#7fd0ff"/><circle r="24" fill="#0d2436"/></g>`

const umbrella = () =>
  `<path d="M30,88 C34,0 206,0 210,88 Q180,66 150,88 Q120,66 90,88 Q60,66 30,88 Z" fill="#64e818"/><path d="M120,84 V132 a16,16 0 0 0 32,0" ${thick('#d6e4ee', 9)}/>`

const cloudSign = () =>
  `<path d="M64,126 a36,36 0 0 1 4,-72 a52,52 0 0 1 98,4 a34,34 0 0 1 8,68 z" fill="#ffffff"/><path d="M120,152 V86 M96,108 l24,-24 l24,24" ${thick('#64e818', 12)}/>`

const handset = () =>
  `<path d="M52,96 V80 a68,68 0 0 1 136,0 V96" ${thick('#d6e4ee', 12)}/><rect x="34" y="84" width="36" height="56" rx="14" fill="#64e818"/><rect x="170" y="84" width="36" height="56" rx="14" fill="#64e818"/><path d="M188,140 q0,16 -44,16" ${thick('#7fd0ff', 8)}/>`

export const SIGNS = {
  face,
  call,
  chat,
  play,
  paper,
  lens,
  calendar,
  mail,
  bug,
  clock,
  leaf,
  percent,
  pin,
  scales,
  pay,
  neurons,
  ball,
  heart,
  gear,
  umbrella,
  cloudSign,
  handset,
} as const
