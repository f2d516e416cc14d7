import { mediaTexts, type MediaTextKey } from '../../texts/screens/mediaLibrary.ts'
import { useTextsOf, type TextsOf } from '../../texts/useTextsOf.ts'

export type MediaTranslate = TextsOf<MediaTextKey>

/** The library's texts in the interface's language. They come with the library, not with the first screen. */
export const useMediaText = (): MediaTranslate => useTextsOf(mediaTexts)
