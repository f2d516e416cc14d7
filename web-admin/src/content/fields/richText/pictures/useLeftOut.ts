import { alertInfo } from '../../../../elements/notify.ts'
import { richTexts } from '../../../../texts/content/richText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import type { LeftOut } from '../clipboard/leftOut.ts'

const TEXTS = {
  pictures: 'rich.leftOut',
  broken: 'rich.brokenLeftOut',
  embeds: 'rich.embedsLeftOut',
  files: 'rich.filesLeftOut',
  notes: 'rich.notesLeftOut',
} as const satisfies Record<keyof LeftOut, string>

/** Says what of a paste or a drop is not in the text. */
export function useLeftOut(): (parts: LeftOut) => void {
  const t = useTextsOf(richTexts)
  return (parts) => {
    const said = (['pictures', 'broken', 'embeds', 'files', 'notes'] as const)
      .filter((part) => parts[part] > 0)
      .map((part) => t(TEXTS[part], { count: parts[part] }))
    alertInfo(said.join(' '))
  }
}
