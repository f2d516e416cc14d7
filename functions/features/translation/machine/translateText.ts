import type { MachineRequest } from '@flou/shared/translation/machine.ts'
import { cutText, joinText, segmentsIn } from '@flou/shared/translation/segments/cutText.ts'
import type { Services } from '../../../core/http/call.ts'
import { readTerms } from '../memory/readTerms.ts'
import type { Translator } from './translator.ts'

interface Call {
  body: MachineRequest
  services: Pick<Services, 'table' | 'now'>
}

export async function translateText(translator: Translator, { body, services }: Call): Promise<string> {
  const cut = cutText(body.source, body.isMarkup)
  const texts = segmentsIn(cut).map(({ text }) => text)
  const terms = await readTerms(services.table, services.now())
  return joinText(cut, await translator.translate({ texts, to: body.to, terms }))
}
