import { Stack } from '@mantine/core'
import type { ScreenProps } from '../../../core/offices/office.ts'
import { exchangeTexts } from '../../../core/texts/exchange.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useRights } from '../../../core/session/rights.ts'
import { TranslationHead } from '../TranslationHead.tsx'
import { ExportCard } from './ExportCard.tsx'
import { ImportCard } from './ImportCard.tsx'

/** Exchange of texts with translators, as XLIFF 2.1 or CSV. */
export function ExchangeScreen({ route }: ScreenProps) {
  const t = useTextsOf(exchangeTexts)
  const { canEdit } = useRights()
  return (
    <>
      <TranslationHead route={route} about={t('exchange.about')} />
      <Stack>
        <ExportCard />
        {canEdit && <ImportCard />}
      </Stack>
    </>
  )
}
