import type { AnyType } from '@flou/shared/content/define.ts'
import { editorTexts } from '../../texts/editor.ts'
import { useLanguage, useTextsOf } from '../../texts/useText.ts'
import { dateText } from '../timeText.ts'
import type { Effect } from './effectOfSave.ts'

export function useEffectText(type: AnyType): (effect: Effect) => string {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  return (effect) =>
    t(`effect.${effect.is}`, {
      name: type.label[language],
      day: 'day' in effect ? dateText(effect.day, language) : '',
    })
}
