import { backdrop } from './drawing/backdrop.ts'
import { cylinderGradients, painted } from './drawing/iso.ts'
import { THEMES, type ThemeName } from './palette.ts'
import { randomOf } from './drawing/random.ts'
import { SCENES, type SceneName } from './scenes.ts'

export const FRAMES = {
  hero: { width: 1600, height: 900, x: 0.71, y: 0.56, scale: 1.12 },
  mobile: { width: 800, height: 1000, x: 0.5, y: 0.32, scale: 0.68 },
  card: { width: 1200, height: 800, x: 0.5, y: 0.59, scale: 1.02 },
  seo: { width: 1200, height: 630, x: 0.5, y: 0.58, scale: 0.84 },
  promo: { width: 1600, height: 600, x: 0.76, y: 0.6, scale: 0.86 },
} as const
export type FrameName = keyof typeof FRAMES

export interface PictureSpec {
  scene: SceneName
  theme: ThemeName
  frame: FrameName
}

export function picture({ scene, theme, frame }: PictureSpec): string {
  const { width, height, x, y, scale } = FRAMES[frame]
  const random = randomOf(`${scene}-${theme}-${frame}`)
  const look = THEMES[theme]
  const solids = SCENES[scene](randomOf(scene), look)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    backdrop({ width, height }, look, random) +
    `<defs>${cylinderGradients()}</defs>` +
    `<g transform="translate(${width * x},${height * y}) scale(${scale})">${painted(solids)}</g></svg>`
  )
}
