import type { Position } from '@flou/shared/content/appearance.ts'
import type { lookTexts } from '../../../texts/fields.ts'
import type { TextsOf } from '../../../texts/useText.ts'

const POSITIONS = ['left', 'center', 'right'] as const satisfies readonly Position[]

export const positionOptions = (t: TextsOf<typeof lookTexts>) =>
  POSITIONS.map((value) => ({ value, label: t(`look.${value}`) }))
