import { mediaTexts, type MediaTextKey } from '../../texts/screens/mediaLibrary.ts'
import { useTextsOf, type TextsOf } from '../../texts/useTextsOf.ts'

export type MediaTranslate = TextsOf<MediaTextKey>

export const useMediaText = (): MediaTranslate => useTextsOf(mediaTexts)
