import { alertInfo } from '../../../core/state/notify.ts'
import { richTexts } from '../../../core/texts/richText.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { LeftOut } from '../clipboard/leftOut.ts'

const TEXTS = {
  pictures: 'rich.leftOut',
  broken: 'rich.brokenLeftOut',
  embeds: 'rich.embedsLeftOut',
  files: 'rich.filesLeftOut',
  notes: 'rich.notesLeftOut',
} as const satisfies Record<keyof LeftOut, string>

export function useLeftOutMessage(): (leftOut: LeftOut) => void {
  const t = useTextsOf(richTexts)
  return (leftOut) => {
    const messages = (['pictures', 'broken', 'embeds', 'files', 'notes'] as const)
      .filter((kind) => leftOut[kind] > 0)
      .map((kind) => t(TEXTS[kind], { count: leftOut[kind] }))
    alertInfo(messages.join(' '))
  }
}
