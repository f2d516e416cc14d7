export interface Tone {
  top: string
  left: string
  right: string
}

export const TONES = {
  green: { top: '#a4f76a', left: '#64e818', right: '#3fae0b' },
  white: { top: '#ffffff', left: '#d6e4ee', right: '#b3c9d9' },
  navy: { top: '#33536f', left: '#1b3650', right: '#102338' },
  slate: { top: '#7d9ab3', left: '#53728c', right: '#3a566e' },
  teal: { top: '#7ff0de', left: '#2cc4b0', right: '#16907f' },
  violet: { top: '#b9adff', left: '#8270f2', right: '#5b49c9' },
  amber: { top: '#ffdf8e', left: '#ffbf47', right: '#e0962a' },
  coral: { top: '#ffb39e', left: '#ff7f61', right: '#d95a3d' },
} as const satisfies Record<string, Tone>
export type ToneName = keyof typeof TONES

export interface Theme {
  from: string
  to: string
  glow: string
  secondGlow: string
  line: string
  plate: Tone
  isDark: boolean
}

const darkPlate: Tone = { top: '#16324a', left: '#0c2135', right: '#081828' }
const lightPlate: Tone = { top: '#ffffff', left: '#cfdfe9', right: '#b7ccd9' }

export const THEMES = {
  ink: {
    from: '#061320',
    to: '#0f3146',
    glow: '#64e818',
    secondGlow: '#1c8fb8',
    line: '#8fd6ff',
    plate: darkPlate,
    isDark: true,
  },
  teal: {
    from: '#04262c',
    to: '#0d5a5c',
    glow: '#64e818',
    secondGlow: '#2ce0c8',
    line: '#9ff5e6',
    plate: { top: '#0f4650', left: '#0a323a', right: '#07252c' },
    isDark: true,
  },
  indigo: {
    from: '#11103a',
    to: '#35309a',
    glow: '#8e7dff',
    secondGlow: '#64e818',
    line: '#c9c2ff',
    plate: { top: '#2a2874', left: '#1d1b59', right: '#151346' },
    isDark: true,
  },
  ocean: {
    from: '#04182f',
    to: '#0f4a7a',
    glow: '#2ce0c8',
    secondGlow: '#64e818',
    line: '#a9d8ff',
    plate: { top: '#123f66', left: '#0c2e4d', right: '#082239' },
    isDark: true,
  },
  mint: {
    from: '#f2fde9',
    to: '#c5f0dc',
    glow: '#ffffff',
    secondGlow: '#9bf266',
    line: '#1d7d63',
    plate: lightPlate,
    isDark: false,
  },
  sky: {
    from: '#eaf5ff',
    to: '#bcdcf7',
    glow: '#ffffff',
    secondGlow: '#8fe3d4',
    line: '#22628f',
    plate: lightPlate,
    isDark: false,
  },
  dawn: {
    from: '#fff6e6',
    to: '#ffd9c2',
    glow: '#ffffff',
    secondGlow: '#ffe28a',
    line: '#a8583a',
    plate: lightPlate,
    isDark: false,
  },
} as const satisfies Record<string, Theme>
export type ThemeName = keyof typeof THEMES
