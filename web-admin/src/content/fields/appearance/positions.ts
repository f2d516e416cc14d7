import type { Position } from '@flou/shared/content/appearance.ts'
import type { LookKey } from '../../../texts/content/look.ts'
import type { TextsOf } from '../../../texts/useTextsOf.ts'

const POSITIONS = ['left', 'center', 'right'] as const satisfies readonly Position[]

export const positionOptions = (t: TextsOf<LookKey>) =>
  POSITIONS.map((value) => ({ value, label: t(`look.${value}`) }))
