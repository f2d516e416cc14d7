import { mediaTexts } from '../../texts/media.ts'
import { useTextsOf, type TextsOf } from '../../texts/useText.ts'

export type MediaTranslate = TextsOf<typeof mediaTexts>

export const useMediaText = (): MediaTranslate => useTextsOf(mediaTexts)
