import { machinery } from './scenes/machinery.ts'
import { offices } from './scenes/offices.ts'
import type { Scene } from './scenes/parts.ts'
import { protection } from './scenes/protection.ts'
import { sites } from './scenes/sites.ts'
import { society } from './scenes/society.ts'
import { technology } from './scenes/technology.ts'
import { trade } from './scenes/trade.ts'
import { trades } from './scenes/trades.ts'
import { transport } from './scenes/transport.ts'

export const SCENES = {
  ...sites,
  ...machinery,
  ...protection,
  ...trades,
  ...transport,
  ...society,
  ...trade,
  ...offices,
  ...technology,
} as const satisfies Record<string, Scene>
export type SceneName = keyof typeof SCENES
