import type { Position } from '@flou/shared/content/appearance.ts'
import type { Translate } from '../../../texts/useText.ts'

const POSITIONS = ['left', 'center', 'right'] as const satisfies readonly Position[]

export const positionOptions = (t: Translate) =>
  POSITIONS.map((value) => ({ value, label: t(`look.${value}`) }))
