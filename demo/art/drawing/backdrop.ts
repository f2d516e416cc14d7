import type { Theme } from '../palette.ts'
import { between, type Random } from './random.ts'

interface Extent {
  width: number
  height: number
}

const grid = ({ width, height }: Extent, line: string) => {
  const step = 104
  const lines: string[] = []
  for (let offset = -height * 2; offset < width + height * 2; offset += step) {
    lines.push(`M${offset},0 l${height * 1.732},${height}`, `M${offset},0 l${-height * 1.732},${height}`)
  }
  return `<path d="${lines.join(' ')}" stroke="${line}" stroke-opacity="0.07" stroke-width="1.5" fill="none"/>`
}

const dust = ({ width, height }: Extent, random: Random, line: string) =>
  Array.from({ length: 26 }, () => {
    const radius = between(random, 1.5, 4)
    return `<circle cx="${Math.round(random() * width)}" cy="${Math.round(random() * height)}" r="${radius.toFixed(1)}" fill="${line}" fill-opacity="${between(random, 0.12, 0.5).toFixed(2)}"/>`
  }).join('')

const ribbons = ({ width, height }: Extent, random: Random, theme: Theme) =>
  [0, 1, 2]
    .map((index) => {
      const y = height * (0.62 + index * 0.12) + between(random, -30, 30)
      const lift = between(random, 60, 150)
      return `<path d="M-40,${y} C${width * 0.3},${y - lift} ${width * 0.55},${y + lift} ${width + 40},${y - lift * 0.6}" fill="none" stroke="${index === 1 ? '#64e818' : theme.line}" stroke-opacity="${index === 1 ? 0.3 : 0.14}" stroke-width="2.5"/>`
    })
    .join('')

export function backdrop(extent: Extent, theme: Theme, random: Random): string {
  const { width, height } = extent
  const light = (id: string, colour: string, opacity: number) =>
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  const strength = theme.isDark ? 0.38 : 0.75
  const glow = (id: string, x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${width * 0.48}" ry="${height * 0.62}" fill="url(#${id})"/>`
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${theme.from}"/><stop offset="1" stop-color="${theme.to}"/></linearGradient>` +
    `${light('glow', theme.glow, strength)}${light('second', theme.secondGlow, strength * 0.9)}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
    glow('second', width * between(random, 0.05, 0.3), height * between(random, 0.05, 0.3)) +
    glow('glow', width * between(random, 0.6, 0.85), height * between(random, 0.6, 0.85)) +
    grid(extent, theme.line) +
    ribbons(extent, random, theme) +
    dust(extent, random, theme.line)
  )
}
